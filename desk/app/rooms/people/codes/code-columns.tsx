import {
  formatCount,
  formatDate,
  formatPercent,
  formatPrice,
  Link,
  Text,
  type DataTableColumn,
  type Locale,
} from '@meet/ui-kit';
import type { PromocodeLineFragment } from '../../../graphql/generated/graphql';
import { placeOf } from './code-filters';
import { codeState } from './code-state';
import type { codeTexts } from './code-words';

export interface ColumnsFor {
  texts: typeof codeTexts.ru;
  locale: Locale;
  /** Time at which the rows were loaded. */
  now: number;
}

export const discountOf = ({ percent, amount }: PromocodeLineFragment, locale: Locale): string =>
  percent == null ? formatPrice(amount, locale) : formatPercent(percent, locale);

function daysOf({ startsAt, endsAt }: PromocodeLineFragment, { texts, locale }: ColumnsFor): string {
  const from = formatDate(startsAt, locale);
  return endsAt ? texts.daysBetween(from, formatDate(endsAt, locale)) : texts.daysFrom(from);
}

export function codeColumns(all: ColumnsFor): DataTableColumn<PromocodeLineFragment>[] {
  const { texts, locale, now } = all;
  const { columns } = texts;
  return [
    {
      id: 'code',
      label: columns.code,
      namesRow: true,
      cell: ({ code }) => (
        <Link href={placeOf(code)} variant="quiet">
          {code}
        </Link>
      ),
    },
    { id: 'discount', label: columns.discount, cell: (code) => discountOf(code, locale) },
    {
      id: 'state',
      label: columns.state,
      cell: (code) => {
        const state = codeState(code, now);
        return (
          <Text as="span" size="small" tone={state === 'active' ? 'ink' : 'muted'}>
            {texts.states[state]}
          </Text>
        );
      },
    },
    {
      id: 'days',
      label: columns.days,
      cell: (code) => (
        <Text as="span" size="small" tone="muted">
          {daysOf(code, all)}
        </Text>
      ),
    },
    {
      id: 'used',
      label: columns.used,
      align: 'end',
      cell: ({ used, usageLimit }) =>
        usageLimit == null
          ? formatCount(used, locale)
          : texts.usedOf(formatCount(used, locale), formatCount(usageLimit, locale)),
    },
  ];
}
