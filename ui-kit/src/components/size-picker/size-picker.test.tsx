import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnServer } from '../../testing/render-on-server.js';
import { SizePicker, type SizeOption } from './index.js';

const sizes: SizeOption[] = [
  { id: 'a', label: '41', detail: '26 см', state: 'available', notes: ['завтра'] },
  { id: 'b', label: '42', state: 'sold' },
  { id: 'c', label: '43', state: 'reserved' },
  { id: 'd', label: '44', state: 'last', own: true },
];

describe('SizePicker', () => {
  it('SizePicker selects an available size on a click', async () => {
    const onChange = jest.fn();
    render(<SizePicker sizes={sizes} value="" onValueChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: /41/ }));
    expect(onChange).toHaveBeenCalledWith('a');
  });

  it('SizePicker says why a size is not available and cannot be selected', async () => {
    const onChange = jest.fn();
    render(<SizePicker sizes={sizes} value="" onValueChange={onChange} />);
    expect(screen.getByRole('radio', { name: /42.*Нет в наличии/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /43.*В\u00A0брони/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /44.*Последняя.*Ваш размер/ })).toBeEnabled();
    await userEvent.click(screen.getByText('42'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('SizePicker reads out a size with its other measure and delivery time', () => {
    render(<SizePicker sizes={sizes} value="a" />);
    expect(screen.getByRole('radio', { name: '41 26 см завтра' })).toBeChecked();
  });

  it('SizePicker reads a size out in whole words when its notes are abridged', () => {
    const spoken = '26 см, 14 490 ₽, 9–15 декабря';
    render(<SizePicker sizes={[{ ...sizes[0]!, detail: '26', notes: ['с 9 дек'], spoken }]} value="" />);
    expect(screen.getByRole('radio', { name: `41 ${spoken}` })).toBeEnabled();
    expect(screen.getByText('с 9 дек')).toBeVisible();
  });

  it('SizePicker is described by its error for screen readers', () => {
    const { rerender } = render(<SizePicker sizes={sizes} value="" error="Выберите размер" />);
    const group = screen.getByRole('group', { name: 'Размеры' });
    expect(group).toHaveAccessibleDescription('Выберите размер');
    expect(group).toHaveAttribute('data-invalid');
    rerender(<SizePicker sizes={sizes} value="a" />);
    expect(group).not.toHaveAccessibleDescription();
    expect(group).not.toHaveAttribute('data-invalid');
  });

  it('SizePicker renders a list of links without JavaScript', () => {
    const page = renderOnServer(<SizePicker sizes={sizes} value="d" hrefOf={(id) => `/product/runner?size=${id}`} />);
    const links = within(page).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/product/runner?size=a',
      '/product/runner?size=d',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
    expect(within(page).queryByRole('radio')).toBeNull();
    expect(page).toHaveTextContent('Нет в наличии');
  });
});
