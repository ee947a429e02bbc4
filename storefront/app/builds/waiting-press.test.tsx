import { jest } from '@jest/globals';
import { Button, Text } from '@meet/ui-kit';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useSyncExternalStore, type ComponentType } from 'react';

/** Where the shopper is, and whether they are on the way elsewhere. */
let place = { key: 'first', state: 'idle' };
const watchers = new Set<() => void>();
const usePlace = () =>
  useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    () => place,
  );
const go = (next: typeof place) =>
  act(() => {
    place = next;
    for (const watch of watchers) watch();
  });

jest.unstable_mockModule('react-router', () => ({ useLocation: usePlace, useNavigation: usePlace }));

const { useOpenHere } = await import('../browser/use-open-here');
const { lazyPart } = await import('./lazy-part');
const { WaitingPress } = await import('./waiting-press');

beforeEach(() => void (place = { key: 'first', state: 'idle' }));

function Menu({ Panel }: { Panel: ComponentType<{ open: boolean }> }) {
  const [open, setOpen] = useOpenHere();
  return (
    <>
      <Button onClick={() => setOpen(true)}>menu</Button>
      <Suspense fallback={<WaitingPress onLeave={() => setOpen(false)} />}>
        <Panel open={open} />
      </Suspense>
    </>
  );
}

/** Presses the menu button. Returns a function that lets the code of its panel arrive. */
async function press(): Promise<() => Promise<void>> {
  let load: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (load = resolve));
  const Panel = lazyPart(async () => {
    await code;
    return { default: ({ open }: { open: boolean }) => <Text>{open ? 'panel' : 'closed'}</Text> };
  });
  render(<Menu Panel={Panel} />);
  await userEvent.click(screen.getByRole('button', { name: 'menu' }));
  return () => act(async () => load());
}

it('a press on a button opens its panel once the code of the panel has loaded', async () => {
  const arrive = await press();
  await arrive();
  expect(await screen.findByText('panel')).toBeVisible();
});

it('a press that waits for its panel’s code is forgotten when the shopper goes to another page', async () => {
  const arrive = await press();
  await go({ key: 'first', state: 'loading' });
  await arrive();
  expect(await screen.findByText('closed')).toBeVisible();
  await go({ key: 'second', state: 'idle' });
  expect(screen.getByText('closed')).toBeVisible();
});

it('an open panel stays during navigation, closes on the next page and stays closed after Back', async () => {
  const arrive = await press();
  await arrive();
  await go({ key: 'first', state: 'loading' });
  expect(screen.getByText('panel')).toBeVisible();
  await go({ key: 'second', state: 'idle' });
  expect(screen.getByText('closed')).toBeVisible();
  await go({ key: 'first', state: 'idle' });
  expect(screen.getByText('closed')).toBeVisible();
});
