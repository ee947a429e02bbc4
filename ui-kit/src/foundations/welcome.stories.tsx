import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button, ButtonLink } from '../components/button/index.js';
import { Card } from '../components/card/index.js';
import { CartLine } from '../components/cart-line/index.js';
import { Divider } from '../components/divider/index.js';
import { Facts } from '../components/facts/index.js';
import { Image } from '../components/image/index.js';
import { OrderStatusTimeline } from '../components/order-status-timeline/index.js';
import { Price } from '../components/price/index.js';
import { ProductCard } from '../components/product-card/index.js';
import { Rating } from '../components/rating/index.js';
import { SizePicker } from '../components/size-picker/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { products, sizes } from '../fixtures/goods.js';
import { cartLines, historyUntil } from '../fixtures/orders.js';
import { darkPosters, posters } from '../fixtures/posters.js';
import { tokens } from '../tokens/generated/tokens.js';

/** The page that opens Storybook. */
const meta = {
  title: 'Foundations/Welcome',
  parameters: { layout: 'fullscreen', docs: { toc: { disable: true } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = '@container (min-width: 860px)';
const place = css({ containerType: 'inline-size', background: tokens.color.paper, color: tokens.color.ink });
const wall = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${tokens.space[8]} ${tokens.space[3]}`,
  padding: tokens.space[4],
  '& > *': { minWidth: 0 },
  [wide]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    // The cards keep their height, and the statement gets the same height.
    '& > article': { alignSelf: 'start' },
    gap: `${tokens.space[10]} ${tokens.space[6]}`,
    padding: tokens.space[8],
  },
});
const half = css({ gridColumn: '1 / -1', [wide]: { gridColumn: 'span 2' } });

/** The picture is as high as the cards beside it; the text is on the page, not on the picture. */
const statement = css(half, {
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: tokens.space[6],
});
const poster = css({
  aspectRatio: 'auto',
  minHeight: 240,
  height: '100%',
  '& img': { objectPosition: '100% 88%' },
  [wide]: { minHeight: 160 },
});

/** Buying: the price, the sizes and the only filled button of the picture. */
function Choice() {
  const [size, setSize] = useState('42');
  const [added, setAdded] = useState(false);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={3} size="small">
          Кроссовки для бега по тропам Ridge
        </Heading>
        <Rating value={4.6} count={128} />
      </Stack>
      <Price price={899_000} oldPrice={1_290_000} sale={30} size="large" />
      <SizePicker sizes={sizes.slice(0, 4)} value={size} onValueChange={setSize} />
      <Button size="large" wide onClick={() => setAdded(true)}>
        {added ? 'Добавлено' : 'Добавить в корзину'}
      </Button>
      <Facts
        facts={[
          { label: 'Доставка', value: 'завтра, со склада' },
          { label: 'Примерка', value: 'в пункте выдачи' },
          { label: 'Возврат', value: '14\u00A0дней' },
        ]}
      />
    </Stack>
  );
}

function Cart() {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [checked, setChecked] = useState<readonly string[]>(cartLines.slice(0, 2).map(({ href }) => href));
  const without = (list: readonly string[], href: string) => list.filter((other) => other !== href);
  return (
    <Stack gap={0}>
      {cartLines.slice(0, 2).map((line, index) => (
        <div key={line.href}>
          {index > 0 && <Divider />}
          <CartLine
            {...line}
            checked={checked.includes(line.href)}
            onCheckedChange={(on) => setChecked(on ? [...checked, line.href] : without(checked, line.href))}
            removed={removed.includes(line.href)}
            onRemove={() => setRemoved([...removed, line.href])}
            onRestore={() => setRemoved(without(removed, line.href))}
          />
        </div>
      ))}
    </Stack>
  );
}

/** Parts of a shop side by side, all of them live: sizes can be chosen and lines removed. */
export const AtAGlance: Story = {
  tags: ['picture'],
  render: () => (
    <div css={place}>
      <div css={wall}>
        <section css={statement} aria-label="Подборка">
          <Image css={poster} src={posters.sand} darkSrc={darkPosters.sand} alt="" sizes="50vw" fit="cover" />
          <Stack gap={4} align="start">
            <Heading level={2} size="display">
              Песок и&nbsp;глина
            </Heading>
            <Text size="large">Тёплые тона без повода: замша, хлопок и подошвы, которые не боятся мокрых плит.</Text>
            <ButtonLink variant="secondary" href="/collections/sand">
              Смотреть подборку
            </ButtonLink>
          </Stack>
        </section>
        <ProductCard {...products[4]!} onLikedChange={() => undefined} pictureSizes="25vw" />
        <ProductCard {...products[5]!} badges={['Новинка']} onLikedChange={() => undefined} liked pictureSizes="25vw" />
        <Card css={half} variant="raised" as="section" aria-label="Товар">
          <Choice />
        </Card>
        <Stack css={half} gap={8}>
          <Cart />
          <Card tone="bonus">
            <Stack gap={1}>
              <Heading level={3} size="display">
                5000
              </Heading>
              <Text tone="inherit">бонусов за регистрацию, 1 бонус = 1&nbsp;₽</Text>
            </Stack>
          </Card>
        </Stack>
        <div css={{ gridColumn: '1 / -1' }}>
          <OrderStatusTimeline
            status="CUSTOMS_CLEARANCE_IN_TURKEY"
            history={historyUntil('CUSTOMS_CLEARANCE_IN_TURKEY')}
            expected={'24–\u206028\u00A0ноября'}
          />
        </div>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /41/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить в корзину' }));
    await expect(canvas.getByRole('button', { name: 'Добавлено' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Убрать.*Court Low/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(canvas.getByRole('button', { name: /Court Low/ })).toHaveFocus();
  },
};

const colours = css({
  display: 'grid',
  gap: tokens.space[3],
  padding: tokens.space[4],
  containerType: 'inline-size',
});
const rule = css({
  display: 'grid',
  gap: tokens.space[3],
  padding: tokens.space[5],
  border: `1px solid ${tokens.color.hairline}`,
  alignContent: 'space-between',
  minHeight: 168,
});

/** Ink, red and volt, each used for its purpose. */
export const ThreeColours: Story = {
  tags: ['picture'],
  render: () => (
    <div css={colours}>
      <div
        css={{
          display: 'grid',
          gap: tokens.space[3],
          '@container (min-width: 720px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <div css={[rule, { background: tokens.color.action, color: tokens.color['on-action'] }]}>
          <Heading level={2} size="display">
            Ink
          </Heading>
          <Text tone="inherit" size="small" lang="en">
            Words, controls and the main action.
          </Text>
        </div>
        <div css={rule}>
          <Price price={899_000} oldPrice={1_290_000} sale={30} size="large" />
          <Text size="small" lang="en">
            Red: a lowered price, and nothing else.
          </Text>
        </div>
        <Card tone="bonus" css={{ minHeight: 168, display: 'grid', alignContent: 'space-between' }}>
          <Heading level={2} size="display">
            +390
          </Heading>
          <Text tone="inherit" size="small" lang="en">
            Volt: bonuses, once on a screen.
          </Text>
        </Card>
      </div>
    </div>
  ),
};
