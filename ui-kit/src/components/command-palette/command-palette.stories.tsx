import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { rightToLeftPage } from '../../fixtures/right-to-left.js';
import { CartIcon, PlusIcon, UsersIcon } from '../../icons/index.js';
import { useLocale } from '../../locale/locale-context.js';
import { noPicture, picture, pictureOnDesktop } from '../../testing/pictures.js';
import { Button } from '../button/index.js';
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from './index.js';

const words = {
  ru: {
    open: 'Найти',
    actions: 'Действия',
    add: 'Добавить товар',
    addDetail: 'Название, цвета, размеры',
    close: 'Закрыть смену',
    pages: 'Разделы',
    orders: 'Заказы',
    people: 'Покупатели',
    found: 'Заказы по номеру',
    order: (number: string) => `Заказ ${number}`,
    city: 'Казань, 24 ноября',
  },
  en: {
    open: 'Find',
    actions: 'Actions',
    add: 'Add a product',
    addDetail: 'Name, colours, sizes',
    close: 'Close the shift',
    pages: 'Pages',
    orders: 'Orders',
    people: 'Shoppers',
    found: 'Orders by number',
    order: (number: string) => `Order ${number}`,
    city: 'Boston, November 24',
  },
};

interface OpenedProps extends Partial<CommandPaletteProps> {
  onDone?: (what: string) => void;
}

/** Looks up orders by their numbers, as an application does. */
function Opened({ open: openAtFirst = true, onDone, ...props }: OpenedProps) {
  const told = words[useLocale().locale.startsWith('ru') ? 'ru' : 'en'];
  const [open, setOpen] = useState(openAtFirst);
  const [query, setQuery] = useState('');
  const done = (what: string) => () => onDone?.(what);
  const found = /^\d+$/u.test(query) ? [`${query}01`, `${query}02`] : [];
  const groups: CommandGroup[] = [
    {
      label: told.found,
      answered: true,
      commands: found.map((number) => ({
        value: number,
        label: told.order(number),
        detail: told.city,
        onSelect: done(number),
      })),
    },
    {
      label: told.actions,
      commands: [
        { value: 'add', label: told.add, detail: told.addDetail, icon: <PlusIcon />, onSelect: done('add') },
        { value: 'close', label: told.close, disabled: true, onSelect: done('close') },
      ],
    },
    {
      label: told.pages,
      commands: [
        { value: 'orders', label: told.orders, icon: <CartIcon />, keys: 'G O', onSelect: done('orders') },
        { value: 'people', label: told.people, icon: <UsersIcon />, keys: 'G P', onSelect: done('people') },
      ],
    },
  ];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{told.open}</Button>
      <CommandPalette groups={groups} onQueryChange={setQuery} {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Overlays/CommandPalette',
  component: Opened,
  // Each state is drawn by itself: an overlay covers the others.
  tags: ['picture'],
  parameters: { ...picture, docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onDone: fn() },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Поиск и команды' });

export const Open: Story = {};

/** Typing narrows the commands, and `Enter` does the marked one. */
export const Keyboard: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  args: { open: false },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Найти' });
    button.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const searched = await field();
    await waitFor(() => expect(searched).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: /Добавить товар/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(await field(), 'покупатели');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDone).toHaveBeenCalledWith('people');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** What a server finds comes in a group of its own. */
export const Found: Story = {
  play: async () => {
    await userEvent.type(await field(), '100');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await field(), 'ъ');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено'));
  },
};

export const Loading: Story = { args: { loading: true, groups: [] } };

/** A pressed command. The palette is rendered in the body, outside the story's element. */
export const Pressed: Story = {
  globals: { pseudo: { active: ['[data-value="orders"]'] } },
  parameters: { ...pictureOnDesktop, pseudo: { rootSelector: 'body' } },
  tags: ['pseudo'],
};

export const Phone: Story = { tags: ['!picture'], parameters: noPicture, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { tags: ['!picture'], parameters: noPicture, decorators: [rightToLeftPage] };
