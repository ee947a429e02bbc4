import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useBackCloses } from './use-back-closes';

class FakeWatcher {
  static open: FakeWatcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    FakeWatcher.open.push(this);
  }
  destroy() {
    FakeWatcher.open = FakeWatcher.open.filter((one) => one !== this);
  }
}

function render(pointer: 'coarse' | 'fine', CloseWatcher: unknown = FakeWatcher) {
  FakeWatcher.open = [];
  Object.assign(window, {
    CloseWatcher,
    matchMedia: (query: string) => ({ matches: query === `(pointer: ${pointer})` }),
  });
  const onOpenChange = jest.fn();
  return {
    onOpenChange,
    ...renderHook(({ open }) => useBackCloses(open, onOpenChange), { initialProps: { open: true } }),
  };
}

it('Back closes an open panel, and nothing is watched after the panel was closed', () => {
  const { onOpenChange, rerender } = render('coarse');
  FakeWatcher.open[0]!.onclose!();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  rerender({ open: false });
  expect(FakeWatcher.open).toEqual([]);
});

it('Back closes no panel when the device has a mouse or the browser has no CloseWatcher', () => {
  render('fine');
  expect(FakeWatcher.open).toEqual([]);
  expect(() => render('coarse', undefined)).not.toThrow();
});
