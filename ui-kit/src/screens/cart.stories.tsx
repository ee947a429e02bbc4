import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { BonusSlider } from '../components/bonus-slider/index.js';
import { Button, ButtonLink } from '../components/button/index.js';
import { Card } from '../components/card/index.js';
import { CartLine } from '../components/cart-line/index.js';
import { CartSummary } from '../components/cart-summary/index.js';
import { Checkbox } from '../components/checkbox/index.js';
import { Divider } from '../components/divider/index.js';
import { Drawer } from '../components/drawer/index.js';
import { EmptyState } from '../components/empty-state/index.js';
import { ProductCard } from '../components/product-card/index.js';
import { PromoCodeField, type PromoCodeState } from '../components/promo-code-field/index.js';
import { Rail } from '../components/rail/index.js';
import { Split } from '../components/split/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { cartLines, goneLine } from '../fixtures/orders.js';
import { products } from '../fixtures/goods.js';
import { formatCount } from '../locale/format-numbers.js';
import { countOf } from '../locale/plural.js';
import { noPicture, picture } from '../testing/pictures.js';
import { ShopFrame } from './shop-frame.js';

interface CartProps {
  guest?: boolean;
}

const lines = [...cartLines, goneLine];
const available = lines.filter(({ state = 'available' }) => state === 'available').map(({ href }) => href);
const promo = 100_000;

/** A cart with connected parts: selecting and removing lines changes the sums. */
function Cart({ guest = false }: CartProps) {
  const [checked, setChecked] = useState<readonly string[]>(available.slice(0, 2));
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [code, setCode] = useState<PromoCodeState>('idle');
  const [bonuses, setBonuses] = useState(0);
  const [spending, setSpending] = useState(false);
  const present = available.filter((href) => !removed.includes(href));
  const chosen = lines.filter(({ href }) => checked.includes(href) && present.includes(href));
  const sum = (of: (line: (typeof lines)[number]) => number) => chosen.reduce((total, line) => total + of(line), 0);
  const paid = sum(({ price }) => price);
  const discounts = [
    { label: 'На товары', amount: sum(({ price, oldPrice }) => (oldPrice ?? price) - price) },
    { label: 'Промокод MEET10', amount: code === 'success' ? promo : 0 },
    { label: 'Бонусы', amount: bonuses * 100 },
  ].filter(({ amount }) => amount > 0 && paid > 0);

  return (
    <Split
      sticky
      aside={
        <Card variant="raised">
          <CartSummary
            count={chosen.length}
            goods={sum(({ price, oldPrice }) => oldPrice ?? price)}
            discounts={discounts}
            cashback={guest ? 0 : Math.floor(paid / 100 / 33)}
            freeDelivery={{ from: 2_500_000, reached: paid }}
            {...(guest
              ? { guest: { href: '/auth' } }
              : { nextLevel: { name: 'Серебро', required: 5_000_000, reached: 1_000_000 + paid } })}
            onConfirm={() => undefined}
          >
            {!guest && (
              <Stack gap={5}>
                <PromoCodeField
                  state={code}
                  onSubmit={(typed) => setCode(typed === 'MEET10' ? 'success' : 'error')}
                  onReset={() => setCode('idle')}
                />
                <Button variant="secondary" wide onClick={() => setSpending(true)}>
                  {bonuses > 0
                    ? `Спишем ${countOf(bonuses, { one: 'бонус', few: 'бонуса', many: 'бонусов' })}`
                    : `Списать бонусы, есть ${formatCount(2480)}`}
                </Button>
                <Drawer open={spending} onOpenChange={setSpending} title="Meet-бонусы">
                  <BonusSlider
                    available={2480}
                    {...(bonuses > 0 && { previous: bonuses })}
                    onSubmit={(spent) => {
                      setBonuses(spent);
                      setSpending(false);
                    }}
                  />
                </Drawer>
              </Stack>
            )}
          </CartSummary>
        </Card>
      }
    >
      <Stack direction="row" justify="between" align="center">
        <Checkbox
          label="Выбрать все"
          checked={present.length > 0 && present.every((href) => checked.includes(href))}
          indeterminate={checked.length > 0 && !present.every((href) => checked.includes(href))}
          onChange={({ target }) => setChecked(target.checked ? present : [])}
        />
        <Text as="span" tone="muted">
          {countOf(lines.length - removed.length, { one: 'товар', few: 'товара', many: 'товаров' })}
        </Text>
      </Stack>
      {lines.map((line) => (
        <Fragment key={line.href}>
          <Divider />
          <CartLine
            {...line}
            headingLevel={2}
            checked={checked.includes(line.href)}
            removed={removed.includes(line.href)}
            onCheckedChange={(taken) =>
              setChecked(taken ? [...checked, line.href] : checked.filter((href) => href !== line.href))
            }
            onRemove={() => setRemoved([...removed, line.href])}
            onRestore={() => setRemoved(removed.filter((href) => href !== line.href))}
          />
        </Fragment>
      ))}
    </Split>
  );
}

function Page(props: CartProps & { empty?: boolean }) {
  return (
    <ShopFrame>
      <Stack gap={6} css={{ paddingBlock: 32 }}>
        <Heading level={1}>Корзина</Heading>
        {props.empty ? (
          <EmptyState title="Корзина пуста" actions={<ButtonLink href="/catalog">За покупками</ButtonLink>}>
            Посмотрите новинки или вернитесь к тому, что отметили сердечком.
          </EmptyState>
        ) : (
          <Cart {...props} />
        )}
      </Stack>
      <Stack gap={5} css={{ paddingTop: 48 }}>
        <Heading level={2} size="medium">
          Недавно смотрели
        </Heading>
        <Rail>
          {products.map((product) => (
            <ProductCard key={product.href} {...product} />
          ))}
        </Rail>
      </Stack>
    </ShopFrame>
  );
}

const meta = {
  title: 'Screens/Cart',
  component: Page,
  parameters: { ...picture, layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Tablet: Story = { parameters: noPicture, globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { parameters: noPicture, globals: { viewport: { value: 'phone' } } };

export const Guest: Story = { args: { guest: true } };

export const Empty: Story = { args: { empty: true } };

/** One line is deselected, another is removed and restored, and the sums follow. */
export const Used: Story = {
  play: async ({ canvas }) => {
    const total = () => canvas.getByText('Итого').parentElement;
    await expect(total()).toHaveTextContent('21 980 ₽');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Промокод' }), 'MEET10{Enter}');
    await expect(total()).toHaveTextContent('20 980 ₽');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Court Low/ }));
    await expect(total()).toHaveTextContent('7 990 ₽');
    await userEvent.click(canvas.getByRole('button', { name: /Убрать из корзины: Nordvik Кроссовки/ }));
    await expect(total()).toHaveTextContent('0 ₽');
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(total()).toHaveTextContent('7 990 ₽');
  },
};
