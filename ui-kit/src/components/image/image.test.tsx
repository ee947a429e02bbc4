import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { KnownStyles, stylesOf } from '../../testing/known-styles.js';
import { Image, ImageLoaderProvider } from './index.js';

describe('Image', () => {
  it('Image requests from the loader every picture width of the specification', () => {
    render(
      <ImageLoaderProvider loader={({ src, width }) => `/_ipx/w_${width}/${src}`}>
        <Image src="runner.svg" alt="Кроссовки" sizes="50vw" />
      </ImageLoaderProvider>,
    );
    const widths = screen.getByRole('img').getAttribute('srcset')?.match(/\d+w/g);
    expect(widths).toEqual(['320w', '640w', '768w', '1024w', '1280w', '1536w']);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  it('Image without a loader has one URL and no srcset', () => {
    render(<Image src="/runner.svg" alt="Кроссовки" sizes="50vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/runner.svg');
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
    expect(screen.getByRole('img')).not.toHaveAttribute('sizes');
  });

  it('Image lists each URL once when the loader has no wider picture', () => {
    render(
      <ImageLoaderProvider loader={({ src, width }) => `${src}?w=${Math.min(width, 768)}`}>
        <Image src="/runner.jpg" alt="Кроссовки" sizes="50vw" />
      </ImageLoaderProvider>,
    );
    expect(screen.getByRole('img').getAttribute('srcset')).toBe(
      '/runner.jpg?w=320 320w, /runner.jpg?w=640 640w, /runner.jpg?w=768 768w',
    );
  });

  it('Image escapes a URL with spaces and commas in srcset', () => {
    render(
      <ImageLoaderProvider loader={({ src, width }) => `/${width}/${src}`}>
        <Image src="чёрные кеды, 42,.jpg," alt="Кроссовки" sizes="50vw" />
      </ImageLoaderProvider>,
    );
    const [first] = screen.getByRole('img').getAttribute('srcset')!.split(', ');
    expect(first).toBe('/320/чёрные%20кеды,%2042,.jpg%2C 320w');
  });

  it('Image does not pass a data URL to the loader', () => {
    const drawing = 'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    const loader = jest.fn(() => '/stored.jpg');
    render(
      <ImageLoaderProvider loader={loader}>
        <Image src={drawing} alt="Кроссовки" sizes="50vw" />
      </ImageLoaderProvider>,
    );
    expect(screen.getByRole('img')).toHaveAttribute('src', drawing);
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
    expect(loader).not.toHaveBeenCalled();
  });

  it('Image with priority is loaded eagerly', () => {
    render(<Image src="runner.svg" alt="Кроссовки" sizes="50vw" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('Image has a picture for each theme and preloads the one of the visitor’s theme', () => {
    const { container } = render(<Image src="day.svg" darkSrc="night.svg" alt="" sizes="50vw" priority />);
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['day.svg', 'night.svg']);
    // The browser loads no lazy picture that is hidden.
    for (const picture of pictures) expect(picture).toHaveAttribute('loading', 'lazy');
    const preloads = [...document.head.querySelectorAll('link[rel=preload]')];
    expect(preloads.map((link) => [link.getAttribute('media'), link.getAttribute('href')])).toEqual([
      ['(prefers-color-scheme: light)', 'day.svg'],
      ['(prefers-color-scheme: dark)', 'night.svg'],
    ]);
  });

  it('Image shows a placeholder for a theme whose picture fails, and still shows the other theme’s picture', () => {
    const { container } = render(<Image src="day.svg" darkSrc="night.svg" alt="Кроссовки" sizes="50vw" />);
    fireEvent.error(container.querySelector('img[src="night.svg"]')!);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('span[role=img]')).toHaveAttribute('aria-label', 'Кроссовки');
  });

  it('Image shows its preview until the picture is loaded', () => {
    render(<Image src="runner.svg" alt="Кроссовки" sizes="50vw" preview="data:image/webp;base64,AAAA" />, {
      wrapper: KnownStyles,
    });
    const frame = screen.getByRole('img').parentElement!;
    expect(stylesOf(frame)).toContain('data:image/webp;base64,AAAA');
    fireEvent.load(screen.getByRole('img'));
    expect(stylesOf(frame)).not.toContain('data:');
  });

  it('Image with priority shows no preview, because the picture may load before the scripts', () => {
    render(<Image src="runner.svg" alt="Кроссовки" sizes="50vw" preview="data:image/webp;base64,AAAA" priority />, {
      wrapper: KnownStyles,
    });
    expect(stylesOf(screen.getByRole('img').parentElement!)).not.toContain('data:');
  });

  it('Image ignores a preview that is not a plain data URL, because previews become style rules', () => {
    render(
      <Image src="runner.svg" alt="Кроссовки" sizes="50vw" preview={'data:image/webp,"); color: red; --x: url("'} />,
    );
    expect(stylesOf(screen.getByRole('img').parentElement!)).not.toContain('color: red');
  });

  it('Image keeps its size and accessible name when the picture fails or is missing', () => {
    render(<Image src="broken.svg" alt="Кроссовки" sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Кроссовки' }).tagName).toBe('SPAN');
    render(<Image src={null} alt="" sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'Фотография появится позже' })).toBeInTheDocument();
  });
});
