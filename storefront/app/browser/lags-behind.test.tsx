import { screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { lagsBehind } from './lags-behind';

const Filters = lagsBehind(({ chosen }: { chosen: string }) => <section>{chosen}</section>);

let root: Root;
let actEnvironment: unknown;
beforeEach(() => {
  actEnvironment = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', actEnvironment);
});

const draw = (chosen: string, isBehind: boolean) =>
  flushSync(() => root.render(<Filters props={{ chosen }} isBehind={isBehind} />));

it('lagsBehind updates content behind an open panel after the visible content', async () => {
  draw('42', true);
  draw('43', true);
  expect(screen.getByText('42')).toBeVisible();
  expect(await screen.findByText('43')).toBeVisible();
});

it('lagsBehind updates content at once when no panel covers the content', () => {
  draw('42', false);
  draw('43', false);
  expect(screen.getByText('43')).toBeVisible();
});
