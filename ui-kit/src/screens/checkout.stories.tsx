import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { AddressForm } from '../components/address-form/index.js';
import { Card } from '../components/card/index.js';
import { CartSummary } from '../components/cart-summary/index.js';
import { ErrorSummary, type FieldError } from '../components/error-summary/index.js';
import { Grid } from '../components/grid/index.js';
import { Image } from '../components/image/index.js';
import { Input } from '../components/input/index.js';
import { PhoneInput } from '../components/phone-input/index.js';
import { PickupPointMap } from '../components/pickup-point-map/index.js';
import { RadioGroup } from '../components/radio-group/index.js';
import { Split } from '../components/split/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { TextArea } from '../components/text-area/index.js';
import { drawnMap } from '../fixtures/drawn-map.js';
import { address as knownAddress, cartLines, cartSums, countries } from '../fixtures/orders.js';
import { pickupPoints } from '../fixtures/pickup-points.js';
import { cities, streets } from '../fixtures/places.js';
import { noPicture, picture } from '../testing/pictures.js';
import { ShopFrame } from './shop-frame.js';

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={5}>
        <Heading level={2} size="medium" id={id}>
          {number}. {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

interface CheckoutProps {
  delivery?: 'point' | 'courier';
}

/** Three sections of a form, all open, and the totals. */
function Checkout({ delivery = 'point' }: CheckoutProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [way, setWay] = useState<string>(delivery);
  const [point, setPoint] = useState<string | null>(null);
  const [address, setAddress] = useState(knownAddress);
  const [payment, setPayment] = useState('card');
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const place = pickupPoints.find((candidate) => candidate.id === point);
  const price = way === 'courier' ? 39_000 : place?.card.price;
  const errorOf = (field: string) => errors.find((error) => error.field === `${id}-${field}`)?.message;

  const mended = (field: string) =>
    setErrors((current) => (errorOf(field) ? current.filter((error) => error.field !== `${id}-${field}`) : current));

  const choose = (next: string) => {
    setPoint(next);
    mended('points');
  };

  const confirm = () => {
    const found: FieldError[] = [];
    if (name.trim() === '') found.push({ field: `${id}-name`, message: 'Укажите имя и фамилию получателя' });
    if (phone.length < 12) found.push({ field: `${id}-phone`, message: 'Укажите телефон: позвоним перед доставкой' });
    if (way === 'point' && !place) found.push({ field: `${id}-points`, message: 'Выберите пункт выдачи' });
    setErrors(found);
  };

  return (
    <Split
      sticky
      aside={
        <Card variant="raised">
          <CartSummary
            {...cartSums}
            delivery={price}
            action={payment === 'call' ? 'Отправить заявку' : 'Перейти к оплате'}
            onConfirm={confirm}
          >
            <Grid columns={[5, 8, 4]} gap={2}>
              {cartLines.slice(0, 2).map((line) => (
                <Image key={line.href} src={line.picture} alt={line.name} sizes="80px" />
              ))}
            </Grid>
          </CartSummary>
        </Card>
      }
    >
      <Stack gap={12}>
        <ErrorSummary errors={errors} />
        <Step number={1} title="Получатель">
          <Grid columns={[1, 2, 2]}>
            <Input
              id={`${id}-name`}
              label="Имя и фамилия"
              autoComplete="name"
              enterKeyHint="next"
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                mended('name');
              }}
              error={errorOf('name')}
            />
            <PhoneInput
              id={`${id}-phone`}
              label="Телефон"
              onValueChange={(value) => {
                setPhone(value.phone);
                if (value.phone.length >= 12) mended('phone');
              }}
              error={errorOf('phone')}
            />
            <Input label="Email" type="email" autoComplete="email" hint="Пришлём чек и путь заказа" />
          </Grid>
        </Step>
        <Step number={2} title="Доставка">
          <RadioGroup
            label="Способ доставки"
            labelHidden
            value={way}
            onValueChange={setWay}
            options={[
              { value: 'point', label: 'Пункт выдачи', note: '24–\u206028\u00A0ноября', aside: 'от 0\u00A0₽' },
              { value: 'courier', label: 'Курьер до двери', note: '25–\u206029\u00A0ноября', aside: '390\u00A0₽' },
            ]}
          />
          {way === 'point' ? (
            <div id={`${id}-points`} tabIndex={-1}>
              {errorOf('points') && <Text tone="error">{errorOf('points')}</Text>}
              <PickupPointMap provider={drawnMap} points={pickupPoints} value={point} onValueChange={choose} />
            </div>
          ) : (
            <AddressForm
              value={address}
              onValueChange={setAddress}
              onSubmit={setAddress}
              countries={countries.slice(0, 1)}
              cities={cities}
              onCityQueryChange={() => undefined}
              streets={streets}
              submitLabel="Доставить сюда"
            />
          )}
        </Step>
        <Step number={3} title="Оплата">
          <RadioGroup
            label="Способ оплаты"
            labelHidden
            value={payment}
            onValueChange={setPayment}
            options={[
              { value: 'card', label: 'Картой онлайн', note: 'Visa, MasterCard, «Мир»' },
              { value: 'sbp', label: 'Система быстрых платежей' },
              { value: 'call', label: 'Сначала поговорить', note: 'Менеджер позвонит и ответит на вопросы' },
            ]}
          />
          <TextArea label="Комментарий к заказу" maxLength={500} />
        </Step>
      </Stack>
    </Split>
  );
}

function Page(props: CheckoutProps) {
  return (
    <ShopFrame>
      <Stack gap={8} css={{ paddingBlock: 32 }}>
        <Heading level={1}>Оформление заказа</Heading>
        <Checkout {...props} />
      </Stack>
    </ShopFrame>
  );
}

const meta = {
  title: 'Screens/Checkout',
  component: Page,
  parameters: { ...picture, layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Tablet: Story = { parameters: noPicture, globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { parameters: noPicture, globals: { viewport: { value: 'phone' } } };

export const Courier: Story = { args: { delivery: 'courier' } };

/**
 * Errors are listed at the top with links to the fields, and disappear once corrected. Delivery is priced after a point
 * is chosen.
 */
export const Used: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Перейти к оплате' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Укажите имя и фамилию получателя' }));
    await userEvent.keyboard('Мария Соколова');
    await expect(canvas.getByRole('textbox', { name: 'Имя и фамилия' })).toHaveValue('Мария Соколова');
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать: На Чистопольской' }));
    await expect(within(canvas.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Итого').parentElement).toHaveTextContent('21 170 ₽');
  },
};
