import { css } from '@emotion/react';
import { formatCount, formatDate, Link, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import { shopperPageTexts } from './shopper-page-words';
import type { PointsEntry } from './shopper-rows';
import { ShopperSection } from './shopper-section';
import { useShopper } from './shopper-store';
import { signed } from './signed';

const line = css({ display: 'flex', justifyContent: 'space-between', gap: tokens.space[4] });
const words = css({ minWidth: 0 });
const whole = css({ flex: 'none' });

/** The history of the points, the latest change first. */
export const ShopperPoints = observer(function ShopperPoints() {
  const texts = useTexts(shopperPageTexts);
  const { points } = useShopper();
  return (
    <ShopperSection title={texts.points.title} none={texts.points.none} list={points}>
      {points.rows.map((entry) => (
        <EntryLine key={entry.id} entry={entry} />
      ))}
    </ShopperSection>
  );
});

function EntryLine({ entry }: { entry: PointsEntry }) {
  const texts = useTexts(shopperPageTexts);
  const locale = useLocale();
  const { kind, amount, held, pending, orderNumber, reason, createdAt, availableAt } = entry;
  const count = (value: number) => formatCount(value, locale);
  // Points that are reserved or pending remain in the balance, so their number is shown without a sign.
  const moved = Math.abs(held + pending);
  const waits = kind === 'ACCRUAL' && amount > 0 && availableAt;
  return (
    <div css={line}>
      <Stack gap={1} css={words}>
        <Text size="small">{[texts.kinds[kind], reason].filter(Boolean).join(': ')}</Text>
        <Text size="small" tone="muted">
          {formatDate(createdAt, locale)}
          {waits && `, ${texts.points.spendableFrom(formatDate(availableAt, locale))}`}
          {orderNumber && (
            <>
              {', '}
              <Link href={`/orders/${orderNumber}`} variant="quiet">
                {`${texts.points.order} ${orderNumber}`}
              </Link>
            </>
          )}
        </Text>
      </Stack>
      <Text css={whole} size="small" tone={amount === 0 ? 'muted' : 'ink'}>
        {amount === 0 ? count(moved) : signed(amount, count)}
      </Text>
    </div>
  );
}
