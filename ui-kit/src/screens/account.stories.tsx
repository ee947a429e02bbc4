import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, useId, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Button, ButtonLink } from '../components/button/index.js';
import { Card } from '../components/card/index.js';
import { Divider } from '../components/divider/index.js';
import { EmptyState } from '../components/empty-state/index.js';
import { Grid } from '../components/grid/index.js';
import { Input } from '../components/input/index.js';
import { Link } from '../components/link/index.js';
import { LoyaltyLevelCard } from '../components/loyalty-level-card/index.js';
import { OrderCard } from '../components/order-card/index.js';
import { OrderStatusTimeline } from '../components/order-status-timeline/index.js';
import { PhoneInput } from '../components/phone-input/index.js';
import { Split } from '../components/split/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { historyUntil, levels, orders } from '../fixtures/orders.js';
import { formatDay } from '../locale/format-dates.js';
import { formatCount } from '../locale/format-numbers.js';
import { noPicture, picture } from '../testing/pictures.js';
import { ShopFrame } from './shop-frame.js';

const bonusHistory = [
  { at: '2026-11-02T10:00:00Z', reason: 'Оплата заказа 1042', points: -500 },
  { at: '2026-08-28T10:00:00Z', reason: 'Кешбэк за заказ 987', points: 680 },
  { at: '2026-08-10T10:00:00Z', reason: 'Истёк срок бонусов за отзыв', points: -100 },
  { at: '2026-07-30T10:00:00Z', reason: 'Регистрация', points: 5000 },
];

const firstStates = ['current', 'next', 'locked', 'locked'] as const;
const firstLevels = levels.map((level, index) => ({ ...level, state: firstStates[index] ?? 'locked', spent: 0 }));

const places = [
  { name: 'Заказы', href: '/account/orders' },
  { name: 'Бонусы', href: '/account/bonus' },
  { name: 'Промокоды', href: '/account/promo' },
  { name: 'Избранное', href: '/favorites' },
];

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={5}>
        <Stack direction="row" justify="between" align="baseline" wrap>
          <Heading level={2} size="medium" id={id}>
            {title}
          </Heading>
          {aside}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}

function BonusHistory() {
  return (
    <Stack gap={3}>
      {bonusHistory.map(({ at, reason, points }, index) => (
        <Fragment key={at}>
          {index > 0 && <Divider />}
          <Stack direction="row" justify="between" align="baseline">
            <div>
              <Text>{reason}</Text>
              <Text size="small" tone="muted">
                {formatDay(at)}
              </Text>
            </div>
            {points > 0 ? (
              <Text as="span">+{formatCount(points)}</Text>
            ) : (
              <Text as="span">−{formatCount(-points)}</Text>
            )}
          </Stack>
        </Fragment>
      ))}
    </Stack>
  );
}

function Page({ newcomer = false }: { newcomer?: boolean }) {
  const [onTheWay] = orders;
  return (
    <ShopFrame>
      <Stack gap={12} css={{ paddingBlock: 32 }}>
        <Stack gap={2}>
          <Heading level={1}>Мария Соколова</Heading>
          <Stack direction="row" gap={5} wrap role="navigation" aria-label="Разделы кабинета">
            {places.map(({ name, href }) => (
              <Link key={href} href={href}>
                {name}
              </Link>
            ))}
          </Stack>
        </Stack>
        <Split
          aside={
            <Stack gap={8}>
              <Card tone="bonus">
                <Stack gap={1}>
                  <Text tone="inherit">Meet-бонусы</Text>
                  <Heading level={2} size="display">
                    {formatCount(newcomer ? 5000 : 5080)}
                  </Heading>
                  <Text tone="inherit" size="small">
                    {newcomer ? 'Подтвердите телефон, чтобы тратить их' : 'Ещё 620 станут доступны 9 декабря'}
                  </Text>
                </Stack>
              </Card>
              {!newcomer && (
                <Part title="История бонусов">
                  <BonusHistory />
                </Part>
              )}
              <Part title="Профиль">
                <Stack>
                  <Input label="Имя" defaultValue="Мария" autoComplete="given-name" />
                  <Input label="Фамилия" defaultValue="Соколова" autoComplete="family-name" />
                  <PhoneInput label="Телефон" defaultValue="+7 999 123-45-67" />
                  <Input label="Email" type="email" defaultValue="maria@example.ru" autoComplete="email" />
                  <Button variant="secondary">Сохранить</Button>
                </Stack>
              </Part>
            </Stack>
          }
        >
          <Stack gap={12}>
            {newcomer ? (
              <EmptyState title="Заказов пока нет" actions={<ButtonLink href="/catalog">За покупками</ButtonLink>}>
                Здесь будет видно, где заказ и когда его ждать.
              </EmptyState>
            ) : (
              <>
                <Part title={`Заказ ${onTheWay.number} в пути`} aside={<Link href={onTheWay.href}>Подробнее</Link>}>
                  <Card>
                    <OrderStatusTimeline
                      status={onTheWay.status}
                      history={historyUntil(onTheWay.status)}
                      expected={onTheWay.expected}
                    />
                  </Card>
                </Part>
                <Part title="Заказы" aside={<Link href="/account/orders">Все заказы</Link>}>
                  <Stack gap={3}>
                    {orders.map((order) => (
                      <OrderCard key={order.number} {...order} />
                    ))}
                  </Stack>
                </Part>
              </>
            )}
            <Part title="Уровни">
              <Grid columns={[1, 2, 2]} gap={3}>
                {(newcomer ? firstLevels : levels).map((level) => (
                  <LoyaltyLevelCard key={level.name} {...level} />
                ))}
              </Grid>
            </Part>
          </Stack>
        </Split>
      </Stack>
    </ShopFrame>
  );
}

const meta = {
  title: 'Screens/Account',
  component: Page,
  parameters: { ...picture, layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Мария Соколова' })).toBeVisible();
    await expect(canvas.getByRole('article', { current: true })).toHaveTextContent('Бронза');
  },
};

export const Tablet: Story = { parameters: noPicture, globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { parameters: noPicture, globals: { viewport: { value: 'phone' } } };

/** The shopper has no orders yet. */
export const Newcomer: Story = { args: { newcomer: true } };
