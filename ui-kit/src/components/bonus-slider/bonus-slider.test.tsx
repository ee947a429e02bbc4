import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { firstBonuses, mostBonuses, rescaledBonuses } from './bonus-amount.js';
import { BonusSlider } from './index.js';

describe('amounts', () => {
  it.each([
    [1280, undefined, 320],
    [1280, 500, 500],
    [1280, 2000, 1280],
    [1285, 1285, 1280],
    [9, undefined, 0],
    [0, undefined, 0],
  ])('firstBonuses of %d available bonuses with %s chosen before is %d', (available, previous, first) => {
    expect(firstBonuses(available, previous)).toBe(first);
  });

  it('rescaledBonuses keeps the chosen share when the available bonuses change', () => {
    expect(rescaledBonuses(320, 1280, 640)).toBe(160);
    expect(rescaledBonuses(640, 640, 1280)).toBe(1280);
    expect(rescaledBonuses(0, 0, 400)).toBe(100);
  });

  it('rescaledBonuses is a multiple of ten and never more than available', () => {
    const points = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(points, points, points, (chosen, before, now) => {
        const amount = rescaledBonuses(Math.min(chosen, before), before, now);
        expect(amount % 10).toBe(0);
        expect(amount).toBeLessThanOrEqual(mostBonuses(now));
        expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it('BonusSlider confirms the chosen amount and follows changes of the cart', async () => {
  const onConfirm = jest.fn();
  const { rerender } = render(<BonusSlider available={1280} onSubmit={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Списать 320\u00A0бонусов' }));
  rerender(<BonusSlider available={640} onSubmit={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Списать 160\u00A0бонусов' }));
  expect(onConfirm.mock.calls).toEqual([[320], [160]]);
});

it('BonusSlider is disabled when too few bonuses are available', () => {
  render(<BonusSlider available={5} onSubmit={() => undefined} />);
  expect(screen.getByRole('slider')).toBeDisabled();
  expect(screen.getByRole('button')).toBeDisabled();
});
