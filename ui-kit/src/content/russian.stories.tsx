import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../components/alert/index.js';
import { Button } from '../components/button/index.js';
import { EmptyState } from '../components/empty-state/index.js';
import { Stack } from '../components/stack/index.js';
import { Text } from '../components/text/index.js';
import { Comparison } from '../fixtures/comparison.js';
import { formatPrice } from '../locale/format-price.js';
import { countOf } from '../locale/plural.js';

export default {
  title: 'Content/Russian',
  tags: ['picture'],
} satisfies Meta;

type Story = StoryObj;

/** Обращение, кнопки, ошибки. */
export const Voice: Story = {
  render: () => (
    <Stack gap={8}>
      <Comparison
        lang="ru"
        right={{
          show: (
            <EmptyState title="Корзина пуста" actions={<Button>За покупками</Button>}>
              Добавьте вещи из каталога, и мы посчитаем доставку.
            </EmptyState>
          ),
          caption: 'Коротко, на «вы» и с понятным следующим шагом.',
        }}
        wrong={{
          show: (
            <EmptyState title="Ой, тут пусто!" actions={<Button>Перейти в shop</Button>}>
              Уважаемый покупатель, в Вашей корзине отсутствуют товары.
            </EmptyState>
          ),
          caption: 'Восклицание, канцелярит, английское слово и «Вы» с прописной буквы в одном месте.',
        }}
      />
      <Comparison
        lang="ru"
        right={{
          show: <Button>Оформить заказ</Button>,
          caption: 'Глагол говорит, что произойдёт.',
        }}
        wrong={{
          show: <Button>Осуществить оформление</Button>,
          caption: 'Отглагольное существительное делает кнопку длиннее и не яснее.',
        }}
      />
      <Comparison
        lang="ru"
        right={{
          show: (
            <Alert tone="error" title="Не удалось сохранить адрес">
              Проверьте связь и попробуйте ещё раз.
            </Alert>
          ),
          caption: 'Что случилось и что делать.',
        }}
        wrong={{
          show: (
            <Alert tone="error" title="Ошибка!">
              Вы ввели некорректные данные.
            </Alert>
          ),
          caption: 'Непонятно, что случилось, зато понятно, кого обвинили.',
        }}
      />
    </Stack>
  ),
};

const forms = { one: 'товар', few: 'товара', many: 'товаров' };

/** Числа, даты, знаки. */
export const Signs: Story = {
  render: () => (
    <Stack gap={8}>
      <Comparison
        lang="ru"
        right={{
          show: <Text>{countOf(2, forms)} на сумму 12&nbsp;990&nbsp;₽, скидка 30&nbsp;%</Text>,
          caption: 'Разряды, знак рубля и знак процента отбиты неразрывным пробелом.',
        }}
        wrong={{
          show: <Text>2 товар(ов) на сумму 12990р., скидка -30%</Text>,
          caption: 'Скобки вместо согласования, «р.» вместо знака, дефис вместо минуса.',
        }}
      />
      <Comparison
        lang="ru"
        right={{
          show: <Text>Привезём 24–&#8288;28&nbsp;ноября с&nbsp;10 до&nbsp;14</Text>,
          caption: 'Короткое тире без пробелов, месяц словом, год не нужен.',
        }}
        wrong={{
          show: <Text>Привезем 24.11.2026 - 28.11.2026 с 10-00 до 14-00</Text>,
          caption: 'Документ, а не разговор. И «привезем» без «ё».',
        }}
      />
      <Comparison
        lang="ru"
        right={{
          show: <Text>До уровня «Серебро» осталось {formatPrice(176_000)}</Text>,
          caption: 'Кавычки-«ёлочки» и цена, которую написал formatPrice.',
        }}
        wrong={{
          show: <Text>До уровня "Серебро" осталось 1760 RUB</Text>,
          caption: 'Прямые кавычки и код валюты.',
        }}
      />
    </Stack>
  ),
};
