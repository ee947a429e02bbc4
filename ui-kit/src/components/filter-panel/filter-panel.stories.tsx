import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { categoryTree, filterGroups } from '../../fixtures/catalogue.js';
import { drawsNothing } from '../../fixtures/draws-nothing.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates, named } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { picture } from '../../testing/pictures.js';
import { FilterPanel, type FilterChoice, type FilterGroupData, type FilterPanelProps } from './index.js';

const withChoice = (
  group: FilterGroupData,
  choices: readonly FilterChoice[],
  value: string,
  checked: boolean,
): FilterChoice[] =>
  choices.map((choice) => ({
    ...choice,
    checked: choice.value === value ? checked : choice.checked && !group.single,
    below: choice.below && withChoice(group, choice.below, value, checked),
  }));

const toggled = (groups: readonly FilterGroupData[], name: string, value: string, checked: boolean) =>
  groups.map((group) =>
    group.name === name
      ? {
          ...group,
          choices: withChoice(group, group.choices, value, checked),
          parts: group.parts?.map((part) => ({ ...part, choices: withChoice(group, part.choices, value, checked) })),
        }
      : group,
  );

/** A shop keeps the choices in the page's address. This story keeps them in state. */
function Chosen(props: FilterPanelProps) {
  const [groups, setGroups] = useState(props.groups);
  return (
    <FilterPanel
      {...props}
      groups={groups}
      onCheckedChange={(checked, choice) => {
        setGroups((current) => toggled(current, choice.name, choice.value, checked));
        props.onCheckedChange?.(checked, choice);
      }}
    />
  );
}

const meta = {
  title: 'Shop/FilterPanel',
  component: FilterPanel,
  args: {
    groups: filterGroups,
    price: { lowest: 1990, highest: 45_990, from: null, to: null },
    onCheckedChange: fn(),
    onPriceChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Aura/ }));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, { name: 'brand', value: 'aura' });
    await expect(canvas.getByRole('checkbox', { name: /Aura/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '42' }));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true, { name: 'size', value: '42' });
  },
};

/** The price is applied on blur or `Enter`, not on each letter. */
export const Price: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Цена от, ₽' });
    await userEvent.type(field, '5 000');
    await expect(args.onPriceChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPriceChange).toHaveBeenCalledWith({ from: 5000, to: null });
  },
};

/** «е» finds «ё». If nothing is found, the panel says so. */
export const SearchInList: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Найти в списке «Бренд»' });
    await userEvent.type(field, 'елка');
    await expect(canvas.getByRole('checkbox', { name: /Ёлка/ })).toBeVisible();
    await userEvent.type(field, 'ъъ');
    await expect(canvas.getByText('В списке такого нет')).toBeVisible();
  },
};

export const WithChoices: Story = {
  args: { groups: toggled(toggled(filterGroups, 'brand', 'nordvik', true), 'size', '42', true) },
};

export const WithoutPrice: Story = { tags: ['picture'], parameters: picture, args: { price: undefined } };

export const AllClosed: Story = { tags: ['picture'], parameters: picture, args: { openGroups: 0 } };

/** The category tree opens level by level, and one category is chosen at a time. */
export const Nested: Story = {
  args: { groups: [categoryTree, ...filterGroups.slice(0, 1)], price: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Разделы внутри «Обувь»'));
    await userEvent.click(canvas.getByLabelText('Разделы внутри «Кроссовки»'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Для бега/ }));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, { name: 'category', value: 'running' });
    await expect(canvas.getByRole('checkbox', { name: /Сандалии/ })).toBeDisabled();
  },
};

/** Branches with a checked choice are open on the first render. */
export const NestedChosen: Story = {
  tags: ['picture'],
  parameters: picture,
  args: { groups: toggled([categoryTree], 'category', 'trail', true), price: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Для троп/ })).toBeVisible();
  },
};

const sizesOf = (age: string, labels: readonly string[]) =>
  labels.map((label, index) => ({ value: `${age}_${label}`, label, count: 4 + index, checked: false }));

/** The same size occurs in both parts, and each can be chosen independently. */
export const Parts: Story = {
  args: {
    price: undefined,
    groups: [
      {
        name: 'size',
        label: 'Размер',
        layout: 'grid',
        choices: [],
        parts: [
          { label: 'Взрослые', choices: sizesOf('ADULT', ['35', '36', '37', '38', '39', '40']) },
          { label: 'Детские', choices: sizesOf('CHILDREN', ['31', '32', '33', '34', '35']) },
        ],
      },
    ],
  },
  play: async ({ args, canvas }) => {
    const child35 = within(canvas.getByRole('group', { name: 'Детские' })).getByRole('checkbox', { name: '35' });
    await userEvent.click(child35);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, { name: 'size', value: 'CHILDREN_35' });
    await expect(child35).toBeChecked();
    await expect(
      within(canvas.getByRole('group', { name: 'Взрослые' })).getByRole('checkbox', { name: '35' }),
    ).not.toBeChecked();
  },
};

/** Numbers have two fields, and a yes-or-no choice is one checkbox. */
export const RangeAndFlag: Story = {
  args: {
    price: undefined,
    groups: [
      {
        name: 'waterproof',
        label: 'Не промокают',
        layout: 'flag',
        choices: [{ value: 'true', label: 'Да', count: 12, checked: false }],
      },
      {
        name: 'drop',
        label: 'Перепад',
        choices: [],
        range: { lowest: 0, highest: 12.5, from: null, to: null, unit: 'мм' },
      },
    ],
    onRangeChange: fn(),
  },
  play: async ({ args, canvas }) => {
    const waterproof = canvas.getByRole('checkbox', { name: /Не промокают/ });
    await userEvent.click(waterproof);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, { name: 'waterproof', value: 'true' });
    await expect(waterproof).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Перепад, мм, до' }), '8,5{Enter}');
    await expect(args.onRangeChange).toHaveBeenCalledWith({ from: null, to: 8.5 }, 'drop');
  },
};

/** Groups without choices are not rendered. */
export const Empty: Story = {
  args: { price: undefined, groups: filterGroups.map((group) => ({ ...group, choices: [] })) },
  decorators: [drawsNothing],
};

export const LongWords: Story = {
  tags: ['picture'],
  parameters: picture,
  args: {
    price: undefined,
    groups: [
      {
        name: 'material',
        label: 'Материал и водоотталкивающие свойства',
        choices: [
          { value: 'a', label: 'Термополиуретан с антибактериальной пропиткой', count: 1284, checked: true },
          { value: 'b', label: 'Высококачественная натуральная кожа', count: 0, checked: false },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

export const ZoomedTwice: Story = { globals: { viewport: { value: 'zoomed' } } };

/** Sizes come first and are always open; the price comes last. */
export const OtherOrder: Story = {
  tags: ['picture'],
  parameters: picture,
  render: (args) => (
    <FilterPanel {...args}>
      <FilterPanel.Choices name="size" />
      <FilterPanel.Groups except={['size']} />
      <FilterPanel.Price />
    </FilterPanel>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('group');
    await expect(first).toHaveAccessibleName('Размер');
    await expect(canvas.getAllByRole('group', { name: 'Размер' })).toHaveLength(1);
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Choosing].map(named)), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [WithChoices]);
