import { css } from '@emotion/react';
import { Alert, Stack, tokens } from '@meet/ui-kit';
import { useRef, useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { EditSavedSearchDocument, RemoveSavedSearchDocument } from '../graphql/generated/graphql';
import { SavedSearchRow, type SavedSearchChanges } from './saved-search-row';
import type { SavedSearch } from './saved-search-view';

const list = css({ display: 'grid', gap: tokens.space[6], margin: 0, padding: 0, maxWidth: 720 });

export interface SavedSearchListProps {
  searches: readonly SavedSearch[];
  /** Reloads the list. */
  refresh: () => Promise<void>;
}

/** The shopper's saved searches: each can be opened, renamed and deleted, and its e-mails switched on and off. */
export function SavedSearchList({ searches, refresh }: SavedSearchListProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<string | null>(null);

  /** Resolves to whether the change was made. */
  const edit = async (id: string, changes: SavedSearchChanges): Promise<boolean> => {
    const answer = await askInBrowser(EditSavedSearchDocument, { dto: { id, ...changes } });
    setFault(answer.fault?.message ?? null);
    await refresh();
    return !answer.fault;
  };
  const remove = async (id: string) => {
    const answer = await askInBrowser(RemoveSavedSearchDocument, { id });
    setFault(answer.fault?.message ?? null);
    await refresh();
    // The pressed button has disappeared with its search, so the focus is moved to another element.
    whole.current?.focus();
  };

  return (
    <Stack gap={5} ref={whole} tabIndex={-1} role="group" aria-label="Сохранённые поиски">
      {fault && (
        <Alert live tone="error">
          {fault}
        </Alert>
      )}
      <ul css={list}>
        {searches.map((search) => (
          <li key={search.id}>
            <SavedSearchRow
              search={search}
              onEdit={(changes) => edit(search.id, changes)}
              onRemove={() => remove(search.id)}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
