import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Slider } from './index.js';
import { partOf } from './track.js';

it('Slider announces its value in the passed format', () => {
  const onValueChange = jest.fn();
  render(
    <Slider
      label="Бонусы"
      value={120}
      max={500}
      step={10}
      format={(points) => `${points} бонусов`}
      onValueChange={onValueChange}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Бонусы' });
  expect(slider).toHaveAttribute('aria-valuetext', '120 бонусов');
  expect(screen.getByRole('status')).toHaveTextContent('120 бонусов');
  fireEvent.change(slider, { target: { value: '200' } });
  expect(onValueChange).toHaveBeenCalledWith(200);
});

it('Slider goes from 0 to 100 in steps of 1 by default', () => {
  render(<Slider label="Громкость" value={40} onValueChange={() => undefined} />);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Громкость' });
  expect([slider.min, slider.max, slider.step || '1']).toEqual(['0', '100', '1']);
});

describe('partOf', () => {
  it.each([
    [5, 0, 10, 0.5],
    [-5, 0, 10, 0],
    [50, 0, 10, 1],
    [0, 0, 0, 0],
  ])('partOf returns for the value %d in the range of %d to %d the share %d', (value, min, max, part) =>
    expect(partOf(value, min, max)).toBe(part),
  );
});
