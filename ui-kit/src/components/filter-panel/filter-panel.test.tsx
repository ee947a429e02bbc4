import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FilterPanel, type FilterChoice, type FilterGroupData } from './index.js';
import { findChoices, sameChoice, splitChoices } from './split-choices.js';

const choice = (value: string, count = 3, checked = false): FilterChoice => ({ value, label: value, count, checked });
const many = Array.from({ length: 20 }, (_, index) => choice(`Бренд ${index + 1}`));
const group = (choices: FilterChoice[]): FilterGroupData => ({ name: 'brand', label: 'Бренд', choices });

describe('splitChoices', () => {
  it('splitChoices shows the first choices of a filter and the selected ones', () => {
    const { shown, rest } = splitChoices(many, 6, new Set(['Бренд 16']));
    expect(shown.map(({ value }) => value)).toContain('Бренд 16');
    expect(shown).toHaveLength(7);
    expect(shown.length + rest.length).toBe(many.length);
  });

  it('splitChoices shows all choices when only one or two would be hidden', () => {
    expect(splitChoices(many.slice(0, 8), 6).rest).toHaveLength(0);
  });
});

describe('findChoices', () => {
  it('findChoices ignores case and the difference between е and ё', () => {
    expect(findChoices([choice('Чёрный'), choice('Белый')], ' ЧЕРН')).toEqual([choice('Чёрный')]);
  });
});

describe('sameChoice', () => {
  it('sameChoice compares every displayed part of two choices, including nested choices', () => {
    const tree = { ...choice('Обувь'), below: [choice('Кеды')] };
    expect(sameChoice(tree, { ...choice('Обувь'), below: [choice('Кеды')] })).toBe(true);
    expect(sameChoice(tree, { ...tree, below: [choice('Кеды', 3, true)] })).toBe(false);
    expect(sameChoice(tree, choice('Обувь'))).toBe(false);
    expect(sameChoice(tree, { ...tree, count: 4 })).toBe(false);
  });
});

