import { Button, Input } from '@meet/ui-kit';
import { fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { nameOf, useKeys } from './use-keys';

const next = jest.fn();
const find = jest.fn();
const undo = jest.fn();

function Page() {
  useKeys({ j: next, 'mod+k': find, 'mod+z': undo });
  return (
    <>
      <Button>Press</Button>
      <Input label="Field" />
      <div role="dialog">
        <Button>In the dialog</Button>
      </div>
    </>
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  render(<Page />);
});

it('a keyboard shortcut works on the page in any keyboard layout', () => {
  fireEvent.keyDown(screen.getByText('Press'), { key: 'j', code: 'KeyJ' });
  fireEvent.keyDown(screen.getByText('Press'), { key: 'о', code: 'KeyJ' });
  expect(next).toHaveBeenCalledTimes(2);
});

it('a letter typed into a field triggers no shortcut, but Ctrl K opens the search', () => {
  fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'j', code: 'KeyJ' });
  fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'k', code: 'KeyK', ctrlKey: true });
  expect([next.mock.calls.length, find.mock.calls.length]).toEqual([0, 1]);
});

it('Ctrl Z undoes typing inside a field and the last action elsewhere', () => {
  fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'z', code: 'KeyZ', ctrlKey: true });
  expect(undo).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByText('Press'), { key: 'я', code: 'KeyZ', ctrlKey: true });
  expect(undo).toHaveBeenCalledTimes(1);
});

it('keys pressed in a dialog trigger no shortcuts of the page', () => {
  fireEvent.keyDown(screen.getByText('In the dialog'), { key: 'j', code: 'KeyJ' });
  expect(next).not.toHaveBeenCalled();
});

it.each([
  ['J', 'KeyJ', 'j'],
  ['о', 'KeyJ', 'j'],
  ['?', 'Slash', '?'],
  ['Enter', 'Enter', 'Enter'],
])('nameOf a pressed key %s with the code %s is the shortcut %s', (key, code, name) =>
  expect(nameOf({ key, code })).toBe(name),
);
