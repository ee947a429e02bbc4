import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { rightToLeftPage } from '../../fixtures/right-to-left.js';
import { noPicture, picture } from '../../testing/pictures.js';
import { Button } from '../button/index.js';
import { Input } from '../input/index.js';
import { Text } from '../text/index.js';
import { Modal, type ModalProps } from './index.js';

function Opened(props: ModalProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Войти</Button>
      <Modal
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
  title: 'Overlays/Modal',
  component: Modal,
  // Each state is drawn by itself: an overlay covers the others.
  tags: ['picture'],
  // Inline, the dialogs of one docs page would cover each other.
  parameters: { ...picture, docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Авторизация',
    children: <Input label="Email" type="email" autoComplete="email" />,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};

export const Large: Story = { args: { size: 'large', title: 'Таблица размеров' } };

export const WithFooter: Story = { args: { footer: <Button wide>Получить код</Button> } };

/** On phones it is a sheet at the lower edge. */
export const Phone: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  args: { footer: <Button wide>Получить код</Button> },
  globals: { viewport: { value: 'phone' } },
};

/** The body scrolls, while the title and the footer stay. */
export const LongContent: Story = {
  args: {
    footer: <Button wide>Понятно</Button>,
    children: Array.from({ length: 40 }, (_, index) => <Text key={index}>Строка {index + 1}</Text>),
  },
  // The body becomes a named tab stop after it was measured.
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Авторизация' })).toHaveAttribute('tabindex', '0');
  },
};

export const LongTitle: Story = { args: { title: 'Достопримечательности высокотехнологичных пунктов выдачи' } };

export const ZoomedTwice: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  globals: { viewport: { value: 'zoomed' } },
};

/** The focus moves into the dialog, the page behind is inert, and the focus returns on closing. */
export const Keyboard: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Войти' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Авторизация' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(document.body).toHaveAttribute('data-scroll-lock');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  args: { footer: <Button wide>Получить код</Button> },
  decorators: [rightToLeftPage],
};
