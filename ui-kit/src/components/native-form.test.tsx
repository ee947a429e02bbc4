import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { AddressForm, emptyAddress } from './address-form/index.js';
import { CodeInput } from './code-input/index.js';
import { Combobox } from './combobox/index.js';
import { CurrencySwitch } from './currency-switch/index.js';
import { ColumnChoice } from './data-grid/index.js';
import { DatePicker } from './date-picker/index.js';
import { MegaMenu } from './mega-menu/index.js';
import { MultiSelect } from './multi-select/index.js';
import { PickupPointMap } from './pickup-point-map/index.js';
import { QuantityStepper } from './quantity-stepper/index.js';
import { RadioGroup } from './radio-group/index.js';
import { RangeSlider } from './range-slider/index.js';
import { RatingInput } from './rating/index.js';
import { SegmentedControl } from './segmented-control/index.js';
import { Select } from './select/index.js';
import { SizeGridTable } from './size-grid-table/index.js';
import { SizeGuide } from './size-guide/index.js';
import { SizePicker } from './size-picker/index.js';
import { Checkbox } from './checkbox/index.js';
import { Input } from './input/index.js';
import { TextArea } from './text-area/index.js';
import { MaskedInput } from './masked-input/index.js';
import { MarkdownField } from './markdown-field/index.js';
import { TagInput } from './tag-input/index.js';
import { Tree } from './tree/index.js';
import { DateRangePicker } from './date-range-picker/index.js';
import { Slider } from './slider/index.js';
import { Tabs } from './tabs/index.js';

const brands = [
  { value: 'aura', label: 'Aura' },
  { value: 'tempo', label: 'Tempo' },
] as const;

const sizes = ['42', '43'].map((id) => ({ id, label: id, state: 'available' as const }));

const drag = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

describe('a native form without state', () => {
  it.each<[string, ReactElement, string[], () => unknown, string[]]>([
    [
      'CodeInput',
      <CodeInput label="Code" name="x" defaultValue="12" />,
      ['12'],
      () => userEvent.type(field(), '3'),
      ['123'],
    ],
    [
      'DatePicker',
      <DatePicker label="Day" name="x" defaultValue="2026-11-24" />,
      ['2026-11-24'],
      async () => {
        await userEvent.clear(field());
        await userEvent.type(field(), '25.11.2026');
      },
      ['2026-11-25'],
    ],
    [
      'MultiSelect',
      <MultiSelect label="Brands" name="x" options={brands} defaultValue={['aura', 'tempo']} />,
      ['aura', 'tempo'],
      () => userEvent.click(screen.getByRole('button', { name: /Aura/ })),
      ['tempo'],
    ],
    [
      'QuantityStepper',
      <QuantityStepper label="Count" name="x" defaultValue={2} />,
      ['2'],
      async () => {
        await userEvent.click(screen.getByRole('spinbutton'));
        await userEvent.keyboard('{ArrowUp}');
        await userEvent.tab();
      },
      ['3'],
    ],
    [
      'RangeSlider',
      <RangeSlider
        label="Price"
        thumbLabels={['from', 'to']}
        thumbNames={['x', 'x']}
        max={100}
        defaultValue={[10, 90]}
      />,
      ['10', '90'],
      () => drag('to', '50'),
      ['10', '50'],
    ],
    [
      'RatingInput',
      <RatingInput label="Rating" name="x" defaultValue={4} />,
      ['4'],
      () => userEvent.click(screen.getAllByRole('radio')[4]!),
      ['5'],
    ],
    [
      'CurrencySwitch',
      <CurrencySwitch name="x" currencies={['RUB', 'KZT']} defaultValue="KZT" />,
      ['KZT'],
      () => userEvent.selectOptions(screen.getByRole('combobox'), 'RUB'),
      ['RUB'],
    ],
    [
      'Select',
      <Select label="Brand" name="x" options={brands} placeholder="Any" defaultValue="tempo" />,
      ['tempo'],
      () => userEvent.selectOptions(screen.getByRole('combobox'), 'Any'),
      [''],
    ],
    [
      'SizePicker',
      <SizePicker name="x" sizes={sizes} defaultValue="42" />,
      ['42'],
      () => userEvent.click(screen.getByRole('radio', { name: /43/ })),
      ['43'],
    ],
    [
      'Checkbox',
      <Checkbox label="Gift" name="x" value="yes" defaultChecked />,
      ['yes'],
      () => userEvent.click(screen.getByRole('checkbox')),
      [],
    ],
    [
      'DateRangePicker',
      <DateRangePicker label="Days" fromName="x" toName="x" defaultValue={{ from: '2026-11-01', to: '2026-11-02' }} />,
      ['2026-11-01', '2026-11-02'],
      async () => {
        await userEvent.clear(screen.getAllByRole('textbox')[0]!);
        await userEvent.type(screen.getAllByRole('textbox')[0]!, '31.10.2026');
      },
      ['2026-10-31', '2026-11-02'],
    ],
    [
      'Input',
      <Input label="Name" name="x" defaultValue="Anna" />,
      ['Anna'],
      () => userEvent.type(field(), ' K'),
      ['Anna K'],
    ],
    [
      'MarkdownField',
      <MarkdownField label="Text" name="x" defaultValue="Care" />,
      ['Care'],
      () => userEvent.click(screen.getByRole('button', { name: 'Заголовок' })),
      ['## Care'],
    ],
    [
      'MaskedInput',
      <MaskedInput label="Code" name="x" mask="####" defaultValue="12" />,
      ['12'],
      () => userEvent.type(field(), '3'),
      ['123'],
    ],
    [
      'RadioGroup',
      <RadioGroup label="Brand" name="x" options={brands} defaultValue="aura" />,
      ['aura'],
      () => userEvent.click(screen.getByRole('radio', { name: 'Tempo' })),
      ['tempo'],
    ],
    [
      'TagInput',
      <TagInput label="Topics" name="x" defaultValue={['care']} />,
      ['care'],
      () => userEvent.type(field(), 'suede{Enter}'),
      ['care', 'suede'],
    ],
    [
      'TextArea',
      <TextArea label="Review" name="x" defaultValue="Good" />,
      ['Good'],
      () => userEvent.type(field(), '!'),
      ['Good!'],
    ],
    [
      'Tree',
      <Tree label="Brands" name="x" nodes={brands} defaultValue={['aura']} />,
      ['aura'],
      () => userEvent.click(screen.getByRole('treeitem', { name: 'Tempo' })),
      ['tempo'],
    ],
    ['Slider', <Slider label="Bonuses" name="x" defaultValue={20} />, ['20'], () => drag('Bonuses', '30'), ['30']],
  ])(
    'the form component %s submits its defaultValue, then the changed value, and the first one after a reset',
    async (_name, part, first, change, then) => {
      const { container } = render(<form>{part}</form>);
      const sent = () => new FormData(container.querySelector('form')!).getAll('x');
      expect(sent()).toEqual(first);
      await change();
      await waitFor(() => expect(sent()).toEqual(then));
      act(() => container.querySelector('form')!.reset());
      await waitFor(() => expect(sent()).toEqual(first));
    },
  );
});

