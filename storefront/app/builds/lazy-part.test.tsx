import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
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

it('lazyPart shows nothing when its file cannot be loaded, and leaves the rest of the page', async () => {
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

it('lazyPart renders the part when its file is loaded', async () => {
  const Part = lazyPart(async () => ({ default: ({ name }: { name: string }) => <section>{name}</section> }));
  render(
    <Suspense>
      <Part name="Меню" />
    </Suspense>,
  );
  expect(await screen.findByText('Меню')).toBeVisible();
});
