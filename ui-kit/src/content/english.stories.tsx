import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../components/alert/index.js';
import { Button } from '../components/button/index.js';
import { EmptyState } from '../components/empty-state/index.js';
import { Stack } from '../components/stack/index.js';
import { Text } from '../components/text/index.js';
import { Comparison } from '../fixtures/comparison.js';
import { en } from '../locale/en.js';
import { formatDays } from '../locale/format-dates.js';
import { formatPrice } from '../locale/format-price.js';
import { LocaleProvider } from '../locale/locale-provider.js';
import { countOf } from '../locale/plural.js';

const us = { locale: 'en-US', currency: 'USD', timeZone: 'America/New_York' };

export default {
  title: 'Content/English',
  tags: ['picture'],
  decorators: [
    (Story) => (
      <LocaleProvider {...us} messages={en}>
        <div lang="en">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
} satisfies Meta;

type Story = StoryObj;

/** Address, buttons, errors. */
export const Voice: Story = {
  render: () => (
    <Stack gap={8}>
      <Comparison
        right={{
          show: (
            <EmptyState title="Your cart is empty" actions={<Button>Start shopping</Button>}>
              Add something you like, and we’ll work out the shipping.
            </EmptyState>
          ),
          caption: 'Contractions, sentence case, one next step.',
        }}
        wrong={{
          show: (
            <EmptyState title="Oops, Nothing Here Yet!" actions={<Button>Proceed To Catalogue</Button>}>
              Dear customer, there are no goods in the basket.
            </EmptyState>
          ),
          caption: 'Capitals on Every Word, a joke, and a letter from an office.',
        }}
      />
      <Comparison
        right={{
          show: (
            <Alert tone="error" title="We couldn’t save your address">
              Check your connection and try again.
            </Alert>
          ),
          caption: 'We take the blame, and the shopper gets a way on.',
        }}
        wrong={{
          show: (
            <Alert tone="error" title="Error">
              Address saving has not been performed.
            </Alert>
          ),
          caption: 'A translation word for word. Nobody says it like that.',
        }}
      />
      <Comparison
        right={{ show: <Button>Check out</Button>, caption: 'Two words, as a verb. The noun is “checkout”.' }}
        wrong={{ show: <Button>Place Order Formation</Button>, caption: 'The Russian button, literally.' }}
      />
    </Stack>
  ),
};

const items = { one: 'item', other: 'items' };

/** Numbers, dates, punctuation. */
export const Signs: Story = {
  render: () => (
    <Stack gap={8}>
      <Comparison
        right={{
          show: (
            <Text>
              {countOf(2, items, us)}, {formatPrice(12_990, us)}, arrives{' '}
              {formatDays('2026-11-24T12:00:00Z', '2026-11-28T12:00:00Z', us)}
            </Text>
          ),
          caption: 'The formats of the country, written by the kit.',
        }}
        wrong={{
          show: <Text>2 item(s), 129,90 $, arrives 24.11 - 28.11</Text>,
          caption: 'Russian formats with English words: is 24.11 a date, and is the comma a thousand?',
        }}
      />
      <Comparison
        right={{
          show: <Text>You’ll reach “Silver” with this order</Text>,
          caption: 'Curly quotes and a real apostrophe.',
        }}
        wrong={{
          show: <Text>You'll reach «Silver» with this order</Text>,
          caption: 'A typewriter’s apostrophe, and quotes of another language.',
        }}
      />
    </Stack>
  ),
};
