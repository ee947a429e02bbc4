import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SizeGridTable, type SizeGridRow } from './index.js';

const rows: SizeGridRow[] = [
  { eu: '41', uk: '7.5', us: '8.5', cm: '26', height: null },
  { eu: '42', uk: '8.5', us: null, cm: '26,5', height: null },
];

describe('SizeGridTable', () => {
  it('SizeGridTable has a column for each known size system and a dash for a missing size', () => {
    render(<SizeGridTable label="Таблица размеров" rows={rows} />);
    expect(screen.getByRole('table', { name: 'Таблица размеров' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'EU',
      'UK',
      'US',
      'Стопа, см',
    ]);
    const row = screen.getByRole('row', { name: /42/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['8.5', '—', '26,5']);
  });

  it('SizeGridTable selects the shopper’s size by mouse and keyboard', async () => {
    const onChange = jest.fn();
    render(<SizeGridTable label="Размеры" rows={rows} value="41" onValueChange={onChange} />);
    expect(screen.getByRole('radio', { name: 'Ваш размер 41' })).toBeChecked();
    await userEvent.click(screen.getByText('42'));
    screen.getByRole('radio', { name: /41/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange.mock.calls).toEqual([['42'], ['42']]);
  });
});
