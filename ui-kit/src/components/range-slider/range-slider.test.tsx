import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { RangeSlider, type RangeSliderProps } from './index.js';

const base: RangeSliderProps = {
  label: 'Цена',
  thumbLabels: ['Цена от', 'Цена до'],
  value: [2000, 8000],
  max: 10_000,
  onValueChange: () => undefined,
};

it('RangeSlider does not let one thumb pass the other', () => {
  const onValueChange = jest.fn();
  render(<RangeSlider {...base} onValueChange={onValueChange} />);
  fireEvent.change(screen.getByRole('slider', { name: 'Цена от' }), { target: { value: '9000' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Цена до' }), { target: { value: '500' } });
  expect(onValueChange.mock.calls).toEqual([[[8000, 8000]], [[2000, 2000]]]);
});

it('RangeSlider calls onValueCommit when a thumb is released', () => {
  const onValueCommit = jest.fn();
  render(<RangeSlider {...base} onValueCommit={onValueCommit} />);
  fireEvent.pointerUp(screen.getByRole('slider', { name: 'Цена от' }));
  expect(onValueCommit).toHaveBeenCalledWith([2000, 8000]);
});
