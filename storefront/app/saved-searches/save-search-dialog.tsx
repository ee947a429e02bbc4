import { Modal } from '@meet/ui-kit/modal';
import { Button, ButtonLink, Checkbox, Input, Link, Stack, Text } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { useBackCloses } from '../browser/use-back-closes';
import { askInBrowser, type BrowserFault } from '../graphql/ask-in-browser';
import { SaveSearchDocument, type FilteredProductsInput } from '../graphql/generated/graphql';
import { toListingDto } from '../listing/listing-dto';
import type { ListingQuery } from '../listing/listing-query';
import { suggestedName } from './saved-search-view';

/** The search to save. */
export interface SearchToSave {
  /** The parts of the name: the page title or the search text, then the filters. */
  parts: readonly string[];
  /** The search text; null on lists without a text search. */
  words: string | null;
  query: ListingQuery;
  /** The filters that the page itself sets. */
  standsFor: FilteredProductsInput | undefined;
}

export interface SaveSearchDialogProps extends SearchToSave {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

// A default export, because the dialog is loaded with `React.lazy`, which needs one.
/** Asks for the name of a search, and whether to send e-mails about new products in it. */
export default function SaveSearchDialog({
  open,
  onOpenChange,
  parts,
  words,
  query,
  standsFor,
}: SaveSearchDialogProps) {
  useBackCloses(open, onOpenChange);
  const [name, setName] = useState(() => suggestedName(parts));
  const [notify, setNotify] = useState(true);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<BrowserFault | null>(null);
  const [saved, setSaved] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    const filter = {
      ...toListingDto({ ...query, sort: null }),
      ...(query.mine && { mySize: true }),
      ...standsFor,
    };
    const answer = await askInBrowser(SaveSearchDocument, { dto: { name, query: words, filter, notify } });
    setPending(false);
    setFault(answer.fault ?? null);
    setSaved(!answer.fault);
  };

  return (
    <Modal open={open} onOpenChange={onOpenChange} title="Сохранить поиск">
      {saved ? (
        <Stack gap={4} role="status">
          <Text>
            Поиск сохранён: он в разделе <Link href="/account/searches">«Сохранённые поиски»</Link>.
            {notify && ' Когда появится новое, напишем: не чаще раза в день.'}
          </Text>
          <Button wide onClick={() => onOpenChange(false)}>
            Хорошо
          </Button>
        </Stack>
      ) : (
        <form noValidate onSubmit={(event) => void save(event)}>
          <Stack gap={5}>
            <Input
              label="Название"
              required
              maxLength={80}
              autoComplete="off"
              enterKeyHint="done"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Checkbox
              label="Сообщать письмом о новом"
              hint="Не чаще раза в день"
              checked={notify}
              onChange={({ target }) => setNotify(target.checked)}
            />
            {fault && (
              <Text tone="error" role="alert">
                {fault.message}
              </Text>
            )}
            {fault?.code === 'MAILBOX_NEEDED' && <ButtonLink href="/account">Добавить почту</ButtonLink>}
            {fault?.code === 'SAVED_SEARCHES_FULL' && (
              <ButtonLink href="/account/searches">Сохранённые поиски</ButtonLink>
            )}
            <Button type="submit" wide loading={pending} disabled={name.trim() === ''}>
              Сохранить
            </Button>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
