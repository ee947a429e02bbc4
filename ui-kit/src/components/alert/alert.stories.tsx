import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Button } from '../button/index.js';
import { Link } from '../link/index.js';
import { Alert } from './index.js';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { children: 'В выходные пункт работает до 18:00.' },
  decorators: [atMost(560)],
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'Адрес сохранён.' } };

export const Warning: Story = {
  args: { tone: 'warning', title: 'Цена изменилась', children: 'Кеды Court Low стали дороже на 500 ₽.' },
};

export const Error: Story = {
  args: {
    tone: 'error',
    title: 'Оплата не прошла',
    children: 'Банк отклонил платёж. Проверьте карту или выберите другой способ.',
    action: <Button variant="secondary">Оплатить ещё раз</Button>,
  },
};

export const WithLink: Story = {
  args: { title: 'Пока вы оформляли заказ, изменилось', action: <Link href="/cart">Открыть корзину</Link> },
};

export const Dismissible: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const close = canvas.getByRole('button', { name: 'Скрыть сообщение' });
    await expect(close).toHaveFocus();
    await expect(close.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Live: Story = {
  args: { live: true, tone: 'error', children: 'Связь прервалась. Попробуйте ещё раз.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Связь прервалась');
  },
};

export const LongWords: Story = {
  args: {
    tone: 'warning',
    title: 'Высококонцентрированные водоотталкивающие средства отправляем наземным транспортом',
    children: 'https://example.test/dostavka/ogranicheniya-na-perevozku-vysokokontsentrirovannykh-sredstv',
    onRemove: fn(),
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { args: { ...Error.args, onRemove: fn() }, decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [WithLink, Dismissible]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Info, Success, Warning, Error, WithLink, Dismissible, LongWords]);
