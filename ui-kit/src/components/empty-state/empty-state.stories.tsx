import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../../testing/all-states.js';
import { Button, ButtonLink } from '../button/index.js';
import { EmptyState } from './index.js';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Корзина пуста',
    children: 'Добавьте товары из каталога: они останутся здесь, пока вы выбираете.',
    actions: <ButtonLink href="/catalog">За покупками</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};

export const NothingFound: Story = {
  args: {
    title: 'Ничего не найдено',
    children: 'Проверьте, нет ли опечатки, или уберите один из фильтров.',
    actions: (
      <>
        <Button>Сбросить фильтры</Button>
        <ButtonLink variant="secondary" href="/catalog">
          Весь каталог
        </ButtonLink>
      </>
    ),
  },
};

export const WithoutActions: Story = {
  args: { title: 'Отзывов пока нет', children: 'Первый отзыв можно оставить после покупки.', actions: undefined },
};

export const LongWordsOnPhone: Story = {
  args: {
    title: 'Непредвиденная недоступность запрашиваемого ассортимента',
    children: 'Высокотехнологичные водонепроницаемые кроссовки закончились. Сообщим, когда появятся новые.',
  },
  globals: { viewport: { value: 'phone' } },
};

export const AllStates: Story = allStates(meta, [Cart, NothingFound, WithoutActions], 'rows');
