import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { noPicture, picture, pictureOnDesktop } from '../../testing/pictures.js';
import { Button } from '../button/index.js';
import { toast, Toaster } from './index.js';
import { messages } from './toast.js';

/** A button that shows the story's message, as an action in a shop does. */
function Saying({ say }: { say: () => void }) {
  return (
    <>
      <Button variant="secondary" onClick={say}>
        Сообщить
      </Button>
      <Toaster />
    </>
  );
}

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  // Each state is drawn by itself: an overlay covers the others.
  tags: ['picture'],
  parameters: { ...picture, docs: { story: { inline: false, height: '280px' } } },
  // Removed immediately: a message that is only dismissed needs time to fade out.
  beforeEach: () => () => void messages.remove(),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the message visible for the screenshot. By default it disappears after four seconds. */
const stay = { duration: Infinity };

const saying = (say: () => void, words: string): Story => ({
  render: () => <Saying say={say} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сообщить' }));
    await expect(await screen.findByText(words)).toBeInTheDocument();
  },
});

export const Plain: Story = saying(() => toast('Промокод скопирован', stay), 'Промокод скопирован');

export const Success: Story = saying(
  () => toast.success('Добавлено в избранное', { ...stay, description: 'Кеды Court Low' }),
  'Добавлено в избранное',
);

export const Info: Story = saying(() => toast.info('Цена снизилась', stay), 'Цена снизилась');

export const Warning: Story = saying(() => toast.warning('Осталась последняя пара', stay), 'Осталась последняя пара');

export const Error: Story = saying(
  () => toast.error('Ошибка отправки кода', { ...stay, description: 'Попробуйте ещё раз через минуту' }),
  'Ошибка отправки кода',
);

/** It stays until its promise settles. */
export const Loading: Story = saying(() => toast.loading('Оформляем заказ'), 'Оформляем заказ');

/** The action of the message can be undone, instead of asking for confirmation before. */
export const WithAction: Story = saying(
  () => toast('Удалено из корзины', { ...stay, action: { label: 'Вернуть', onClick: () => undefined } }),
  'Удалено из корзины',
);

/** The pointer is over the buttons of the message, which is rendered in the body, outside the story's element. */
export const Hovered: Story = {
  ...WithAction,
  globals: { pseudo: { hover: ['[data-scope="toast"] button'] } },
  parameters: { ...pictureOnDesktop, pseudo: { rootSelector: 'body' } },
  tags: ['pseudo'],
};

export const LongWords: Story = {
  ...saying(
    () => toast('Высокотехнологичные водонепроницаемые кроссовки Ridge снова есть в вашем размере', stay),
    'Высокотехнологичные водонепроницаемые кроссовки Ridge снова есть в вашем размере',
  ),
  globals: { viewport: { value: 'phone' } },
};

/** Three messages are visible, and the others wait behind them. */
export const Several: Story = saying(() => {
  for (const words of ['Первое', 'Второе', 'Третье', 'Четвёртое']) toast(words, stay);
}, 'Четвёртое');

export const ClosedByButton: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  render: () => <Saying say={() => toast.success('Адрес сохранён', stay)} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сообщить' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByText('Адрес сохранён')).not.toBeInTheDocument());
  },
};
