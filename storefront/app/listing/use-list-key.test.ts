import { renderHook } from '@testing-library/react';
import { useListKey } from './use-list-key';

const keys = (steps: readonly (readonly [items: readonly string[], isUnseen: boolean])[]) => {
  const hook = renderHook(({ step: [items, isUnseen] }) => useListKey(items, isUnseen), {
    initialProps: { step: steps[0]! },
  });
  return steps.map((step) => {
    hook.rerender({ step });
    return hook.result.current;
  });
};

it('useListKey returns a new key when a list changes while a sheet covers it', () => {
  const [all, few] = [['a', 'b'], ['b']];
  const [first, opened, chosen, closed] = keys([
    [all, false],
    [all, true],
    [few, true],
    [few, false],
  ]);
  expect(opened).toBe(first);
  expect(chosen).not.toBe(first);
  expect(closed).toBe(chosen);
});

it('useListKey keeps its key when a list grows while the shopper sees it', () => {
  const [first, grown] = keys([
    [['a'], false],
    [['a', 'b'], false],
  ]);
  expect(grown).toBe(first);
});
