import { css } from '@emotion/react';
import {
  breakpoints,
  Button,
  ButtonLink,
  countOf,
  DataTable,
  EmptyState,
  Link,
  Select,
  Stack,
  Text,
  tokens,
  useLocale,
  useMediaQuery,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import { ListSearch } from '../../../shell/list-search';
import { ReadingFault } from '../../../shell/reading-fault';
import { useRowKeys } from '../../../shell/use-row-keys';
import { STATES } from './content-state';
import { pagesColumns } from './pages-columns';
import { filtersIn, hrefOf, KINDS } from './pages-filters';
import { PagesStore } from './pages-store';
import { pagesTexts } from './pages-words';

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space[3] });
const choice = css({ flex: '1 1 8rem', maxWidth: 260 });
const last = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3], marginInlineStart: 'auto' });
/** Number of rows rendered at first. */
const PART = 100;

/** All pages and articles by kind and state. The filters are in the URL. */
export default observer(function PagesList() {
  const texts = useTexts(pagesTexts);
  const locale = useLocale();
  const api = useApi();
  const [list] = useState(() => new PagesStore(api));
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const address = params.toString();
  const filters = filtersIn(params);
  const [most, setMost] = useState(PART);
  const isNarrow = !useMediaQuery(`(min-width: ${breakpoints.tablet}px)`);
  const table = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const asked = filtersIn(new URLSearchParams(address));
    setMost(PART);
    void list.show(asked);
  }, [list, address]);
  useRowKeys(table);

  const { readAt, shown, counts, fault } = list;
  const columns = useMemo(
    () => pagesColumns({ texts, locale, now: readAt, isNarrow }),
    [texts, locale, readAt, isNarrow],
  );

  return (
    <Stack gap={4}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <div css={tools}>
        <ListSearch
          href="/showcase/pages"
          placeholder={texts.search}
          value={filters.search}
          onSearch={(text) => void navigate(hrefOf(params, { search: text }))}
        />
        <Select
          css={choice}
          label={texts.filters}
          labelHidden
          value={filters.kind ?? ''}
          options={[{ value: '', label: texts.all }, ...KINDS.map((value) => ({ value, label: texts.kindsOf[value] }))]}
          onChange={({ target }) => void navigate(hrefOf(params, { kind: target.value }))}
        />
        <Select
          css={choice}
          label={texts.state}
          labelHidden
          value={filters.state ?? ''}
          options={[
            { value: '', label: texts.anyState },
            ...STATES.map((value) => ({ value, label: `${texts.states[value]} (${counts.get(value) ?? 0})` })),
          ]}
          onChange={({ target }) => void navigate(hrefOf(params, { state: target.value }))}
        />
        <div css={last}>
          {KINDS.map((kind) => (
            <ButtonLink key={kind} href={`/showcase/pages/new?kind=${kind}`} variant="secondary">
              {texts.add[kind]}
            </ButtonLink>
          ))}
        </div>
      </div>
      <Text size="small" tone="muted" role="status">
        {readAt > 0 && countOf(shown.length, texts.found, locale)}
      </Text>
      <ReadingFault fault={fault} isShown={readAt > 0} onAgain={() => void list.read()} />
      <div ref={table}>
        <DataTable
          label={texts.title}
          labelHidden
          columns={columns}
          rows={shown.slice(0, most)}
          keyOf="id"
          nameOf="title"
          loading={readAt === 0 && !fault}
          empty={
            <EmptyState title={texts.nothing} actions={<Link href="/showcase/pages">{texts.withoutFilters}</Link>}>
              {texts.nothingLead}
            </EmptyState>
          }
        />
      </div>
      {shown.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + PART)}>
          {texts.more}
        </Button>
      )}
    </Stack>
  );
});
