import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Alert } from '../components/alert/index.js';
import { Button } from '../components/button/index.js';
import { ConfirmDialog } from '../components/confirm-dialog/index.js';
import { Drawer } from '../components/drawer/index.js';
import { IconButton } from '../components/icon-button/index.js';
import { Input } from '../components/input/index.js';
import { Menu } from '../components/menu/index.js';
import { Modal } from '../components/modal/index.js';
import { Popover } from '../components/popover/index.js';
import { Stack } from '../components/stack/index.js';
import { Text } from '../components/text/index.js';
import { toast, Toaster } from '../components/toaster/index.js';
import { messages } from '../components/toaster/toast.js';
import { Tooltip } from '../components/tooltip/index.js';
import { Comparison } from '../fixtures/comparison.js';
import { MoreIcon } from '../icons/index.js';

const meta = {
  title: 'Patterns/Overlays',
  tags: ['picture'],
  beforeEach: () => () => void messages.remove(),
} satisfies Meta;

export default meta;

type Story = StoryObj;

type Open = 'address' | 'filters' | 'delete' | null;

/** One of each overlay, for its best use. */
function Address() {
  const [open, setOpen] = useState<Open>(null);
  const close = (name: Open) => (next: boolean) => setOpen(next ? name : null);
  return (
    <Stack direction="row" gap={3} align="center" wrap>
      <Button onClick={() => setOpen('address')}>Новый адрес</Button>
      <Button variant="secondary" onClick={() => setOpen('filters')}>
        Фильтры
      </Button>
      <Popover
        title="Как считается кешбэк"
        trigger={(props) => (
          <Button variant="secondary" {...props}>
            Кешбэк 390
          </Button>
        )}
      >
        <Text size="small">Три процента от того, что оплачено деньгами.</Text>
      </Popover>
      <Menu
        label="Казань, улица Баумана, 12"
        items={[
          { value: 'edit', label: 'Изменить', onSelect: () => setOpen('address') },
          { value: 'delete', label: 'Удалить', tone: 'danger', onSelect: () => setOpen('delete') },
        ]}
      >
        {(trigger) => <IconButton icon={<MoreIcon />} label="Действия с адресом" {...trigger} />}
      </Menu>
      <Tooltip label="Сохраним адрес как основной">
        {(trigger) => <IconButton icon="check" label="Сделать основным" {...trigger} />}
      </Tooltip>
      <Modal
        open={open === 'address'}
        onOpenChange={close('address')}
        title="Адрес"
        footer={
          <Button
            wide
            onClick={() => {
              setOpen(null);
              // It stays, so that the story's viewer sees it. In a shop it closes by itself.
              toast.success('Адрес сохранён', { duration: Infinity });
            }}
          >
            Сохранить адрес
          </Button>
        }
      >
        <Input label="Город" />
      </Modal>
      <Drawer open={open === 'filters'} onOpenChange={close('filters')} title="Фильтры">
        <Text>Размер, цвет и цена стоят здесь, а список остаётся на месте.</Text>
      </Drawer>
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close('delete')}
        title="Удалить адрес?"
        confirmLabel="Удалить"
        onConfirm={() => undefined}
      >
        Заказы, которые уже едут по этому адресу, не изменятся.
      </ConfirmDialog>
      <Toaster />
    </Stack>
  );
}

/** Open each one and press Escape: the focus returns to its opener. */
export const OneOfEach: Story = {
  render: () => <Address />,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Действия с адресом' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Удалить адрес?' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    const add = canvas.getByRole('button', { name: 'Новый адрес' });
    await userEvent.click(add);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Город' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить адрес' }));
    await waitFor(() => expect(screen.getByText('Адрес сохранён', { selector: '[data-part="title"]' })).toBeVisible());
    await waitFor(() => expect(add).toHaveFocus());
  },
};

/** Overlays should be as small as possible. */
export const RightAndWrong: Story = {
  render: () => (
    <Stack gap={8}>
      <Comparison
        right={{
          show: (
            <Alert tone="success" title="Адрес сохранён">
              Курьер приедет завтра с 10 до 14.
            </Alert>
          ),
          caption: 'News that must not be missed stands in the page.',
        }}
        wrong={{
          show: (
            <Stack gap={3} align="start">
              <Text>Адрес сохранён</Text>
              <Button>Понятно</Button>
            </Stack>
          ),
          caption: 'A dialog with one button stops everybody to be told that all is well.',
        }}
      />
      <Comparison
        right={{
          show: (
            <Stack gap={3}>
              <Text>Удалить адрес?</Text>
              <Stack direction="row" gap={3} wrap>
                <Button>Удалить</Button>
                <Button variant="secondary">Отмена</Button>
              </Stack>
            </Stack>
          ),
          caption: 'The button repeats the verb of the question.',
        }}
        wrong={{
          show: (
            <Stack gap={3}>
              <Text>Вы уверены?</Text>
              <Stack direction="row" gap={3} wrap>
                <Button>Да</Button>
                <Button variant="secondary">Нет</Button>
              </Stack>
            </Stack>
          ),
          caption: 'Sure of what? «Да» means nothing without reading the question.',
        }}
      />
    </Stack>
  ),
};
