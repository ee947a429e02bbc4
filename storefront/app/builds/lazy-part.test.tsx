import { jest } from '@jest/globals';
import { Button } from '@meet/ui-kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lazyPart } from './lazy-part';

const chunkError = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
const asked = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  asked.mockReset();
  globalThis.fetch = (async () => {
    asked();
    throw new TypeError('Failed to fetch');
  }) as never;
});

it('lazyPart renders nothing and keeps the rest of the page when its component file cannot be loaded', async () => {
  const Part = lazyPart(chunkError);
  render(
    <Suspense>
      <main>The frame</main>
      <Part />
    </Suspense>,
  );
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('The frame')).toBeVisible();
  // The shop cannot be reached: a load of the page would end on the browser's own error.
  expect(sessionStorage.getItem('forcedLoads')).toBeNull();
});

const Menu = ({ open = true }: { open?: boolean; onOpenChange?: (open: boolean) => void }) =>
  open && <section>Меню</section>;

/** A file that is there from the second attempt on. */
function lostOnce() {
  let lost = true;
  return async () => {
    if (!lost) return { default: Menu };
    lost = false;
    return chunkError();
  };
}

describe('lazyPart with a sign', () => {
  it('lazyPart shows an error in place of a component that fails to load, and the component after retry', async () => {
    const Part = lazyPart(lostOnce(), 'message');
    render(
      <Suspense>
        <main>The frame</main>
        <Part />
      </Suspense>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Не загрузилось');
    expect(screen.getByText('The frame')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('Меню')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lazyPart retries a failed file by itself when the browser is online again', async () => {
    const Part = lazyPart(lostOnce(), 'panel');
    render(
      <Suspense>
        <Part open />
      </Suspense>,
    );
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Меню')).toBeVisible();
  });

  it('lazyPart requests no component file while the browser is offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn(async () => ({ default: Menu }));
    const Part = lazyPart(load, 'panel');
    render(
      <Suspense>
        <Part open />
      </Suspense>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    expect(load).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Меню')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('lazyPart stops automatic retries when the shop answers and a reload of the page has not helped', async () => {
    jest.useFakeTimers();
    sessionStorage.setItem('forcedLoads', JSON.stringify({ '/': Date.now() }));
    globalThis.fetch = (async () => ({ ok: true, json: async () => ({ id: 'build' }) })) as never;
    const load = jest.fn(chunkError);
    const Part = lazyPart(load, 'message');
    render(
      <Suspense>
        <Part />
      </Suspense>,
    );
    for (let second = 0; second < 30; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  it('lazyPart closes the error message of a panel with the panel, and shows none while it is closed', async () => {
    const Part = lazyPart<Parameters<typeof Menu>[0]>(chunkError, 'panel');
    const onOpenChange = jest.fn();
    const page = (open: boolean) => (
      <Suspense>
        <Part open={open} onOpenChange={onOpenChange} />
      </Suspense>
    );
    const { rerender } = render(page(true));
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    rerender(page(false));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('lazyPart renders its component when the component file is loaded', async () => {
  const Part = lazyPart(async () => ({ default: ({ name }: { name: string }) => <section>{name}</section> }));
  render(
    <Suspense>
      <Part name="Меню" />
    </Suspense>,
  );
  expect(await screen.findByText('Меню')).toBeVisible();
});

it('lazyPart keeps the server-rendered markup while its file cannot be loaded, and hydrates the markup afterwards', async () => {
  const pressed = jest.fn();
  const Action = () => <Button onClick={pressed}>Нашли дешевле?</Button>;
  let lost = true;
  const Part = lazyPart(async () => (lost ? chunkError() : { default: Action }));
  const page = document.createElement('div');
  const server = render(<Action />);
  // React's comments around what a boundary shows.
  page.innerHTML = `<!--$-->${server.container.innerHTML}<!--/$-->`;
  server.unmount();
  document.body.append(page);
  const recovered = jest.fn();
  const root = await act(async () =>
    hydrateRoot(
      page,
      <Suspense>
        <Part />
      </Suspense>,
      { onRecoverableError: recovered },
    ),
  );
  await waitFor(() => expect(asked).toHaveBeenCalled());
  const button = screen.getByRole('button', { name: 'Нашли дешевле?' });
  lost = false;
  await waitFor(
    () => {
      fireEvent.click(button);
      expect(pressed).toHaveBeenCalled();
    },
    { timeout: 5_000 },
  );
  expect(screen.getByRole('button')).toBe(button);
  expect(recovered).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  page.remove();
});
