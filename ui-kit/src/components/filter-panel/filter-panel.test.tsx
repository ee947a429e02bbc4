import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keepsTheContract } from '../../testing/contract.js';
import { FilterPanel, type FilterChoice, type FilterGroupData } from './index.js';
import { findChoices, splitChoices } from './split-choices.js';

const choice = (value: string, count = 3, checked = false): FilterChoice => ({ value, label: value, count, checked });
const many = Array.from({ length: 20 }, (_, index) => choice(`Бренд ${index + 1}`));
const group = (choices: FilterChoice[]): FilterGroupData => ({ name: 'brand', title: 'Бренд', choices });

describe('splitChoices', () => {
  it('shows the first ones and every checked one', () => {
    const choices = many.map((item, index) => ({ ...item, checked: index === 15 }));
    const { shown, rest } = splitChoices(choices, 6);
    expect(shown.map(({ value }) => value)).toContain('Бренд 16');
    expect(shown).toHaveLength(7);
    expect(shown.length + rest.length).toBe(choices.length);
  });

  it('does not hide one or two', () => {
    expect(splitChoices(many.slice(0, 8), 6).rest).toHaveLength(0);
  });
});

describe('findChoices', () => {
  it('finds е and ё alike, whatever the case', () => {
    expect(findChoices([choice('Чёрный'), choice('Белый')], ' ЧЕРН')).toEqual([choice('Чёрный')]);
  });
});

describe('FilterPanel', () => {
  it('reports what was ticked', async () => {
    const onToggle = jest.fn();
    render(<FilterPanel groups={[group([choice('Kedrum'), choice('Ivolta', 2, true)])]} onToggle={onToggle} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /Kedrum/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Ivolta/ }));
    expect(onToggle.mock.calls).toEqual([
      ['brand', 'Kedrum', true],
      ['brand', 'Ivolta', false],
    ]);
  });

  it('disables a choice that leads to nothing, but not one that is chosen', () => {
    render(
      <FilterPanel groups={[group([choice('Kedrum', 0), choice('Ivolta', 0, true)])]} onToggle={() => undefined} />,
    );
    expect(screen.getByRole('checkbox', { name: /Kedrum/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Ivolta/ })).toBeEnabled();
  });

  it('searches within a long list and says when there is nothing', async () => {
    render(<FilterPanel groups={[group(many)]} onToggle={() => undefined} />);
    expect(screen.getByText('Показать ещё 14')).toBeInTheDocument();
    const finder = screen.getByRole('searchbox', { name: 'Найти в списке «Бренд»' });
    await userEvent.type(finder, '17');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(finder, 'x');
    expect(screen.getByText('В списке такого нет')).toBeInTheDocument();
  });

  it('takes a price on Enter and on leaving the field, once each', async () => {
    const onPriceChange = jest.fn();
    render(
      <FilterPanel
        groups={[]}
        price={{ lowest: 1000, highest: 9000, from: null, to: 8000 }}
        onToggle={() => undefined}
        onPriceChange={onPriceChange}
      />,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Цена от, ₽' }), '2 500{Enter}');
    expect(onPriceChange).toHaveBeenLastCalledWith(2500, 8000);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Цена до, ₽' }));
    await userEvent.tab();
    expect(onPriceChange).toHaveBeenLastCalledWith(null, null);
  });

  keepsTheContract('FilterPanel', (props) => <FilterPanel groups={[]} onToggle={() => undefined} {...props} />);
});
