import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { longName } from '../../fixtures/goods.js';
import { courtLine, goneLine, hoodieLine, trailLine } from '../../fixtures/orders.js';
import { picture } from '../../testing/pictures.js';
import { TrashIcon } from '../../icons/index.js';
import { Divider } from '../divider/index.js';
import { Stack } from '../stack/index.js';
import { interaction } from '../../testing/interaction.js';
import { CartLine, CartLineSkeleton, type CartLineProps } from './index.js';

/** A caller that applies every change. */
function Kept(props: CartLineProps) {
  const [checked, setChecked] = useState(props.checked);
  const [removed, setRemoved] = useState(props.removed ?? false);
  return (
    <CartLine
      {...props}
      checked={checked}
      removed={removed}
      onCheckedChange={(next) => {
        setChecked(next);
        props.onCheckedChange?.(next);
      }}
      onRemove={() => {
        setRemoved(true);
        props.onRemove?.();
      }}
      onRestore={() => {
        setRemoved(false);
        props.onRestore?.();
      }}
    />
  );
}

const meta = {
  title: 'Shop/CartLine',
  component: CartLine,
  args: { ...courtLine, headingLevel: 2, onCheckedChange: fn(), onRemove: fn(), onRestore: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [atMost(920)],
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Court Low/ }));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
  },
};

export const Reduced: Story = { args: trailLine };

export const Unchecked: Story = { args: { checked: false } };

/** In a shop where everything in the cart is ordered. */
export const Unselectable: Story = { args: { selectable: false } };

/** A removed line can be restored, instead of asking for confirmation before. */
export const RemovedAndRestored: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Убрать из корзины/ }));
    const restore = canvas.getByRole('button', { name: 'Вернуть' });
    await expect(restore).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Removed: Story = { args: { removed: true } };

export const PriceRose: Story = { args: hoodieLine };

export const PriceFell: Story = { args: { seenPrice: 1_499_000 } };

/** A lower price with the card of the loyalty programme. */
export const ByCard: Story = { args: { ...trailLine, loyaltyPrice: 849_000 } };

export const Sold: Story = { args: goneLine };

export const Reserved: Story = { args: { ...goneLine, state: 'reserved' } };

export const Withdrawn: Story = { args: { ...goneLine, state: 'withdrawn' } };

export const OwnReason: Story = {
  args: { ...goneLine, reason: 'Продавец не подтвердил наличие. Похожие есть в каталоге' },
};

/** A change is being saved. */
export const Loading: Story = { args: { loading: true } };

/** The line is still loading. */
export const NotThereYet: Story = { render: () => <CartLineSkeleton /> };

export const Error: Story = { args: { error: 'Не удалось сохранить. Проверьте связь и попробуйте ещё раз.' } };

export const NoPicture: Story = { args: { picture: null } };

export const LongName: Story = { args: { name: longName, sizeName: 'Один размер' } };

export const Phone: Story = {
  args: { ...trailLine, name: longName },
  globals: { viewport: { value: 'phone' } },
};

/** As wide as in the cart drawer. */
export const Narrow: Story = {
  args: { ...hoodieLine, brand: 'Высокотехнологичный' },
  decorators: [
    (Story) => (
      <div css={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
};

export const Zoomed: Story = { args: trailLine, globals: { viewport: { value: 'zoomed' } } };

export const RightToLeft: Story = {
  args: trailLine,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** The price above the name, and no box: every line is ordered. */
export const OtherOrder: Story = {
  tags: ['picture'],
  parameters: picture,
  render: (args) => (
    <CartLine {...args}>
      <Stack direction="row" gap={4}>
        <CartLine.Picture style={{ width: 96 }} />
        <Stack gap={1} align="start">
          <CartLine.Price />
          <CartLine.Name />
          <CartLine.Details />
          <CartLine.Error />
        </Stack>
        <CartLine.Remove icon={<TrashIcon />} style={{ marginInlineStart: 'auto' }} />
      </Stack>
    </CartLine>
  ),
  play: async ({ canvas }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    await expect(top(canvas.getByText(/₽/))).toBeLessThan(top(canvas.getByRole('heading')));
    await expect(canvas.getByRole('button', { name: /^Убрать из корзины/ })).toBeVisible();
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Regular, Removed], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <>
      {[
        courtLine,
        trailLine,
        hoodieLine,
        goneLine,
        { ...goneLine, state: 'reserved' as const },
        { ...courtLine, removed: true },
        { ...courtLine, error: 'Не удалось сохранить. Проверьте связь и попробуйте ещё раз.' },
      ].map((line, index) => (
        <div key={index}>
          {index > 0 && <Divider />}
          <CartLine {...args} {...line} />
        </div>
      ))}
    </>
  ),
};
