import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { pickupPoints } from '../../fixtures/pickup-points.js';
import { picture } from '../../testing/pictures.js';
import { Grid } from '../grid/index.js';
import { interaction } from '../../testing/interaction.js';
import { PickupPointCard, type PickupPointCardProps } from './index.js';

const [central, northern] = pickupPoints;

function Choosable(props: PickupPointCardProps) {
  const [chosen, setChosen] = useState(props.selected ?? false);
  return (
    <PickupPointCard
      {...props}
      selected={chosen}
      onSelect={() => {
        setChosen(true);
        props.onSelect?.();
      }}
    />
  );
}

const meta = {
  title: 'Shop/PickupPointCard',
  component: PickupPointCard,
  args: { ...central.card, headingLevel: 2, onSelect: fn() },
  render: (args) => <Choosable {...args} />,
  decorators: [
    (Story, { name }) => (
      <div css={{ maxWidth: name === 'All States' ? undefined : 384 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PickupPointCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Выбрать/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /^Выбран/ })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Chosen: Story = { args: { selected: true } };

export const OnlyTells: Story = { render: ({ onSelect: _, ...args }) => <PickupPointCard {...args} /> };

export const FewFacts: Story = {
  render: () => <PickupPointCard name="На Баумана" address="Казань, улица Баумана, 12" headingLevel={2} />,
};

export const Loading: Story = { args: { loading: true } };

export const LongWords: Story = {
  args: {
    name: 'Автоматизированный высокотехнологичный пункт выдачи у метро «Площадь Габдуллы Тукая»',
    note: 'Вход со двора, за шлагбаумом направо, вторая дверь под вывеской «Выдача интернет-заказов», звонок справа от двери',
    phones: ['+7 (843) 200-10-20', '8 (800) 700-10-20'],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <PickupPointCard {...args} />
    </div>
  ),
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Regular, Chosen, OnlyTells]), tags: ['pseudo'] };

export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <Grid columns={[1, 2, 3]}>
      <PickupPointCard {...args} />
      <PickupPointCard {...args} {...northern.card} selected />
      <PickupPointCard name="На Кремлёвской" address="Казань, улица Кремлёвская, 8" headingLevel={2} />
    </Grid>
  ),
};
