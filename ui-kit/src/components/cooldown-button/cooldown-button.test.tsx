import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { CooldownButton } from './index.js';
import { formatSeconds } from './use-seconds-left.js';

describe('CooldownButton', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => jest.useRealTimers());

  it('CooldownButton is disabled until its end time and shows the remaining seconds', () => {
    render(<CooldownButton until={1_002_000}>Отправить ещё раз</CooldownButton>);
    const button = screen.getByRole('button');
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent('Отправить ещё раз через 0:02');
    act(() => jest.advanceTimersByTime(1250));
    expect(button).toHaveTextContent('через 0:01');
    act(() => jest.advanceTimersByTime(1000));
    expect(button).toBeEnabled();
    expect(button).toHaveTextContent(/^Отправить ещё раз$/);
  });

  it('CooldownButton is disabled again when its end time moves to the future', () => {
    const { rerender } = render(<CooldownButton until={0}>Ещё раз</CooldownButton>);
    expect(screen.getByRole('button')).toBeEnabled();
    rerender(<CooldownButton until={1_065_000}>Ещё раз</CooldownButton>);
    expect(screen.getByRole('button')).toHaveTextContent('через 1:05');
  });
});

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [605, '10:05'],
])('formatSeconds writes %d seconds as %s', (seconds, text) => expect(formatSeconds(seconds)).toBe(text));
