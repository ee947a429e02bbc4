import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../components/button/index.js';
import { CartLine } from '../components/cart-line/index.js';
import { CartSummary } from '../components/cart-summary/index.js';
import { Divider } from '../components/divider/index.js';
import { Grid } from '../components/grid/index.js';
import { PromoCodeField, type PromoCodeState } from '../components/promo-code-field/index.js';
import { QuantityStepper } from '../components/quantity-stepper/index.js';
import { Stack } from '../components/stack/index.js';
import { Text } from '../components/text/index.js';
import { Comparison } from '../fixtures/comparison.js';
import { courtLine, goneLine } from '../fixtures/orders.js';

const meta = { title: 'Patterns/Cart', tags: ['picture'] } satisfies Meta;

export default meta;

type Story = StoryObj;

const stock = 3;

/** A line with several units, one that is sold out, and the resulting amounts. */
function Cart() {
  const [quantity, setQuantity] = useState(1);
  const [checked, setChecked] = useState(true);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [promo, setPromo] = useState<PromoCodeState>('idle');
  const count = checked && !removed.includes(courtLine.href) ? quantity : 0;
  const goods = courtLine.price * count;
  const editing = (href: string) => ({
    removed: removed.includes(href),
    onRemove: () => setRemoved([...removed, href]),
    onRestore: () => setRemoved(removed.filter((other) => other !== href)),
  });

  return (
    <Grid columns={[1, 1, 2]} gap={10}>
      <Stack gap={0}>
        <CartLine
          {...courtLine}
          headingLevel={2}
          checked={checked}
          onCheckedChange={setChecked}
          {...editing(courtLine.href)}
        />
        {!removed.includes(courtLine.href) && (
          <QuantityStepper
            label="Количество"
            value={quantity}
            onValueChange={setQuantity}
            max={stock}
            hint={quantity === stock ? 'Осталось 3\u00A0пары' : undefined}
          />
        )}
        <Divider css={{ marginTop: 24 }} />
        <CartLine
          {...goneLine}
          headingLevel={2}
          checked={false}
          onCheckedChange={() => undefined}
          {...editing(goneLine.href)}
        />
      </Stack>
      <CartSummary
        count={count}
        goods={goods}
        discounts={promo === 'success' && count > 0 ? [{ label: 'Промокод MEET10', amount: goods / 10 }] : []}
        cashback={Math.floor(goods / 100 / 33)}
        onConfirm={() => undefined}
      >
        <PromoCodeField
          state={promo}
          onSubmit={(code) => setPromo(code === 'MEET10' ? 'success' : 'error')}
          onReset={() => setPromo('idle')}
        />
      </CartSummary>
    </Grid>
  );
}

/** Change the quantity, remove a line and restore it, apply MEET10: the amounts follow immediately. */
export const Editing: Story = {
  render: () => <Cart />,
  play: async ({ canvas }) => {
    const total = () => canvas.getByText('Итого').parentElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить одну штуку' }));
    await expect(total()).toHaveTextContent('25 980 ₽');

    await userEvent.click(canvas.getByRole('button', { name: /Убрать.*Court Low/ }));
    const back = canvas.getByRole('button', { name: 'Вернуть' });
    await expect(back).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
    await userEvent.click(back);
    await expect(total()).toHaveTextContent('25 980 ₽');

    await userEvent.type(canvas.getByRole('textbox', { name: 'Промокод' }), 'MEET10{Enter}');
    await expect(total()).toHaveTextContent('23 382 ₽');
  },
};

/** Undo instead of a question, and honest numbers of units in stock. */
export const RightAndWrong: Story = {
  render: () => (
    <Stack gap={8}>
      <Comparison
        right={{
          show: (
            <Stack direction="row" gap={3} align="center" justify="between" wrap>
              <Text>Court Low убраны</Text>
              <Button variant="secondary">Вернуть</Button>
            </Stack>
          ),
          caption: 'It is done at once and can be undone in place.',
        }}
        wrong={{
          show: (
            <Stack gap={3}>
              <Text>Вы действительно хотите удалить товар из корзины?</Text>
              <Stack direction="row" gap={3}>
                <Button>Да</Button>
                <Button variant="secondary">Нет</Button>
              </Stack>
            </Stack>
          ),
          caption: 'A question for everybody, because a few press by mistake.',
        }}
      />
      <Comparison
        right={{
          show: (
            <QuantityStepper label="Сколько пар" value={3} max={3} onValueChange={() => undefined} hint="Больше нет" />
          ),
          caption: 'The limit is said where it is reached.',
        }}
        wrong={{
          show: (
            <QuantityStepper
              label="Число пар"
              value={9}
              onValueChange={() => undefined}
              hint="Наличие проверим при оформлении"
            />
          ),
          caption: 'A number that cannot be ordered turns into an error at the till.',
        }}
      />
      <Comparison
        right={{
          show: <Text>Этот размер раскупили</Text>,
          caption: 'A sold-out line stays, says why, and is not counted.',
        }}
        wrong={{
          show: <Text>Корзина обновлена</Text>,
          caption: 'It vanished. Shoppers blame themselves, or look for it in vain.',
        }}
      />
    </Stack>
  ),
};
