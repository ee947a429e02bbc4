import { Modal } from '@meet/ui-kit/modal';
import { Button, Input, ShareButton, Stack, Text } from '@meet/ui-kit';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useBackCloses } from '../browser/use-back-closes';
import { askInBrowser, type BrowserFault } from '../graphql/ask-in-browser';
import {
  ShareFavouritesDocument,
  StopSharingFavouritesDocument,
  type FavouritesLinkFieldsFragment,
} from '../graphql/generated/graphql';

/** Number of characters that the API accepts. */
const LONGEST_NAME = 60;

export interface ShareListDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Null while the list is not shared. */
  link: FavouritesLinkFieldsFragment | null;
  onLinkChange: (link: FavouritesLinkFieldsFragment | null) => void;
}

// A default export, because the dialog is loaded with `React.lazy`, which needs one.
/** Creates the link to the favourites, names the list, sends the link, and revokes it. */
export default function ShareListDialog({ open, onOpenChange, link, onLinkChange }: ShareListDialogProps) {
  useBackCloses(open, onOpenChange);
  const nameField = useRef<HTMLInputElement>(null);
  const shareButton = useRef<HTMLButtonElement>(null);
  const [name, setName] = useState(link?.name ?? '');
  const [pending, setPending] = useState<'share' | 'stop' | null>(null);
  const [fault, setFault] = useState<BrowserFault | null>(null);
  const [said, setSaid] = useState('');
  const isNew = link === null || name.trim() !== (link.name ?? '');

  // The pressed button has disappeared, so the focus is moved to another element.
  useEffect(() => {
    if (said) (link ? shareButton : nameField).current?.focus();
  }, [said, link]);

  const share = async (event: FormEvent) => {
    event.preventDefault();
    if (!isNew) return;
    setPending('share');
    setSaid('');
    const { data, fault: refused } = await askInBrowser(ShareFavouritesDocument, { dto: { name } });
    setPending(null);
    setFault(refused ?? null);
    if (!data) return;
    setSaid(link ? 'Название сохранено' : 'Ссылка готова');
    setName(data.shareFavourites.name ?? '');
    onLinkChange(data.shareFavourites);
  };
  const stop = async () => {
    setPending('stop');
    setSaid('');
    const { fault: refused } = await askInBrowser(StopSharingFavouritesDocument, {});
    setPending(null);
    setFault(refused ?? null);
    if (refused) return;
    setSaid('Прежняя ссылка больше не открывается');
    onLinkChange(null);
  };

  return (
    <Modal open={open} onOpenChange={onOpenChange} title="Поделиться списком">
      <Stack gap={5}>
        <Text>Избранное увидят все, у кого есть ссылка. Ваши имя, почта и телефон в списке не показываются.</Text>
        {link && (
          <Stack gap={3}>
            <Input label="Ссылка" readOnly value={addressOf(link.token)} onFocus={({ target }) => target.select()} />
            <ShareButton
              ref={shareButton}
              wide
              variant="primary"
              title={link.name ?? 'Список вещей'}
              url={addressOf(link.token)}
            />
          </Stack>
        )}
        <form noValidate onSubmit={(event) => void share(event)}>
          <Stack gap={3}>
            <Input
              ref={nameField}
              label="Название списка"
              hint="Необязательно: например, «На новоселье»"
              maxLength={LONGEST_NAME}
              autoComplete="off"
              enterKeyHint="done"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            {isNew && (
              <Button type="submit" wide variant={link ? 'secondary' : 'primary'} loading={pending === 'share'}>
                {link ? 'Сохранить название' : 'Создать ссылку'}
              </Button>
            )}
          </Stack>
        </form>
        {fault && (
          <Text tone="error" role="alert">
            {fault.message}
          </Text>
        )}
        <Text size="small" tone="success" role="status">
          {said}
        </Text>
        {link && (
          <Button variant="ghost" loading={pending === 'stop'} onClick={() => void stop()}>
            Перестать делиться
          </Button>
        )}
      </Stack>
    </Modal>
  );
}

const addressOf = (token: string) => new URL(`/favorites/${token}`, location.href).href;
