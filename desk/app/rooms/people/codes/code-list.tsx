import { css } from '@emotion/react';
import { ButtonLink, DataTable, EmptyState, Link, Stack, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import { ListSearch } from '../../../shell/list-search';
import { ReadingFault } from '../../../shell/reading-fault';
import { usePoll } from '../../../shell/poll';
import { useRowKeys } from '../../../shell/use-row-keys';
import { LinkRow } from '../link-row';
import { NEW_CODE_PLACE } from '../people-parts';
import { codeColumns } from './code-columns';
import { filtersIn, hrefOf } from './code-filters';
import { CodeListStore, PAGE_SIZE } from './code-list-store';
import { codeTexts } from './code-words';

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space[4] });

/** The promo codes, the newest first. The filters and the page are in the URL. */
export default observer(function CodeList() {
  const texts = useTexts(codeTexts);
  const locale = useLocale();
  const api = useApi();
  const [list] = useState(() => new CodeListStore(api));
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const address = params.toString();
  const filters = filtersIn(params);
  const table = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const asked = filtersIn(new URLSearchParams(address));
    void list.show(asked);
  }, [list, address]);
  usePoll(() => void list.read());
  useRowKeys(table);

  const { readAt, rows, fault } = list;
  const columns = useMemo(() => codeColumns({ texts, locale, now: readAt }), [texts, locale, readAt]);
  const isFiltered = filters.search !== '' || filters.active !== null || filters.page > 1;

  return (
    <Stack gap={4}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <div css={tools}>
        <ListSearch
          href="/people/codes"
          placeholder={texts.search}
          value={filters.search}
          onSearch={(text) => void navigate(hrefOf(params, { search: text }))}
        />
        <ButtonLink href={NEW_CODE_PLACE}>{texts.create}</ButtonLink>
      </div>
      <LinkRow
        label={texts.filters}
        links={([null, 'on', 'off'] as const).map((active) => ({
          name: texts.actives[active ?? 'all'],
          href: hrefOf(params, { active }),
          isCurrent: active === filters.active,
        }))}
      />
      <ReadingFault fault={fault} isShown={rows.length > 0} onAgain={() => void list.read()} />
      <div ref={table} hidden={fault !== undefined && readAt === 0}>
        <DataTable
          label={texts.title}
          labelHidden
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          pages={{
            page: filters.page,
            size: PAGE_SIZE,
            total: list.total,
            hrefOf: (page) => hrefOf(params, { page: page > 1 ? String(page) : null }),
          }}
          loading={list.isLoading && rows.length === 0}
          empty={
            isFiltered ? (
              <EmptyState title={texts.nothing} actions={<Link href="/people/codes">{texts.withoutFilters}</Link>}>
                {texts.nothingLead}
              </EmptyState>
            ) : (
              <EmptyState title={texts.noCodes}>{texts.noCodesLead}</EmptyState>
            )
          }
        />
      </div>
    </Stack>
  );
});
