import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/button/index.js';
import { LikeButton } from '../components/like-button/index.js';
import { Price } from '../components/price/index.js';
import { ProductCard } from '../components/product-card/index.js';
import { ProductGrid } from '../components/product-grid/index.js';
import { Select } from '../components/select/index.js';
import { Skeleton } from '../components/skeleton/index.js';
import { Spinner } from '../components/spinner/index.js';
import { Stack } from '../components/stack/index.js';
import { Text } from '../components/text/index.js';
import { Waiting } from '../components/waiting/index.js';
import { Comparison } from '../fixtures/comparison.js';
import { products } from '../fixtures/goods.js';
import { countOf } from '../locale/plural.js';

const meta = { title: 'Patterns/Loading', tags: ['picture'] } satisfies Meta;

export default meta;

type Story = StoryObj;

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const things = { one: 'товар', few: 'товара', many: 'товаров' };

/** The first list replaces skeletons; a new sort order fades the old list; the button adds an item and announces it. */
function Listing() {
  const [goods, setGoods] = useState<typeof products>();
  const [waiting, setWaiting] = useState(false);
  const [adding, setAdding] = useState(false);
  const [cart, setCart] = useState(0);

  const open = async () => {
    await later(600);
    setGoods(products.slice(0, 4));
  };
  const sort = async (order: string) => {
    setWaiting(true);
    await later(600);
    const price = ({ offer }: (typeof products)[number]) => offer?.price ?? 0;
    const sorted = products.slice(0, 4).toSorted((one, other) => price(one) - price(other));
    setGoods(order === 'cheap' ? sorted : sorted.toReversed());
    setWaiting(false);
  };
  const add = async () => {
    setAdding(true);
    await later(600);
    setCart((count) => count + 1);
    setAdding(false);
  };

  const [asked, setAsked] = useState(false);
  return (
    <Stack gap={6}>
      <Stack direction="row" gap={4} align="end" wrap>
        <Button
          variant="secondary"
          onClick={() => {
            setAsked(true);
            setGoods(undefined);
            void open();
          }}
        >
          Открыть список
        </Button>
        <Select
          label="Порядок"
          disabled={!goods}
          options={[
            { value: 'dear', label: 'Сначала дорогие' },
            { value: 'cheap', label: 'Сначала дешёвые' },
          ]}
          onChange={({ target }) => void sort(target.value)}
        />
        <Button loading={adding} onClick={() => void add()}>
          В корзину
        </Button>
        <Text role="status" tone="muted">
          {cart > 0 && `В корзине ${countOf(cart, things)}`}
        </Text>
      </Stack>
      {asked && (
        <Waiting loading={waiting} aria-busy={waiting || !goods}>
          <ProductGrid>
            {goods
              ? goods.map((product) => <ProductCard key={product.href} {...product} />)
              : Array.from({ length: 4 }, (_, place) => (
                  <Stack key={place} gap={2}>
                    <Skeleton ratio={4 / 5} />
                    <Skeleton width="60%" height="1em" />
                    <Skeleton width="40%" height="1em" />
                  </Stack>
                ))}
          </ProductGrid>
        </Waiting>
      )}
    </Stack>
  );
}

/** Open the list, change its order, add to the cart: three ways to show waiting. */
export const ThreeWaits: Story = {
  render: () => <Listing />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть список' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4), { timeout: 4000 });
    const first = () => canvas.getAllByRole('article')[0]?.textContent;
    const before = first();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Порядок' }), 'cheap');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await waitFor(() => expect(first()).not.toBe(before), { timeout: 4000 });
    const button = canvas.getByRole('button', { name: 'В корзину' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('В корзине 1 товар'), { timeout: 4000 });
  },
};

/** A heart is filled immediately; if saving fails, it is reset. */
export const Optimistic: Story = {
  render: function Hearts() {
    const [liked, setLiked] = useState(false);
    const [said, setSaid] = useState('');
    return (
      <Stack gap={2}>
        <Stack direction="row" gap={2} align="center">
          <LikeButton
            liked={liked}
            onLikedChange={async (next) => {
              await later(300);
              setLiked(next);
            }}
          />
          <Text size="small">Сохраняется</Text>
        </Stack>
        <Stack direction="row" gap={2} align="center">
          <LikeButton
            liked={false}
            label="В избранное без связи"
            onLikedChange={async () => {
              await later(300);
              setSaid('Не удалось сохранить. Проверьте связь.');
              throw new Error('offline');
            }}
          />
          <Text size="small">Не сохраняется</Text>
        </Stack>
        <Text size="small" tone="error" role="status">
          {said}
        </Text>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [kept, refused] = canvas.getAllByRole('button');
    await userEvent.click(kept!);
    await expect(kept).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(refused!);
    await expect(refused).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(refused).toHaveAttribute('aria-pressed', 'false'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Не удалось сохранить');
    await expect(kept).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A skeleton with the shape of the content, in its place. */
export const RightAndWrong: Story = {
  render: () => (
    <Stack gap={8}>
      <Comparison
        right={{
          show: (
            <Stack direction="row" gap={4}>
              <Skeleton width={88} ratio={4 / 5} />
              <Stack gap={2} css={{ flex: 1 }}>
                <Skeleton width="80%" height="1em" />
                <Skeleton width="40%" height="1em" />
              </Stack>
            </Stack>
          ),
          caption: 'The final geometry: nothing jumps when the goods come.',
        }}
        wrong={{
          show: (
            <Stack align="center" gap={3}>
              <Spinner size="large" label="Загружаем товары" />
              <Text size="small">Пожалуйста, подождите</Text>
            </Stack>
          ),
          caption: 'A spinner in an empty page hides how much will come, and asks for patience.',
        }}
      />
      <Comparison
        right={{
          show: (
            <Button loading wide>
              Оплатить
            </Button>
          ),
          caption: 'The pressed button works: it keeps its ink, its width and the focus.',
        }}
        wrong={{
          show: (
            <Button disabled wide>
              Оплатить
            </Button>
          ),
          caption: 'Grey says «forbidden». Was the press noticed? They press again.',
        }}
      />
      <Comparison
        right={{
          show: <Price price={899_000} oldPrice={1_290_000} sale={30} />,
          caption: 'The old price stays in sight, faded, until the new one is there.',
        }}
        wrong={{
          show: <Price price={0} />,
          caption: 'A zero in place of what is not known yet is a wrong price.',
        }}
      />
    </Stack>
  ),
};
