import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { CodeInput } from './code-input/index.js';
import { DatePicker } from './date-picker/index.js';
import { MultiSelect } from './multi-select/index.js';
import { QuantityStepper } from './quantity-stepper/index.js';
import { RadioGroup } from './radio-group/index.js';
import { RangeSlider } from './range-slider/index.js';
import { RatingInput } from './rating/index.js';
import { SegmentedControl } from './segmented-control/index.js';
import { Slider } from './slider/index.js';
import { Tabs } from './tabs/index.js';

const brands = [
  { value: 'aura', label: 'Aura' },
  { value: 'tempo', label: 'Tempo' },
] as const;

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
    ['Slider', <Slider label="Bonuses" name="x" defaultValue={20} />, ['20'], () => drag('Bonuses', '30'), ['30']],
  ])('%s sends its defaultValue, and then what was chosen', async (_name, part, first, change, then) => {
    const { container } = render(<form>{part}</form>);
    const sent = () => new FormData(container.querySelector('form')!).getAll('x');
    expect(sent()).toEqual(first);
    await change();
    await waitFor(() => expect(sent()).toEqual(then));
  });
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');

it('a choice keeps the union type of its values', () => {
  const choose = (brand: 'aura' | 'tempo') => brand;
  const tabs = brands.map((brand) => ({ ...brand, content: brand.label }));
  const parts = [
    <RadioGroup key="1" label="Brand" options={brands} onValueChange={choose} />,
    <SegmentedControl key="2" label="Brand" options={brands} onValueChange={choose} />,
    <Tabs key="3" label="Brand" tabs={tabs} onValueChange={choose} />,
    <MultiSelect key="4" label="Brand" options={brands} onValueChange={(chosen) => chosen.map(choose)} />,
    // @ts-expect-error -- a value that no option has
    <RadioGroup<'aura'> key="5" label="Brand" options={[{ value: 'nova', label: 'Nova' }]} />,
  ];
  expect(parts).toHaveLength(5);
});