describe('FilterPanel', () => {
  it('FilterPanel re-renders only the choice that changes, and calls the latest onCheckedChange', async () => {
    let drawn = 0;
    const classNames = {
      get option() {
        drawn += 1;
        return undefined;
      },
    };
    const [first, latest] = [jest.fn(), jest.fn()];
    const panel = (checked: boolean, onCheckedChange: () => void) => (
      <FilterPanel
        groups={[group(many.map((one, index) => ({ ...one, checked: index === 3 && checked })))]}
        limit={20}
        classNames={classNames}
        onCheckedChange={onCheckedChange}
      />
    );
    const { rerender } = render(panel(false, first));
    drawn = 0;
    rerender(panel(true, latest));
    expect(drawn).toBe(1);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Бренд 1 / }));
    expect(first).not.toHaveBeenCalled();
    expect(latest).toHaveBeenCalledWith(true, { name: 'brand', value: 'Бренд 1' });
  });

  it('FilterPanel reports a ticked choice with its name and value', async () => {
    const onCheckedChange = jest.fn();
    render(
      <FilterPanel groups={[group([choice('Kedrum'), choice('Ivolta', 2, true)])]} onCheckedChange={onCheckedChange} />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /Kedrum/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Ivolta/ }));
    expect(onCheckedChange.mock.calls).toEqual([
      [true, { name: 'brand', value: 'Kedrum' }],
      [false, { name: 'brand', value: 'Ivolta' }],
    ]);
  });

  it('FilterPanel disables a choice without results unless it is chosen', () => {
    render(
      <FilterPanel
        groups={[group([choice('Kedrum', 0), choice('Ivolta', 0, true)])]}
        onCheckedChange={() => undefined}
      />,
    );
    expect(screen.getByRole('checkbox', { name: /Kedrum/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Ivolta/ })).toBeEnabled();
  });

  it('FilterPanel searches in a long list of choices and says when nothing matches', async () => {
    render(<FilterPanel groups={[group(many)]} onCheckedChange={() => undefined} />);
    expect(screen.getByText('Показать ещё 14')).toBeInTheDocument();
    const finder = screen.getByRole('searchbox', { name: 'Найти в списке «Бренд»' });
    await userEvent.type(finder, '17');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(finder, 'x');
    expect(screen.getByText('В списке такого нет')).toBeInTheDocument();
  });

  it('FilterPanel keeps the position of a ticked choice', () => {
    const panel = (checked: boolean) => (
      <FilterPanel
        groups={[group(many.map((item) => ({ ...item, checked: checked && item.value === 'Бренд 16' })))]}
        onCheckedChange={() => undefined}
      />
    );
    const { rerender } = render(panel(false));
    const names = () => screen.getAllByRole('checkbox', { hidden: true }).map((box) => box.getAttribute('value'));
    const before = names();
    rerender(panel(true));
    expect(names()).toEqual(before);
  });

  it('FilterPanel nests narrower choices, expands those around a ticked choice, and finds them by name', async () => {
    const tree = (name: string, checked = false): FilterChoice => ({
      ...choice(name),
      below: [{ ...choice(`${name}: узкие`, 1, checked), below: [choice(`${name}: самые узкие`, 1)] }],
    });
    const names = ['Кеды', 'Сумки', 'Куртки', 'Брюки', 'Шапки'];
    render(
      <FilterPanel
        groups={[group(names.map((name) => tree(name, name === 'Сумки')))]}
        onCheckedChange={() => undefined}
      />,
    );
    const opener = (name: string) => screen.getByLabelText(`Разделы внутри «${name}»`).closest('details');
    expect(opener('Сумки')).toHaveAttribute('open');
    expect(opener('Кеды')).not.toHaveAttribute('open');
    await userEvent.type(screen.getByRole('searchbox'), 'сумки: самые');
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual(['Сумки: самые узкие']);
  });

  it('FilterPanel groups choices in titled parts and counts the ticked ones', async () => {
    const onCheckedChange = jest.fn();
    const parts = [
      { label: 'Взрослые', choices: [choice('ADULT_35'), choice('ADULT_36', 2, true)] },
      { label: 'Детские', choices: [choice('CHILDREN_35')] },
    ];
    render(<FilterPanel groups={[{ ...group([]), parts }]} openGroups={0} onCheckedChange={onCheckedChange} />);
    expect(screen.getByText('1', { selector: 'summary *' })).toBeVisible();
    const children = within(screen.getByRole('group', { name: 'Детские' }));
    await userEvent.click(children.getByRole('checkbox'));
    expect(onCheckedChange).toHaveBeenCalledWith(true, { name: 'brand', value: 'CHILDREN_35' });
  });

  it('FilterPanel reports a price once, on Enter or when the field loses the focus', async () => {
    const onPriceChange = jest.fn();
    render(
      <FilterPanel
        groups={[]}
        price={{ lowest: 1000, highest: 9000, from: null, to: 8000 }}
        onCheckedChange={() => undefined}
        onPriceChange={onPriceChange}
      />,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Цена от, ₽' }), '2 500{Enter}');
    expect(onPriceChange).toHaveBeenLastCalledWith({ from: 2500, to: 8000 });
    await userEvent.clear(screen.getByRole('textbox', { name: 'Цена до, ₽' }));
    await userEvent.tab();
    expect(onPriceChange).toHaveBeenLastCalledWith({ from: null, to: null });
  });

  describe('a range of numbers', () => {
    const drop = (lowest: number, from: number | null = null): FilterGroupData => ({
      ...{ name: 'field.drop', label: 'Перепад', choices: [] },
      range: { lowest, highest: 12, from, to: null, unit: 'мм' },
    });
    const onRangeChange = jest.fn();
    const panel = (group: FilterGroupData) => (
      <FilterPanel groups={[group]} onCheckedChange={() => undefined} onRangeChange={onRangeChange} />
    );

    it('FilterPanel’s number range shows its unit in the title and has its own field names', () => {
      render(panel(drop(4.5)));
      const [from, to] = within(screen.getByRole('group', { name: 'Перепад, мм' })).getAllByRole('textbox');
      expect(from).toHaveAttribute('name', 'field.drop.min');
      expect(from).toHaveAttribute('placeholder', 'от 4,5');
      expect(to).toHaveAccessibleName('Перепад, мм, до');
      expect(to).toHaveAttribute('name', 'field.drop.max');
    });

    it('FilterPanel’s number range accepts decimals and negative numbers and shows them as typed', async () => {
      const { rerender } = render(panel(drop(-20)));
      const from = screen.getByRole('textbox', { name: 'Перепад, мм, от' });
      expect(from).toHaveAttribute('inputmode', 'text');
      await userEvent.type(from, '-2,5{Enter}');
      expect(onRangeChange).toHaveBeenLastCalledWith({ from: -2.5, to: null }, 'field.drop');
      rerender(panel(drop(-20, 1500.5)));
      expect(from).toHaveValue('1500,5');
      await userEvent.clear(from);
      await userEvent.type(from, 'много{Enter}');
      expect(onRangeChange).toHaveBeenLastCalledWith({ from: null, to: null }, 'field.drop');
    });
  });

  it('FilterPanel shows a yes-or-no filter as one checkbox with the title', async () => {
    const onCheckedChange = jest.fn();
    const wide = (count: number, checked = false): FilterGroupData => ({
      ...{ name: 'field.wide', label: 'Широкая колодка', layout: 'flag' },
      choices: [{ value: 'true', label: 'Да', count, checked }],
    });
    const { rerender } = render(<FilterPanel groups={[wide(7)]} onCheckedChange={onCheckedChange} />);
    const control = screen.getByRole('checkbox', { name: 'Широкая колодка 7' });
    await userEvent.click(control);
    expect(onCheckedChange).toHaveBeenCalledWith(true, { name: 'field.wide', value: 'true' });
    rerender(<FilterPanel groups={[wide(0)]} onCheckedChange={onCheckedChange} />);
    expect(control).toBeDisabled();
    rerender(<FilterPanel groups={[wide(0, true)]} onCheckedChange={onCheckedChange} />);
    expect(control).toBeEnabled();
  });
});

