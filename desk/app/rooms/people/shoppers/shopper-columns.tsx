import { css } from '@emotion/react';
import {
  Badge,
  formatCount,
  formatDate,
  formatPrice,
  Link,
  Text,
  type DataTableColumn,
  type Locale,
} from '@meet/ui-kit';
import type { ShopperLineFragment } from '../../../graphql/generated/graphql';
import { shopperName } from './shopper-name';
import type { shopperTexts } from './shopper-words';

const oneLine = css({ whiteSpace: 'nowrap' });

export interface ColumnsFor {
  texts: typeof shopperTexts.ru;
  locale: Locale;
  /** A narrow screen shows only columns that identify a shopper. */
  isNarrow: boolean;
}

export function shopperColumns({ texts, locale, isNarrow }: ColumnsFor): DataTableColumn<ShopperLineFragment>[] {
  const { columns } = texts;
  const all: DataTableColumn<ShopperLineFragment>[] = [
    {
      id: 'who',
      label: columns.who,
      namesRow: true,
      cell: (shopper) => (
        <>
          <Link href={`/people/${shopper.id}`} variant="quiet">
            {shopperName(shopper, texts)}
          </Link>
          {shopper.role && (
            <>
              {' '}
              <Badge>{shopper.role}</Badge>
            </>
          )}
          {shopper.blockedAt && (
            <Text as="span" size="small" tone="error">
              {` ${texts.blocked}`}
            </Text>
          )}
        </>
      ),
    },
    { id: 'contact', label: columns.contact, cell: ({ phone, email }) => phone ?? email ?? '—' },
    { id: 'phone', label: columns.phone, cell: ({ phone }) => phone ?? '—' },
    { id: 'email', label: columns.email, cell: ({ email }) => email ?? '—' },
    {
      id: 'since',
      label: columns.since,
      cell: ({ createdAt }) => (
        <Text as="span" size="small" tone="muted" css={oneLine}>
          {formatDate(createdAt, locale)}
        </Text>
      ),
    },
    {
      id: 'orders',
      label: columns.orders,
      align: 'end',
      cell: ({ orderCount }) => formatCount(orderCount, locale),
    },
    { id: 'spent', label: columns.spent, align: 'end', cell: ({ moneySpent }) => formatPrice(moneySpent, locale) },
    { id: 'points', label: columns.points, align: 'end', cell: ({ balance }) => formatCount(balance, locale) },
  ];
  const left = isNarrow ? ['since', 'spent', 'phone', 'email'] : ['contact'];
  return all.filter(({ id }) => !left.includes(id));
}
