import { css } from '@emotion/react';
import {
  Alert,
  ButtonLink,
  countOf,
  formatDay,
  Heading,
  RemovableChip,
  Select,
  Stack,
  Text,
  tokens,
  useLocale,
  type Locale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../browser/language';
import { shopName } from '../../browser/shop-name';
import { useSession } from '../../session/session-store';
import { ListSearch } from '../../shell/list-search';
import { ReadingFault } from '../../shell/reading-fault';
import { usePoll } from '../../shell/poll';
import { useKeys } from '../../shell/use-keys';
import { SavedViews } from '../../shell/views/saved-views';
import { filtersIn, hrefOf, type ListFilters } from './list-filters';
import { newOrderTexts } from './new-order/new-order-words';
import { OrderGrid } from './order-grid';
import { useOrderList } from './order-list-store';
import { orderTexts } from './order-words';
import { SelectionBar } from './selection-bar';
import { StatusQueue } from './status-queue';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
});
const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space[4] });

/** The list of orders by status and age, with a search. The filters are in the URL. */
export default observer(function OrderList() {
  const texts = useTexts(orderTexts);
  const newOrder = useTexts(newOrderTexts);
  const mayWrite = useSession().me?.permissions.includes('WRITE_ORDERS') ?? false;
  const locale = useLocale();
  const list = useOrderList();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filters = filtersIn(params);
  const address = params.toString();

  useEffect(() => {
    const asked = filtersIn(new URLSearchParams(address));
    void list.show(asked, address);
  }, [list, address]);
  usePoll(() => void list.look());
  useKeys(mayWrite ? { n: () => void navigate('/orders/new') } : {});
  const chips = chipsOf(filters, params, texts, locale);

  return (
    <Stack gap={5}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <div css={head}>
        <Heading level={1} size="medium">
          {texts.title}
        </Heading>
        {mayWrite && (
          <ButtonLink variant="secondary" href="/orders/new">
            {newOrder.title}
          </ButtonLink>
        )}
      </div>
      <div css={tools}>
        <ListSearch
          href="/orders"
          placeholder={texts.search}
          value={filters.search}
          onSearch={(text) => void navigate(hrefOf(params, { search: text }))}
        />
        <Select
          label={texts.sort}
          labelHidden
          value={filters.sort}
          options={Object.entries(texts.sorts).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => void navigate(hrefOf(params, { sort: target.value }))}
        />
        <SavedViews room="ORDERS" href="/orders" query={address} />
      </div>
      {chips.length > 0 && (
        <Stack direction="row" gap={2} wrap>
          {chips.map(({ name, href }) => (
            <RemovableChip key={href} label={name} href={href} />
          ))}
        </Stack>
      )}
      <StatusQueue counts={list.counts} params={params} current={filters.status} />
      <ReadingFault fault={list.fault} isShown={list.hasRows} onAgain={() => void list.read()} />
      <MovedNotice />
      <SelectionBar />
      <OrderGrid />
    </Stack>
  );
});

/** Returns the filters that were set by other pages, such as the sales report, each with the URL that removes it. */
function chipsOf(
  { from, to, paidFrom, paidTo, lapsedSince, city, promocode }: ListFilters,
  params: URLSearchParams,
  texts: typeof orderTexts.ru,
  locale: Locale,
) {
  return [
    from && { name: texts.placedFrom(formatDay(from, locale)), href: hrefOf(params, { from: null }) },
    to && { name: texts.placedTo(formatDay(to, locale)), href: hrefOf(params, { to: null }) },
    ...(paidFrom && paidFrom === paidTo
      ? [{ name: texts.paid(formatDay(paidFrom, locale)), href: hrefOf(params, { paidFrom: null, paidTo: null }) }]
      : [
          paidFrom && { name: texts.paidFrom(formatDay(paidFrom, locale)), href: hrefOf(params, { paidFrom: null }) },
          paidTo && { name: texts.paidTo(formatDay(paidTo, locale)), href: hrefOf(params, { paidTo: null }) },
        ]),
    lapsedSince && {
      name: texts.lapsedSince(formatDay(lapsedSince, locale)),
      href: hrefOf(params, { lapsedSince: null }),
    },
    city && { name: city, href: hrefOf(params, { city: null }) },
    promocode && { name: promocode, href: hrefOf(params, { promocode: null }) },
  ].filter((chip) => chip !== null && chip !== '');
}

/** The result of the last status change. */
const MovedNotice = observer(function MovedNotice() {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const { moved } = useOrderList();
  if (!moved) return null;
  const count = moved.count > 0 && countOf(moved.count, texts.moved, locale);
  if (moved.refused.length === 0)
    return (
      <Text role="status" tone="success" size="small">
        {count}
      </Text>
    );
  return (
    <Alert tone="warning" live title={texts.notMoved}>
      <Stack gap={1}>
        {count && <Text size="small">{count}</Text>}
        {moved.refused.map(({ number, message }) => (
          <Text key={number} size="small">{`${number}: ${message}`}</Text>
        ))}
      </Stack>
    </Alert>
  );
});
