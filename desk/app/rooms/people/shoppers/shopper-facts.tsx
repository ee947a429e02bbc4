import { Facts, formatCount, formatPrice, Heading, Link, Stack, Text, useLocale } from '@meet/ui-kit';
import { useTexts } from '../../../browser/language';
import type { WholeShopperFragment } from '../../../graphql/generated/graphql';
import { shopperPageTexts } from './shopper-page-words';

/** The shopper's contacts, purchases and points. */
export function ShopperFacts({ shopper }: { shopper: WholeShopperFragment }) {
  const texts = useTexts(shopperPageTexts);
  const locale = useLocale();
  const { phone, phoneConfirmed, email, emailConfirmed, orderCount, moneySpent, balance, spendable } = shopper;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2} size="small">
          {texts.contacts}
        </Heading>
        {phone ? (
          <Text>
            <Link href={`tel:${phone}`}>{phone}</Link>
            {!phoneConfirmed && ` ${texts.unconfirmed}`}
          </Text>
        ) : (
          <Text tone="muted">{texts.noPhone}</Text>
        )}
        {email ? (
          <Text>
            <Link href={`mailto:${email}`}>{email}</Link>
            {!emailConfirmed && ` ${texts.unconfirmed}`}
          </Text>
        ) : (
          <Text tone="muted">{texts.noEmail}</Text>
        )}
      </Stack>
      <Stack gap={2}>
        <Heading level={2} size="small">
          {texts.money.title}
        </Heading>
        <Facts
          layout="sums"
          facts={[
            { label: texts.money.orders, value: formatCount(orderCount, locale) },
            { label: texts.money.spent, value: formatPrice(moneySpent, locale) },
            { label: texts.money.balance, value: formatCount(balance, locale) },
            { label: texts.money.spendable, value: formatCount(spendable, locale) },
          ]}
        />
      </Stack>
    </Stack>
  );
}