it('FilterPanel without onCheckedChange keeps the ticked choices for the form around it', async () => {
  render(
    <form aria-label="Фильтры">
      <FilterPanel groups={[group([choice('Kedrum'), choice('Strizh', 2, true)])]} />
    </form>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /Kedrum/ }));
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).getAll('brand')).toEqual(['Kedrum', 'Strizh']);
});

describe('FilterPanel made of given parts', () => {
  const price = { lowest: 1000, highest: 9000, from: null, to: null };
  const sizes: FilterGroupData = { name: 'size', label: 'Размер', layout: 'grid', choices: [choice('42')] };
  const wide: FilterGroupData = { name: 'wide', label: 'Широкая', layout: 'flag', choices: [choice('true')] };
  const drop = {
    ...{ name: 'drop', label: 'Перепад', choices: [] },
    range: { ...price, unit: 'мм' },
  };
  const groups = [group([choice('Kedrum')]), sizes, wide, drop];

  it('FilterPanel made of given parts has those alone, in their order, with the names of a whole panel', async () => {
    const onCheckedChange = jest.fn();
    const { container } = render(
      <FilterPanel groups={groups} price={price} onCheckedChange={onCheckedChange}>
        <FilterPanel.Choices name="size" />
        <hr />
        <FilterPanel.Groups except={['size', 'drop']} />
        <FilterPanel.Range name="drop" />
        <FilterPanel.Price />
      </FilterPanel>,
    );
    const names = [...container.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'));
    expect(names).toEqual(['Размер', 'Бренд', 'Перепад, мм', 'Цена']);
    expect(container.querySelectorAll('details')).toHaveLength(2);
    expect(screen.getByRole('checkbox', { name: 'Широкая 3' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Перепад, мм, до' })).toBeInTheDocument();
    await userEvent.click(within(screen.getByRole('group', { name: 'Размер' })).getByRole('checkbox', { name: '42' }));
    expect(onCheckedChange).toHaveBeenCalledWith(true, { name: 'size', value: '42' });
  });

  it('FilterPanel shows nothing for a part whose group or price it does not have', () => {
    const { container } = render(
      <FilterPanel groups={[drop, group([])]}>
        <FilterPanel.Price />
        <FilterPanel.Range />
        <FilterPanel.Group name="brand" />
        <FilterPanel.Choices name="drop" />
        <FilterPanel.Range name="season" />
      </FilterPanel>,
    );
    expect(container.firstElementChild).toBeEmptyDOMElement();
  });

  it('FilterPanel.Group takes content of the caller and opens as it is told', () => {
    render(
      <FilterPanel groups={groups}>
        <FilterPanel.Group name="size" open={false} className="mine">
          <p>Как выбрать размер</p>
          <FilterPanel.Choices name="size" />
        </FilterPanel.Group>
        <FilterPanel.Group name="wide" className="flag" />
      </FilterPanel>,
    );
    const details = screen.getByText('Как выбрать размер').closest('details');
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveClass('mine');
    expect(document.querySelectorAll('.flag')).toHaveLength(1);
  });

  it('a part outside of a FilterPanel says where it belongs', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<FilterPanel.Price />)).toThrow('FilterPanel.Price must stand inside a FilterPanel');
  });
});