it('a form component whose value its caller keeps leaves a reset to the caller', () => {
  const onValueChange = jest.fn();
  const { container } = render(
    <form>
      <Slider label="Bonuses" name="x" value={20} onValueChange={onValueChange} />
      <TagInput label="Topics" name="y" value={['care']} onValueChange={onValueChange} />
    </form>,
  );
  act(() => container.querySelector('form')!.reset());
  expect(onValueChange).not.toHaveBeenCalled();
  expect([...new FormData(container.querySelector('form')!).values()]).toEqual(['20', 'care']);
});

it('a form component outside of its form follows the form that it names', async () => {
  render(
    <>
      <form id="filter" data-testid="form" />
      <CodeInput label="Code" name="x" form="filter" defaultValue="12" />
    </>,
  );
  await userEvent.type(field(), '3');
  act(() => screen.getByTestId<HTMLFormElement>('form').reset());
  expect(field()).toHaveValue('12');
});

it('RatingInput and DatePicker show their first value again after a reset, also in place of an unfinished text', async () => {
  const { container } = render(
    <form>
      <RatingInput label="Rating" defaultValue={4} />
      <DatePicker label="Day" />
    </form>,
  );
  await userEvent.click(screen.getAllByRole('radio')[0]!);
  await userEvent.type(field(), '25.1');
  act(() => container.querySelector('form')!.reset());
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(screen.getAllByRole('radio')[3]).toBeChecked();
  expect(container).toHaveTextContent('Хорошо');
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');

describe('a part without state around it', () => {
  const rows = ['42', '43'].map((eu) => ({ eu, uk: null, us: null, cm: null, height: null }));
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').flatMap((one) => (one.checked ? one.value : []));

  it('SizeGridTable without a value prop keeps the size that the shopper marks', async () => {
    render(<SizeGridTable label="Shoes" rows={rows} defaultValue="42" />);
    expect(chosen()).toEqual(['42']);
    await userEvent.click(screen.getByRole('radio', { name: /43/ }));
    expect(chosen()).toEqual(['43']);
  });

  it('SizeGuide without a value prop keeps the marked size for all of its tables', async () => {
    const tables = [
      { label: 'Men', rows },
      { label: 'Women', rows },
    ];
    render(<SizeGuide open onOpenChange={() => undefined} tables={tables} defaultValue="42" />);
    expect(chosen()).toEqual(['42', '42']);
    await userEvent.click(screen.getAllByRole('radio', { name: /43/ })[0]!);
    expect(chosen()).toEqual(['43', '43']);
  });

  it('ColumnChoice without a value prop shows all columns at first, and keeps the chosen columns', async () => {
    const columns = [
      { id: 'day', label: 'Day' },
      { id: 'sum', label: 'Sum' },
    ];
    render(<ColumnChoice columns={columns} />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('checkbox', { name: 'Sum' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sum' }));
    expect(screen.getByRole('checkbox', { name: 'Sum' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Day' })).toBeChecked();
  });

  it('Combobox without a value prop keeps the selected option', async () => {
    function City() {
      const [text, setText] = useState('Aura');
      return <Combobox label="Brand" options={brands} text={text} onTextChange={setText} defaultValue={brands[0]} />;
    }
    render(<City />);
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Tempo' }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Tempo'));
  });

  it('PickupPointMap without a value prop keeps the selected point', async () => {
    const points = ['First', 'Second'].map((name) => ({
      id: name,
      latitude: 0,
      longitude: 0,
      card: { name },
    }));
    const { container } = render(<PickupPointMap points={points} defaultValue="First" />);
    const marked = () => container.querySelector('[data-chosen]')!.textContent;
    expect(marked()).toContain('First');
    await userEvent.click(screen.getByRole('button', { name: /Выбрать|Choose/ }));
    expect(marked()).toContain('Second');
  });

  it('AddressForm without a value prop keeps the typed address', async () => {
    const sent: string[] = [];
    const address = { ...emptyAddress, city: 'Kazan', cityId: '1', street: 'Baumana', house: '1', index: '420111' };
    render(
      <AddressForm
        defaultValue={address}
        onSubmit={({ house }) => sent.push(house)}
        countries={[]}
        cities={[]}
        onCityQueryChange={() => undefined}
      />,
    );
    const house = screen.getByRole('textbox', { name: /Дом/ });
    await userEvent.clear(house);
    await userEvent.type(house, '12');
    await userEvent.click(screen.getByRole('button', { name: /Сохранить/ }));
    expect(sent).toEqual(['12']);
  });

  it('MegaMenu with a defaultValue opens that panel at first', () => {
    const items = [
      {
        slug: 'shoes',
        label: 'Shoes',
        href: '/',
        groups: [{ label: 'Kinds', links: [{ label: 'Boots', href: '/' }] }],
      },
    ];
    render(<MegaMenu items={items} defaultValue="shoes" />);
    expect(screen.getByRole('link', { name: 'Boots' })).toBeVisible();
  });
});

it('a choice component keeps the union type of its values in its callback', () => {
  const choose = (brand: 'aura' | 'tempo') => brand;
  const tabs = brands.map((brand) => ({ ...brand, content: brand.label }));
  const parts = [
    <RadioGroup key="1" label="Brand" options={brands} onValueChange={choose} />,
    <SegmentedControl key="2" label="Brand" options={brands} onValueChange={choose} />,
    <Tabs key="3" label="Brand" tabs={tabs} onValueChange={choose} />,
    <MultiSelect key="4" label="Brand" options={brands} onValueChange={(chosen) => chosen.map(choose)} />,
    <Select key="6" label="Brand" options={brands} onValueChange={(brand) => (brand === '' ? null : choose(brand))} />,
    <Combobox
      key="7"
      label="Brand"
      options={brands}
      text=""
      onTextChange={() => undefined}
      onValueChange={(brand) => brand && choose(brand.value)}
    />,
    // @ts-expect-error -- a value that no option has
    <Select<'aura'> key="8" label="Brand" options={[{ value: 'nova', label: 'Nova' }]} />,
    // @ts-expect-error -- a value that no option has
    <RadioGroup<'aura'> key="5" label="Brand" options={[{ value: 'nova', label: 'Nova' }]} />,
  ];
  expect(parts).toHaveLength(8);
});
