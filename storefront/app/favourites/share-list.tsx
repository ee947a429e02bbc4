import { css } from '@emotion/react';
import { Button, media, Stack, Text, tokens } from '@meet/ui-kit';
import { Suspense, useState } from 'react';
import { useWasOpened } from '../browser/use-was-opened';
import { lazyPart } from '../builds/lazy-part';
import type { FavouritesLinkFieldsFragment } from '../graphql/generated/graphql';
import type { ShareListDialogProps } from './share-list-dialog';

// The dialog's code is loaded when it is first opened.
const ShareListDialog = lazyPart<ShareListDialogProps>(() => import('./share-list-dialog'), 'panel');

/** Hidden without scripts, because the dialog needs them. */
const scripted = css({
  [media.desktop]: { marginTop: tokens.space[3] },
  [media.noScript]: { display: 'none' },
});

/** The button «Поделиться списком», and whether a link to the list exists now. */
export function ShareList({ link: loaded }: { link: FavouritesLinkFieldsFragment | null }) {
  const [link, setLink] = useState(loaded);
  const [open, setOpen] = useState(false);
  const wasOpened = useWasOpened(open);
  return (
    <Stack direction="row" gap={4} align="center" wrap css={scripted}>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Поделиться списком
      </Button>
      {link && (
        <Text as="span" size="small" tone="muted">
          Список виден всем, у кого есть ссылка
        </Text>
      )}
      {wasOpened && (
        <Suspense>
          <ShareListDialog open={open} onOpenChange={setOpen} link={link} onLinkChange={setLink} />
        </Suspense>
      )}
    </Stack>
  );
}
