import { Button, Divider, Input, Link, Stack, Switch, Text } from '@meet/ui-kit';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { savedSearchHref, savedSearchWords, type SavedSearch } from './saved-search-view';

export interface SavedSearchChanges {
  name?: string;
  notify?: boolean;
}

interface SavedSearchRowProps {
  search: SavedSearch;
  onEdit: (changes: SavedSearchChanges) => Promise<boolean>;
  onRemove: () => Promise<void>;
}

export function SavedSearchRow({ search, onEdit, onRemove }: SavedSearchRowProps) {
  const renameButton = useRef<HTMLButtonElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const [renaming, setRenaming] = useState(false);
  const [name, setName] = useState(search.name);
  const [pending, setPending] = useState<'name' | 'notify' | 'remove' | null>(null);

  // The pressed button has disappeared, so the focus is moved to another element.
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (renaming) nameField.current?.select();
    else if (wasRenaming.current) renameButton.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);

  const doing = async <Result,>(what: NonNullable<typeof pending>, work: Promise<Result>): Promise<Result> => {
    setPending(what);
    const result = await work;
    setPending(null);
    return result;
  };
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await doing('name', onEdit({ name })))) return;
    setRenaming(false);
  };

  return (
    <Stack gap={3}>
      {renaming ? (
        <form noValidate onSubmit={(event) => void rename(event)}>
          <Stack direction="row" gap={3} align="end" wrap>
            <Input
              ref={nameField}
              label="Название"
              required
              maxLength={80}
              autoComplete="off"
              enterKeyHint="done"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Button type="submit" loading={pending === 'name'} disabled={name.trim() === ''}>
              Сохранить
            </Button>
          </Stack>
        </form>
      ) : (
        <Link href={savedSearchHref(search)} variant="strong">
          {search.name}
        </Link>
      )}
      <Text size="small" tone="muted">
        {savedSearchWords(search)}
      </Text>
      <Switch
        label="Письма о новом"
        aria-label={`Письма о новом: ${search.name}`}
        checked={search.notify}
        disabled={pending === 'notify'}
        onChange={({ target }) => void doing('notify', onEdit({ notify: target.checked }))}
      />
      <Stack direction="row" gap={2} wrap>
        {!renaming && (
          <Button
            ref={renameButton}
            variant="secondary"
            aria-label={`Переименовать: ${search.name}`}
            onClick={() => setRenaming(true)}
          >
            Переименовать
          </Button>
        )}
        <Button
          variant="ghost"
          loading={pending === 'remove'}
          aria-label={`Удалить: ${search.name}`}
          onClick={() => void doing('remove', onRemove())}
        >
          Удалить
        </Button>
      </Stack>
      <Divider />
    </Stack>
  );
}
