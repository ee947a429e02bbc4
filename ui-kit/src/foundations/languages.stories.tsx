import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../components/grid/index.js';
import { OrderStatusTimeline } from '../components/order-status-timeline/index.js';
import { Pagination } from '../components/pagination/index.js';
import { PhoneInput } from '../components/phone-input/index.js';
import { Price } from '../components/price/index.js';
import { Rating } from '../components/rating/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { Comparison } from '../fixtures/comparison.js';
import { en } from '../locale/en.js';
import { defaultLocale } from '../locale/locale.js';
import { LocaleProvider, type LocaleProviderProps } from '../locale/locale-provider.js';
import { countOf } from '../locale/plural.js';
import { ru } from '../locale/ru.js';

interface Place extends Omit<LocaleProviderProps, 'children'> {
  name: string;
  phone: string;
  price: number;
}

const places: readonly Place[] = [
  { name: 'Россия', phone: 'Телефон', price: 1_299_000, ...defaultLocale, messages: ru },
  {
    name: 'United States',
    phone: 'Phone',
    price: 12_990,
    locale: 'en-US',
    currency: 'USD',
    timeZone: 'America/New_York',
    phoneCountry: 'US',
    messages: en,
  },
  {
    name: 'United Kingdom',
    phone: 'Phone',
    price: 11_900,
    locale: 'en-GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    phoneCountry: 'GB',
    messages: { ...en, colourSwatches: { colours: 'Colours' } },
  },
];

/** The same components in other regions: numbers, prices, dates, phone numbers and the kit's own texts. */
const meta = {
  title: 'Foundations/Languages',
  render: () => (
    <Grid columns={[1, 2, 3]} gap={8}>
      {places.map(({ name, phone, price, ...locale }) => (
        <LocaleProvider key={name} {...locale}>
          <Stack gap={6} role="group" aria-label={name} lang={locale.locale}>
            <Heading level={2}>{name}</Heading>
            <Price price={price} oldPrice={price * 1.25} sale={20} size="large" />
            <Rating value={4.6} count={1280} />
            <PhoneInput label={phone} />
            <OrderStatusTimeline
              status="PAID_READY_TO_SEND"
              history={[{ status: 'PAID_READY_TO_SEND', at: '2026-11-24T22:30:00Z' }]}
              aria-label={`${name}: 1`}
            />
            <Pagination page={1} totalPages={3} hrefOf={(page) => `?page=${page}`} aria-label={`${name}: 3`} />
          </Stack>
        </LocaleProvider>
      ))}
    </Grid>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Places: Story = {
  play: async ({ canvas }) => {
    const there = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(there('United States').getByText('$129.90')).toBeVisible();
    await expect(there('United Kingdom').getByText('£119')).toBeVisible();
    // It is already the next day in Moscow.
    await expect(there('Россия').getByText(/25\sноября/)).toBeVisible();
    await expect(there('United States').getByText(/November\s24/)).toBeVisible();
    await expect(there('United States').getByRole('textbox')).toHaveAttribute('placeholder', '+1 201-555-0123');
  },
};

const things = { one: 'товар', few: 'товара', many: 'товаров' };

/** Plurals and no-break spaces come from functions. */
export const RightAndWrong: Story = {
  tags: ['picture'],
  render: () => (
    // The plurals and spaces of Russian, whatever the language of the page.
    <LocaleProvider {...defaultLocale} messages={ru}>
      <Stack gap={8} lang="ru">
        <Comparison
          right={{
            show: <Text size="large">{[1, 2, 5].map((count) => countOf(count, things)).join(', ')}</Text>,
            caption: 'countOf knows the plurals of the language.',
          }}
          wrong={{
            show: <Text size="large">1 товар(ов), 2 товар(ов), 5 товар(ов)</Text>,
            caption: 'Brackets leave the grammar to the reader.',
          }}
        />
        <Comparison
          right={{
            show: (
              <div css={{ width: '8.5em' }}>
                Итого <Price price={1_299_000} />
              </div>
            ),
            caption: 'No-break spaces keep the price whole: it moves to the next line together.',
          }}
          wrong={{
            show: <div css={{ width: '7em' }}>Итого 12 990 ₽</div>,
            caption: 'Ordinary spaces let the line break within the number.',
          }}
        />
      </Stack>
    </LocaleProvider>
  ),
};
