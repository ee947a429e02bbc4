import { css } from '@emotion/react';
import { Button, ConfirmDialog, countOf, EmptyState, Skeleton, Stack, Text, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import { ReadingFault } from '../../../shell/reading-fault';
import { Refusal } from '../../../shell/refusal';
import { SaveBar } from '../../../shell/save-bar';
import { BothStates } from '../both-states';
import { sayConditions } from './condition-values';
import type { MenuEntry } from './menu-draft';
import { MenuLine } from './menu-line';
import { MenuContext, MenuStore } from './menu-store';
import { menuTexts } from './menu-words';

const page = css({ maxWidth: 960 });
const list = css({ margin: 0, padding: 0 });

/** The menu of the shop: its entries in order, edited as a draft and saved together. */
export default observer(function MenuPage() {
  const texts = useTexts(menuTexts);
  const locale = useLocale();
  const api = useApi();
  const [store] = useState(() => new MenuStore(api));
  const [isAsking, ask] = useState(false);
  useEffect(() => void store.read(), [store]);
  const { draft, isRead, isChanged, isSaved, removed, fault, refusal, busy, conflicts } = store;

  const say = (entry: MenuEntry | null) =>
    entry
      ? [entry.name, entry.href === null && `/catalog/${entry.slug}`, sayConditions(entry, store.choices, texts)]
          .filter(Boolean)
          .join(' · ')
      : texts.gone;
  const save = () => (removed.length > 0 ? ask(true) : void store.save());
  const isRefusalElsewhere = refusal && !draft.some(({ key }) => key === refusal.key);

  return (
    <MenuContext value={store}>
      <Stack gap={4} css={page}>
        <title>{`${texts.title} — ${shopName()}`}</title>
        <Stack gap={1}>
          <Text tone="muted">{texts.lead}</Text>
          {isRead && (
            <Text size="small" tone="muted">
              {countOf(draft.length, texts.entries, locale)}
            </Text>
          )}
        </Stack>
        <ReadingFault fault={fault} isShown={isRead} onAgain={() => void store.read()} />
        {!isRead && !fault && <Skeleton height={320} />}
        {isRead && (
          <>
            <SaveBar
              isChanged={isChanged}
              note={isChanged ? texts.unsaved : isSaved ? texts.saved : undefined}
              isBusy={busy}
              texts={texts}
              onSave={save}
              onReset={store.reset}
            />
            <BothStates
              conflicts={conflicts.map(({ yours, theirs }) => ({
                field: (yours ?? theirs)?.name ?? '',
                yours: say(yours),
                theirs: say(theirs),
              }))}
              labelOf={(name) => name}
              busy={busy}
              onWriteOver={() => void store.writeOver()}
              onTakeTheirs={store.takeTheirs}
            />
            {isRefusalElsewhere && <Refusal fault={refusal.fault} />}
            {draft.length === 0 && <EmptyState title={texts.nothing}>{texts.nothingLead}</EmptyState>}
            <ul css={list} aria-label={texts.title}>
              {draft.map((entry, index) => (
                <MenuLine key={entry.key} entry={entry} index={index} />
              ))}
            </ul>
            <div>
              <Stack direction="row" gap={3} wrap>
                <Button variant="secondary" onClick={() => store.add()}>
                  {texts.add}
                </Button>
                <Button variant="secondary" onClick={() => store.add('link')}>
                  {texts.addLink}
                </Button>
              </Stack>
            </div>
          </>
        )}
        <ConfirmDialog
          open={isAsking}
          onOpenChange={ask}
          title={texts.removeTitle}
          confirmLabel={texts.removeConfirm}
          onConfirm={() => {
            ask(false);
            void store.save();
          }}
        >
          {texts.removeLead(removed.map(({ name }) => name).join(', '))}
        </ConfirmDialog>
      </Stack>
    </MenuContext>
  );
});
