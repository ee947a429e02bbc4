import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button, ButtonLink } from '../components/button/index.js';
import { RemovableChip } from '../components/chip/index.js';
import { EmptyState } from '../components/empty-state/index.js';
import { ProductCard } from '../components/product-card/index.js';
import { ProductGrid } from '../components/product-grid/index.js';
import { Stack } from '../components/stack/index.js';
import { Text } from '../components/text/index.js';
import { Comparison } from '../fixtures/comparison.js';
import { products } from '../fixtures/goods.js';
import { countOf } from '../locale/plural.js';

const meta = { title: 'Patterns/Empty states', tags: ['picture'] } satisfies Meta;

export default meta;

type Story = StoryObj;

const goods = products.slice(0, 2);

/** Filters without results. Each can be removed here. */
function Filtered() {
  const [filters, setFilters] = useState(['Замша', '36', 'до 5000\u00A0₽']);
  const count = useRef<HTMLParagraphElement>(null);
  const found = filters.length < 2 ? goods : [];
  const leave = (gone: readonly string[]) => {
    setFilters(filters.filter((filter) => !gone.includes(filter)));
    // The pressed control disappears, so the focus moves to the count that it changed.
    count.current?.focus();
  };
  return (
    <Stack gap={6}>
      <Stack direction="row" gap={2} wrap>
        {filters.map((filter) => (
          <RemovableChip key={filter} label={filter} href="?" onClick={() => leave([filter])} />
        ))}
      </Stack>
      <Text ref={count} role="status" tabIndex={-1} tone="muted">
        {found.length > 0 && countOf(found.length, { one: 'товар', few: 'товара', many: 'товаров' })}
      </Text>
      {found.length > 0 ? (
        <ProductGrid>
          {found.map((product) => (
            <ProductCard key={product.href} {...product} />
          ))}
        </ProductGrid>
      ) : (
        <EmptyState
          title="Ничего не нашлось"
          actions={
            <>
              <Button onClick={() => leave(filters)}>Сбросить фильтры</Button>
              <ButtonLink variant="secondary" href="/catalog/any/new">
                Посмотреть новинки
              </ButtonLink>
            </>
          }
        >
          Замшевых пар 36 размера до 5000&nbsp;₽ сейчас нет. Уберите один из фильтров.
        </EmptyState>
      )}
    </Stack>
  );
}

/** No product fits the filters, and the links to remove them are right here. */
export const NothingFound: Story = {
  render: () => <Filtered />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ничего не нашлось')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить фильтры' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 товара');
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** A way to continue, in the shopper's words. */
export const RightAndWrong: Story = {
  render: () => (
    <Stack gap={8}>
      <Comparison
        right={{
          show: (
            <EmptyState title="В избранном пусто" actions={<ButtonLink href="/catalog">Перейти в каталог</ButtonLink>}>
              Нажмите на сердце у товара, и он появится здесь.
            </EmptyState>
          ),
          caption: 'What the place is for, how it fills, and one step to begin.',
        }}
        wrong={{
          show: <EmptyState title="Нет данных">Список пуст.</EmptyState>,
          caption: 'The words of a database, and a dead end.',
        }}
      />
      <Comparison
        right={{
          show: (
            <EmptyState title="Заказов пока нет" actions={<ButtonLink href="/catalog">Выбрать первую пару</ButtonLink>}>
              Здесь будет видно, где едет каждая вещь.
            </EmptyState>
          ),
          caption: 'Nothing happened yet: look forward.',
        }}
        wrong={{
          show: <EmptyState title="Заказов пока нет">Не удалось загрузить заказы. Проверьте связь.</EmptyState>,
          caption: 'That is an error, not an emptiness. Whoever has orders must not read that there are none.',
        }}
      />
    </Stack>
  ),
};
