import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TrashIcon } from '../../icons/index.js';
import { picture } from '../../testing/pictures.js';
import { Stack } from '../stack/index.js';
import { interaction } from '../../testing/interaction.js';
import { IconButton, IconLink } from './index.js';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  subcomponents: { IconLink },
  args: { icon: 'close', label: 'Закрыть', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Закрыть' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Any element can be the icon. */
export const OfTheSet: Story = { args: { icon: <TrashIcon />, label: 'Удалить' } };

export const AsLink: Story = {
  render: () => <IconLink icon="search" label="Поиск" href="/search" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Поиск' })).toHaveAttribute('href', '/search');
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Plain, Disabled, OfTheSet, AsLink]), tags: ['pseudo'] };

export const AllStates: Story = {
  parameters: picture,
  render: () => (
    <Stack direction="row" gap={1}>
      <IconButton icon="menu" label="Меню" />
      <IconButton icon="filter" label="Фильтры" />
      <IconButton icon="close" label="Закрыть" disabled />
      <IconButton icon={<TrashIcon />} label="Удалить" />
      <IconLink icon="truck" label="Доставка" href="/delivery" />
    </Stack>
  ),
};
