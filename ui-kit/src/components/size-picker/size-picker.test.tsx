import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keepsTheContract } from '../../testing/contract.js';
import { SizePicker, type SizeOption } from './index.js';

const sizes: SizeOption[] = [
  { id: 'a', name: '41', state: 'available', notes: ['Со склада'] },
  { id: 'b', name: '42', state: 'sold' },
  { id: 'c', name: '43', state: 'reserved' },
  { id: 'd', name: '44', state: 'last' },
];

describe('SizePicker', () => {
  it('chooses a size that can be bought', async () => {
    const onChange = jest.fn();
    render(<SizePicker sizes={sizes} value="" onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: /41/ }));
    expect(onChange).toHaveBeenCalledWith('a');
  });

  it('says why a size cannot be chosen', async () => {
    const onChange = jest.fn();
    render(<SizePicker sizes={sizes} value="" onChange={onChange} />);
    expect(screen.getByRole('radio', { name: /42.*Нет в наличии/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /43.*В резерве/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /44.*Осталась одна/ })).toBeEnabled();
    await userEvent.click(screen.getByText('42'));
    expect(onChange).not.toHaveBeenCalled();
  });

  keepsTheContract('SizePicker', (props) => <SizePicker sizes={sizes} {...props} />);
});
