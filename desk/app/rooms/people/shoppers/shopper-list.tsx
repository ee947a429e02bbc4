import { css } from '@emotion/react';
import {
  breakpoints,
  Button,
  DataTable,
  EmptyState,
  formatDate,
  Link,
  RemovableChip,
  Select,
  Stack,
  tokens,
  useLocale,
  useMediaQuery,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { ListSearch } from '../../../shell/list-search';
import { ReadingFault } from '../../../shell/reading-fault';
import { usePoll } from '../../../shell/poll';
import { useRowKeys } from '../../../shell/use-row-keys';
import { DaysFilter } from '../days-filter';
import { peopleTexts } from '../people-words';
import { LevelLinks } from './level-links';
import { shopperColumns } from './shopper-columns';
import { filtersIn, hrefOf } from './shopper-filters';
import { useShopperList } from './shopper-list-store';
import { shopperName } from './shopper-name';
import { shopperTexts } from './shopper-words';

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space[4] });

/** The list of accounts, with a search by name, telephone number and e-mail address. The filters are in the URL. */
export default observer(function ShopperList() {
  const texts = useTexts(shopperTexts);
  const room = useTexts(peopleTexts);
  const locale = useLocale();
  const store = useShopperList();
  const { list } = store;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const address = params.toString();
  const filters = filtersIn(params);
  const table = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const asked = filtersIn(new URLSearchParams(address));
    void store.show(asked, address);
  }, [store, address]);
  usePoll(() => void list.read());
  useRowKeys(table);

  const isNarrow = !useMediaQuery(`(min-width: ${breakpoints.desktop}px)`);
  const columns = useMemo(() => shopperColumns({ texts, locale, isNarrow }), [texts, locale, isNarrow]);
  const { from, to } = filters;

  return (
    <Stack gap={4}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <div css={tools}>
        <ListSearch
          href="/people"
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
        <DaysFilter
          key={address}
          label={texts.registered}
          days={filters}
          onShow={(days) => void navigate(hrefOf(params, { from: days.from, to: days.to }))}
        />
      </div>
      {(from ?? to) && (
        <Stack direction="row" gap={2} wrap>
          {from && <RemovableChip label={room.since(formatDate(from, locale))} href={hrefOf(params, { from: null })} />}
          {to && <RemovableChip label={room.until(formatDate(to, locale))} href={hrefOf(params, { to: null })} />}
        </Stack>
      )}
      <LevelLinks counts={store.counts} params={params} current={filters.level} />
      <ReadingFault fault={list.fault} isShown={list.rows.length > 0} onAgain={() => void list.read()} />
      <div ref={table} hidden={list.fault !== undefined && list.readAt === 0}>
        <DataTable
          label={texts.title}
          labelHidden
          columns={columns}
          rows={list.rows}
          keyOf={({ id }) => id}
          nameOf={(shopper) => shopperName(shopper, texts)}
          loading={list.isLoading && list.rows.length === 0}
          empty={
            <EmptyState title={texts.nothing} actions={<Link href="/people">{texts.withoutFilters}</Link>}>
              {texts.nothingLead}
            </EmptyState>
          }
        />
      </div>
      {list.hasMore && (
        <Button variant="secondary" loading={list.isLoading} onClick={() => void list.more()}>
          {texts.more}
        </Button>
      )}
    </Stack>
  );
});
