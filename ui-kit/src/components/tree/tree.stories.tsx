import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { EditIcon, HangerIcon, ShoeIcon, TrashIcon } from '../../icons/index.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { IconButton } from '../icon-button/index.js';
import { Tree, type TreeNode } from './index.js';

const shoes: readonly TreeNode[] = [
  { value: 'boots', label: 'Ботинки', detail: '48' },
  {
    value: 'sneakers',
    label: 'Кроссовки',
    detail: '126',
    children: [
      { value: 'running', label: 'Для бега', detail: '74' },
      { value: 'city', label: 'На каждый день', detail: '52' },
    ],
  },
  { value: 'low-tops', label: 'Кеды', detail: '31' },
];

const nodes: readonly TreeNode[] = [
  { value: 'shoes', label: 'Обувь', children: shoes },
  {
    value: 'clothing',
    label: 'Одежда',
    children: [
      { value: 'jackets', label: 'Куртки', detail: '18' },
      { value: 'winter', label: 'Зима', detail: '0', disabled: true },
    ],
  },
  { value: 'accessories', label: 'Аксессуары', detail: '9' },
];

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: {
    label: 'Разделы',
    nodes,
    defaultExpanded: ['shoes', 'sneakers'],
    onValueChange: fn(),
    onExpandedChange: fn(),
  },
  decorators: [atMost(400)],
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = { args: { defaultValue: ['running'] } };

/** `Space` or a click with Ctrl adds a node or takes it away, a click with Shift takes all up to it. */
export const Multiple: Story = { args: { selection: 'multiple', defaultValue: ['boots', 'low-tops'] } };

/** A branch stands for all the leaves within it, and is mixed while some of them are checked. */
export const Checkboxes: Story = {
  args: { selection: 'checkboxes', defaultExpanded: 'all', defaultValue: ['running', 'jackets'] },
};

/** Only opens and closes; a press anywhere in the row does. */
export const WithoutSelection: Story = { args: { selection: 'none' } };

export const WithIcons: Story = {
  args: {
    nodes: [
      { value: 'shoes', label: 'Обувь', icon: <ShoeIcon />, children: shoes },
      { value: 'clothing', label: 'Одежда', icon: <HangerIcon /> },
    ],
  },
};

/** What can be done with a node, where the pointer or the focus is; on a touch screen in every row. */
export const Actions: Story = {
  args: {
    selection: 'none',
    actions: ({ label }) => (
      <>
        <IconButton icon={<EditIcon />} label={`Изменить: ${label}`} />
        <IconButton icon={<TrashIcon />} label={`Убрать: ${label}`} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: 'Обувь' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Изменить: Обувь' })).toHaveFocus();
  },
};

/** Arrow keys open, close and walk; letters find. */
export const Keyboard: Story = {
  args: { defaultExpanded: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['shoes']);
    await canvas.findByRole('treeitem', { name: 'Кеды 31' });
    await userEvent.keyboard('ке');
    await expect(canvas.getByRole('treeitem', { name: 'Кеды 31' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['low-tops']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(3));
    await expect(canvas.getByRole('treeitem', { name: 'Обувь' })).toHaveFocus();
  },
};

const later: readonly TreeNode[] = [
  { value: 'shoes', label: 'Обувь', hasChildren: true },
  { value: 'clothing', label: 'Одежда', hasChildren: true },
];

/** The nodes of a branch come when it is opened first. */
export const Loaded: Story = {
  args: { nodes: later, defaultExpanded: [], loadChildren: () => Promise.resolve(shoes) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Ботинки 48' })).toBeVisible());
  },
};

export const Loading: Story = {
  args: { nodes: later, defaultExpanded: [], loadChildren: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Обувь: загружаем'));
  },
};

/** The branch stays closed and says so; the next opening asks again. */
export const NotLoaded: Story = {
  args: { nodes: later, defaultExpanded: [], loadChildren: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('Не загрузилось. Откройте ещё раз')).toBeVisible());
  },
};

export const LongWordsOnPhone: Story = {
  args: {
    defaultExpanded: 'all',
    nodes: [
      {
        value: 'a',
        label: 'Достопримечательности высокотехнологичного ассортимента',
        children: [{ value: 'b', label: 'Высококонцентрированные водоотталкивающие пропитки', detail: '12' }],
      },
    ],
  },
  decorators: [atMost(326)],
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { args: { defaultValue: ['running'] }, decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [Single, Checkboxes, Actions], 'cells', (title) => ({ label: title })),
  tags: ['pseudo'],
};

export const AllStates: Story = allStates(meta, [
  Single,
  Multiple,
  Checkboxes,
  WithoutSelection,
  WithIcons,
  Actions,
  LongWordsOnPhone,
]);
