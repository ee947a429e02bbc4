import { css } from '@emotion/react';
import { breakpoints, Button, DataTable, EmptyState, Heading, Link, Stack, tokens, useMediaQuery } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useLanguage, useTexts } from '../../browser/language';
import { shopName } from '../../browser/shop-name';
import { useApi } from '../../graphql/api';
import { useSession } from '../../session/session-store';
import { ListSearch } from '../../shell/list-search';
import { ReadingFault } from '../../shell/reading-fault';
import { usePoll } from '../../shell/poll';
import { useRowKeys } from '../../shell/use-row-keys';
import { SavedViews } from '../../shell/views/saved-views';
import { EntryPanel } from './entry-panel';
import type { EntryStore } from './entry-store';
import { PartLinks } from './part-links';
import { queueColumns, titleOf } from './queue-columns';
import { filtersIn, hrefOf, partsFor } from './queue-filters';
import { QueueListContext, QueueListStore } from './queue-list-store';
import { DecidedNotice, MovedNotice, SelectionBar } from './queue-notices';
import { queueTexts, type Done } from './queue-words';

const sides = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: tokens.space[10],
  alignItems: 'start',
});
const inSight = css({ position: 'sticky', insetBlockStart: 68, maxHeight: 'calc(100dvh - 84px)', overflowY: 'auto' });
const tools = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[4] });

/**
 * Entries that wait for an answer, the oldest first, and next to the list the open entry. The filters are in the URL.
 */
export default observer(function QueueRoom() {
  const texts = useTexts(queueTexts);
  const language = useLanguage();
  const api = useApi();
  const permissions = useSession().me?.permissions ?? [];
  const [list] = useState(() => new QueueListStore(api, permissions));
  const navigate = useNavigate();
  const { id } = useParams();
  const [params] = useSearchParams();
  const address = params.toString();
  const filters = filtersIn(params, permissions);
  const place = useRef('');
  useEffect(() => {
    place.current = `${address} ${id}`;
  }, [address, id]);
  const table = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(`(min-width: ${breakpoints.desktop}px)`);

  useEffect(() => {
    const asked = filtersIn(new URLSearchParams(address), permissions);
    void list.show(asked);
    // The permissions are those of the session, with which the store was made.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [list, address]);
  usePoll(() => void list.read());
  useRowKeys(table);

  const { readAt, shown } = list;
  const [opened, setOpened] = useState<(typeof shown)[number]>();
  const found = shown.find((line) => line.id === id);
  // The open entry stays open after its decision, until the operator opens another one.
  if (found && found.id !== opened?.id) setOpened(found);
  const line = id ? (found ?? (opened?.id === id ? opened : undefined)) : undefined;
  const isNarrow = !isWide || id !== undefined;
  const columns = useMemo(
    () => queueColumns({ texts, language, now: readAt, params: new URLSearchParams(address), current: id, isNarrow }),
    [texts, language, readAt, address, id, isNarrow],
  );

  const decided = async (what: Done, store: EntryStore) => {
    if (!line) return;
    const next = list.nextTo(line.id);
    await list.keepDecided({ line, what, store });
    // An entry that was taken up stays open to be answered, and a return whose goods have come until its money is back. An operator who has opened another page meanwhile stays on
    // that page.
    if (what === 'takeUp' || what === 'receive' || place.current !== `${address} ${id}`) return;
    await navigate(hrefOf(params, {}, next?.id), { replace: true });
    table.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  };

  const isListShown = isWide || !id;
  return (
    <QueueListContext value={list}>
      <Stack gap={5}>
        <title>{`${texts.title} — ${shopName()}`}</title>
        <Heading level={1} size="medium">
          {texts.title}
        </Heading>
        {isListShown ? (
          <>
            <div css={tools}>
              <ListSearch
                href="/queue"
                placeholder={texts.search}
                value={filters.search}
                onSearch={(text) => void navigate(hrefOf(params, { search: text }))}
              />
              <SavedViews room="QUEUE" href="/queue" query={address} />
            </div>
            <PartLinks
              parts={partsFor(permissions)}
              counts={list.counts}
              awaited={list.awaited}
              params={params}
              current={filters.part}
            />
          </>
        ) : (
          <Link href={hrefOf(params, {})} variant="quiet">
            {texts.back}
          </Link>
        )}
        <ReadingFault fault={list.fault} isShown={list.rows.length > 0} onAgain={() => void list.read()} />
        <DecidedNotice />
        <MovedNotice />
        <div css={isWide && id ? sides : undefined}>
          {isListShown && (
            <Stack gap={4}>
              <SelectionBar />
              <div ref={table}>
                <DataTable
                  label={texts.title}
                  labelHidden
                  columns={columns}
                  rows={shown}
                  keyOf={({ id: key }) => key}
                  nameOf={(row) => titleOf(row, texts)}
                  selectable
                  selected={[...list.selected]}
                  onSelectedChange={list.select}
                  loading={list.readAt === 0 && list.isLoading}
                  empty={
                    filters.part || filters.search ? (
                      <EmptyState
                        title={filters.search ? texts.noneFound : texts.nothing}
                        actions={<Link href="/queue">{texts.withoutFilters}</Link>}
                      >
                        {filters.search ? texts.noneFoundLead : texts.nothingLead}
                      </EmptyState>
                    ) : (
                      <EmptyState title={texts.nothing}>{texts.nothingLead}</EmptyState>
                    )
                  }
                />
              </div>
              {list.hasMore && (
                <Button variant="secondary" loading={list.isLoading} onClick={() => void list.more()}>
                  {texts.more}
                </Button>
              )}
            </Stack>
          )}
          {id && (
            <div css={isWide ? inSight : undefined}>
              {line ? (
                <EntryPanel key={line.id} line={line} onDecided={(what, store) => void decided(what, store)} />
              ) : (
                list.readAt > 0 && <EmptyState title={texts.lost}>{texts.lostLead}</EmptyState>
              )}
            </div>
          )}
        </div>
      </Stack>
    </QueueListContext>
  );
});
