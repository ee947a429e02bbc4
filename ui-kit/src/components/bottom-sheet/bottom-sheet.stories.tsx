import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { rightToLeftPage } from '../../fixtures/right-to-left.js';
import { noPicture, picture } from '../../testing/pictures.js';
import { Button } from '../button/index.js';
import { Text } from '../text/index.js';
import { BottomSheet, type BottomSheetProps } from './index.js';

/** The caller decides whether it is open. */
function Opened(props: BottomSheetProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Выбрать размер</Button>
      <BottomSheet
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/BottomSheet',
  component: BottomSheet,
  // Each state is drawn by itself: an overlay covers the others.
  tags: ['picture'],
  // Inline, the sheets of one docs page would cover each other.
  parameters: { ...picture, docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Выберите размер',
    children: <Text>Кеды Court Low, европейские размеры от 36 до 45</Text>,
  },
  render: (args) => <Opened {...args} />,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is as tall as its content. */
export const Content: Story = {};

export const WithFooter: Story = { args: { footer: <Button wide>Добавить в корзину</Button> } };

/** A part of the page stays in view, and the body scrolls. */
export const LongContent: Story = {
  args: {
    footer: <Button wide>Добавить в корзину</Button>,
    children: Array.from({ length: 40 }, (_, index) => <Text key={index}>Строка {index + 1}</Text>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Выберите размер' });
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(40);
    await expect(await screen.findByRole('region', { name: 'Выберите размер' })).toHaveAttribute('tabindex', '0');
  },
};

/** It keeps the height of the screen while its content changes, such as filters. */
export const Screen: Story = { args: { height: 'screen', title: 'Фильтры' } };

export const LongTitle: Story = { args: { title: 'Высококонцентрированные водоотталкивающие пропитки' } };

/** From the tablet breakpoint up it is at most 640px wide. */
export const OnDesktop: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  args: { footer: <Button wide>Добавить в корзину</Button> },
  globals: { viewport: { value: undefined } },
};

/** The focus moves into the sheet and returns on closing. Short text makes no tab stop of the body. */
export const Keyboard: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Выбрать размер' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Выберите размер' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const RightToLeft: Story = { ...WithFooter, decorators: [rightToLeftPage] };

export const ZoomedTwice: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  ...WithFooter,
  globals: { viewport: { value: 'zoomed' } },
};
