import { css } from '@emotion/react';
import {
  breakpoints,
  Button,
  countOf,
  DataTable,
  EmptyState,
  Link,
  Menu,
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
import { useSession } from '../../../session/session-store';
import { ListSearch } from '../../../shell/list-search';
import { ReadingFault } from '../../../shell/reading-fault';
import { Refusal } from '../../../shell/refusal';
import { useRowKeys } from '../../../shell/use-row-keys';
import { KINDS } from './rule-form';
import { ruleTexts } from './rule-words';
import { rulesColumns } from './rules-columns';
import { filtersIn, hrefOf } from './rules-filters';
import { RulesStore } from './rules-store';
import { rulesTexts } from './rules-words';
import { sayRule } from './say-rule';

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space[3] });
const choice = css({ flex: '1 1 8rem', maxWidth: 260 });
const last = css({ marginInlineStart: 'auto' });

/** All search rules. The filters are in the URL. */
export default observer(function RulesList() {
  const texts = useTexts(rulesTexts);
  const { kinds } = useTexts(ruleTexts);
  const locale = useLocale();
  const api = useApi();
  const mayWrite = useSession().me?.permissions.includes('WRITE_CATALOGUE') ?? false;
  const [list] = useState(() => new RulesStore(api));
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const address = params.toString();
  const filters = filtersIn(params);
  const isNarrow = !useMediaQuery(`(min-width: ${breakpoints.tablet}px)`);
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const asked = filtersIn(new URLSearchParams(address));
    void list.show(asked);
  }, [list, address]);
  useRowKeys(table);

  const { rows, readAt, fault, total } = list;
  const columns = useMemo(
    () => rulesColumns({ texts, kinds, locale, list, mayWrite, isNarrow }),
    [texts, kinds, locale, list, mayWrite, isNarrow],
  );

  return (
    <Stack gap={4}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Stack gap={1}>
        <Text tone="muted">{texts.lead}</Text>
        <Stack direction="row" gap={4} wrap>
          <Link href="/showcase/search/words">{texts.words}</Link>
          <Link href="/showcase/search/queries">{texts.queries}</Link>
        </Stack>
      </Stack>
      <div css={tools}>
        <ListSearch
          href="/showcase/search"
          placeholder={texts.search}
          value={filters.search}
          onSearch={(text) => void navigate(hrefOf(params, { search: text }))}
        />
        <Select
          css={choice}
          label={texts.kind}
          labelHidden
          value={filters.kind ?? ''}
          options={[{ value: '', label: texts.allKinds }, ...KINDS.map((value) => ({ value, label: kinds[value] }))]}
          onChange={({ target }) => void navigate(hrefOf(params, { kind: target.value }))}
        />
        <Select
          css={choice}
          label={texts.force}
          labelHidden
          value={filters.inForce === null ? '' : filters.inForce ? 'yes' : 'no'}
          options={(['', 'yes', 'no'] as const).map((value) => ({ value, label: texts.forces[value] }))}
          onChange={({ target }) => void navigate(hrefOf(params, { force: target.value }))}
        />
        {mayWrite && (
          <div css={last}>
            <Menu
              label={texts.add}
              placement="bottom-end"
              items={KINDS.map((value) => ({
                value,
                label: kinds[value],
                onSelect: () => void navigate(`/showcase/search/new?kind=${value}`),
              }))}
            >
              {(trigger) => <Button {...trigger}>{texts.add}</Button>}
            </Menu>
          </div>
        )}
      </div>
      <Text size="small" tone="muted" role="status">
        {readAt > 0 && countOf(total, texts.found, locale)}
      </Text>
      <ReadingFault fault={fault} isShown={readAt > 0} onAgain={() => void list.read()} />
      <Refusal fault={list.refusal} />
      <div ref={table}>
        <DataTable
          label={texts.title}
          labelHidden
          columns={columns}
          rows={rows}
          keyOf="id"
          nameOf={(row) => sayRule(row, texts, locale)}
          loading={readAt === 0 && !fault}
          empty={
            <EmptyState title={texts.nothing} actions={<Link href="/showcase/search">{texts.withoutFilters}</Link>}>
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
