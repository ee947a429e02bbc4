import { jest } from '@jest/globals';
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
  it('Gallery links to the large versions of its pictures without JavaScript', () => {
    render(
      <ImageLoaderProvider loader={({ src, width }) => `/${width}/${src}`}>
        <Gallery images={images} />
      </ImageLoaderProvider>,
    );
    expect(screen.getByRole('link', { name: /Вид above/ })).toHaveAttribute('href', '/1536/above.svg');
  });

  it('Gallery says that a picture comes later when there are no pictures', () => {
    render(<Gallery images={[]} />);
    expect(screen.getByRole('img', { name: 'Фотография появится позже' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    // With an odd number the first picture has a row of its own; on tablets always, and so has the last one of an even number.
    [3, ['58vw 50vw', '29vw 25vw', '29vw 25vw']],
    [4, ['29vw 50vw', '29vw 25vw', '29vw 25vw', '29vw 50vw']],
  ])('Gallery requests %i pictures in the width in which its grid draws them', (count, widths) => {
    const many = [...images, { id: 'sole', src: 'sole.svg', alt: 'Вид sole' }].slice(0, count);
    const { container } = render(
      <ImageLoaderProvider loader={({ src, width }) => `/${width}/${src}`}>
        <Gallery images={many} />
      </ImageLoaderProvider>,
    );
    const asked = [...container.querySelectorAll('ul:first-of-type > li > a img')].slice(0, count).map((img) => {
      const [, desktop, tablet] = /1024px\) (\w+), \(min-width: 768px\) (\w+), 100vw$/.exec(
        img.getAttribute('sizes')!,
      )!;
      return `${desktop} ${tablet}`;
    });
    expect(asked).toEqual(widths);
  });

  it('Gallery has no thumbnails for a single picture', () => {
    render(<Gallery images={images.slice(0, 1)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('Gallery loads further pictures of the strip after the first touch, one ahead of the swipe', () => {
    render(<Gallery images={[...images, { id: 'sole', src: 'sole.svg', alt: 'Вид sole' }]} />);
    const strip = screen.getByRole('list', { name: 'Фотографии товара' });
    const later = () => [...strip.children].map((slide) => slide.hasAttribute('data-later'));
    expect(later()).toEqual([false, true, true, true]);
    fireEvent.touchStart(strip);
    expect(later()).toEqual([false, false, true, true]);
    fireEvent.scroll(strip, { target: { scrollLeft: 1 } });
    expect(later()).toEqual([false, false, false, true]);
  });

  it('Gallery loads a picture chosen by its thumbnail without those in between', async () => {
    render(<Gallery images={[...images, { id: 'sole', src: 'sole.svg', alt: 'Вид sole' }]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Фотография 4 из 4' }));
    const strip = screen.getByRole('list', { name: 'Фотографии товара' });
    const later = [...strip.children].map((slide) => slide.hasAttribute('data-later'));
    expect(later).toEqual([false, true, true, false]);
  });

  it('the viewer of Gallery opens at the chosen picture and is turned by arrows, buttons and thumbnails', async () => {
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

  it('the counter of Gallery ignores pictures that are passed while scrolling to another picture', async () => {
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

  it('the viewer of Gallery enlarges a picture on a double tap, and arrow keys then change nothing', async () => {
    render(<Gallery images={images} />);
    const dialog = within(await zoom(/Вид side/));
    const picture = dialog.getByRole('button', { name: /Вид side/ });
    await userEvent.dblClick(picture);
    expect(picture).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.getByText('Фотография 1 из 3')).toBeInTheDocument();
  });

  it('Gallery made of given parts has those alone, in their order, with the names of a whole gallery', async () => {
    const { container } = render(
      <Gallery images={images}>
        <Gallery.Thumbnails />
        <p>Снято при дневном свете</p>
        <Gallery.Strip />
      </Gallery>,
    );
    const parts = [...container.firstElementChild!.children].map((part) => part.getAttribute('data-part'));
    expect(parts).toEqual(['thumbnails', null, 'strip']);
    expect(screen.queryByText('1 / 3')).toBeNull();
    expect(screen.getByRole('list', { name: 'Фотографии товара' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Фотография 3 из 3' }));
    expect(screen.getByRole('button', { name: 'Фотография 3 из 3' })).toHaveAttribute('aria-current', 'true');
    const dialog = within(await zoom(/Вид above/));
    expect(dialog.getByText('Фотография 2 из 3')).toBeInTheDocument();
  });

  it('Gallery gives its parts the classes of classNames', () => {
    render(<Gallery images={images} classNames={{ open: 'mine', counter: 'small' }} />);
    expect(screen.getByRole('link', { name: /Вид side/ })).toHaveClass('mine');
    expect(screen.getByText('1 / 3')).toHaveClass('small');
  });

  it('a part outside of a Gallery says where it belongs', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Gallery.Strip />)).toThrow('Gallery.Strip must stand inside a Gallery');
  });

  it('the viewer of Gallery is removed from the page when closed', async () => {
    render(<Gallery images={images} />);
    const dialog = await zoom(/Вид side/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a video', () => {
  const video = {
    type: 'video',
    id: 'turning',
    src: 'turning.webm',
    poster: 'turning.jpg',
    alt: 'Вид со всех сторон',
    captions: { src: 'turning.vtt', language: 'ru', label: 'Русские' },
  } as const;
  const items = [images[0]!, video, images[1]!];
  // jsdom plays nothing.
  const mocked = () => ({
    play: jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(),
    pause: jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(),
    load: jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(),
  });
  let media: ReturnType<typeof mocked>;
  /** Tells a player how much of it is in sight. */
  const sight = new Map<Element, (intersectionRatio: number) => void>();

  beforeEach(() => {
    media = mocked();
    // jsdom has no layout.
    globalThis.IntersectionObserver = class {
      constructor(private readonly told: (entries: { intersectionRatio: number }[]) => void) {}
      observe(element: Element) {
        sight.set(element, (intersectionRatio) => this.told([{ intersectionRatio }]));
      }
      disconnect() {
        sight.clear();
      }
    } as never;
  });

  const player = () => document.querySelector('video')!;
  const button = () => screen.getByRole('button', { name: 'Смотреть видео: Вид со всех сторон' });

  it('a video in Gallery loads only its poster and does not start by itself', () => {
    render(
      <ImageLoaderProvider loader={({ src, width }) => `/${width}/${src}`}>
        <Gallery images={items} />
      </ImageLoaderProvider>,
    );
    expect(player()).toHaveAttribute('preload', 'none');
    expect(player()).toHaveAttribute('poster', '/1280/turning.jpg');
    expect(player()).not.toHaveAttribute('autoplay');
    expect(player()).not.toHaveAttribute('loop');
    expect(player()).not.toHaveAttribute('controls');
    expect(media.play).not.toHaveBeenCalled();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it.each(['{Enter}', ' '])(
    'a video in Gallery plays inline and muted on the key “%s”, and takes the focus',
    async (key) => {
      render(<Gallery images={items} />);
      button().focus();
      await userEvent.keyboard(key);
      expect(media.play.mock.contexts).toEqual([player()]);
      expect(player().muted).toBe(true);
      expect(player()).toHaveAttribute('playsinline');
      expect(player()).toHaveAttribute('controls');
      expect(player()).toHaveFocus();
      expect(screen.queryByRole('button', { name: /Смотреть видео/ })).toBeNull();
      expect(player().querySelector('track')).toMatchObject({ kind: 'captions', srclang: 'ru', label: 'Русские' });
    },
  );

  it('a video in Gallery pauses when scrolled out of view or when the viewer opens', async () => {
    render(<Gallery images={items} />);
    await userEvent.click(button());
    sight.get(player())!(0.5);
    expect(media.pause).not.toHaveBeenCalled();
    sight.get(player())!(0);
    expect(media.pause.mock.contexts).toEqual([player()]);
    const inPage = player();
    await zoom(/Вид side/);
    expect(media.pause.mock.contexts).toEqual([inPage, inPage]);
  });

  it('a video in Gallery is named in the thumbnails and keeps the arrow keys in the viewer', async () => {
    render(<Gallery images={items} />);
    const dialog = within(await zoom(/Вид side/));
    await userEvent.click(dialog.getByRole('button', { name: 'Видео 2 из 3' }));
    expect(dialog.getByText('Видео 2 из 3')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: /Смотреть видео/ }));
    expect(media.play).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.getByText('Видео 2 из 3')).toBeInTheDocument();
    dialog.getByRole('button', { name: 'Закрыть' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.getByText('Фотография 3 из 3')).toBeInTheDocument();
  });

  it('a video in Gallery that fails to load shows a message and can be loaded again', async () => {
    render(<Gallery images={items} />);
    await userEvent.click(button());
    Object.defineProperty(player(), 'error', { value: { code: 4 } });
    fireEvent.error(player());
    expect(screen.getByRole('alert')).toHaveTextContent('Видео не загрузилось');
    expect(button()).toHaveFocus();
    expect(player()).not.toHaveAttribute('controls');
    await userEvent.click(button());
    expect(media.load).toHaveBeenCalledTimes(1);
    expect(media.play).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
