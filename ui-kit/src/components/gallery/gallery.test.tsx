import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ImageLoaderProvider } from '../image/index.js';
import { Gallery } from './index.js';

const images = ['side', 'above', 'close'].map((id) => ({ id, src: `${id}.svg`, alt: `Вид ${id}` }));

// jsdom does not scroll.
beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
});

async function zoom(name: RegExp) {
  await userEvent.click(screen.getByRole('link', { name }));
  return screen.findByRole('dialog', { name: 'Фотографии товара' });
}

describe('Gallery', () => {
  it('leads to the large pictures where there is no script', () => {
    render(
      <ImageLoaderProvider loader={({ src, width }) => `/${width}/${src}`}>
        <Gallery images={images} />
      </ImageLoaderProvider>,
    );
    expect(screen.getByRole('link', { name: /Вид above/ })).toHaveAttribute('href', '/1536/above.svg');
  });

  it('says that a picture comes later when there is none', () => {
    render(<Gallery images={[]} />);
    expect(screen.getByRole('img', { name: 'Фотография появится позже' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has no thumbnails for a single picture', () => {
    render(<Gallery images={images.slice(0, 1)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens at the chosen picture and turns by arrow, button and thumbnail', async () => {
    render(<Gallery images={images} />);
    const dialog = within(await zoom(/Вид above/));
    expect(dialog.getByText('Фотография 2 из 3')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Следующая фотография' }));
    expect(dialog.getByText('Фотография 3 из 3')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Следующая фотография' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Фотография 1 из 3' }));
    expect(dialog.getByText('Фотография 1 из 3')).toBeInTheDocument();
    dialog.getByRole('button', { name: 'Закрыть' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.getByText('Фотография 2 из 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(dialog.getByText('Фотография 1 из 3')).toBeInTheDocument();
  });

  it('does not count the pictures that it glides past', async () => {
    render(<Gallery images={images} />);
    const strip = screen.getByRole('list', { name: 'Фотографии товара' });
    // A slide is one pixel wide in jsdom.
    const scrollTo = (scrollLeft: number) => fireEvent.scroll(strip, { target: { scrollLeft } });
    await userEvent.click(screen.getByRole('button', { name: 'Фотография 3 из 3' }));
    scrollTo(1);
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
    scrollTo(2);
    scrollTo(1);
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Фотография 1 из 3' }));
    fireEvent.pointerDown(strip);
    scrollTo(2);
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
  });

  it('enlarges once at a double tap, and the arrows then leave the picture where it is', async () => {
    render(<Gallery images={images} />);
    const dialog = within(await zoom(/Вид side/));
    const picture = dialog.getByRole('button', { name: /Вид side/ });
    await userEvent.dblClick(picture);
    expect(picture).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.getByText('Фотография 1 из 3')).toBeInTheDocument();
  });

  it('is gone when it is closed', async () => {
    render(<Gallery images={images} />);
    const dialog = await zoom(/Вид side/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
