import { fireEvent, render, screen } from '@testing-library/react';
import { Image, ImageLoaderProvider } from './index.js';

describe('Image', () => {
  it('asks the loader for every width of the specification', () => {
    render(
      <ImageLoaderProvider loader={({ src, width }) => `/_ipx/w_${width}/${src}`}>
        <Image src="runner.svg" alt="Кроссовки" sizes="50vw" />
      </ImageLoaderProvider>,
    );
    const widths = screen.getByRole('img').getAttribute('srcset')?.match(/\d+w/g);
    expect(widths).toEqual(['320w', '640w', '768w', '1024w', '1280w', '1536w']);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  it('loads the picture of the first screen at once', () => {
    render(<Image src="runner.svg" alt="Кроссовки" sizes="50vw" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('keeps its place and its name when the picture fails or is not there', () => {
    render(<Image src="broken.svg" alt="Кроссовки" sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Кроссовки' }).tagName).toBe('SPAN');
    render(<Image src={null} alt="" sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'Фотография появится позже' })).toBeInTheDocument();
  });
});
