import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Slider } from './index.js';
import { partOf } from './track.js';

it('says its value as it is read', () => {
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

describe('partOf', () => {
  it.each([
    [5, 0, 10, 0.5],
    [-5, 0, 10, 0],
    [50, 0, 10, 1],
    [0, 0, 0, 0],
  ])('%d of %d to %d is %d', (value, min, max, part) => expect(partOf(value, min, max)).toBe(part));
});
