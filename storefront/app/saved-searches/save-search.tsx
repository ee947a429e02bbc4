import { css } from '@emotion/react';
import { Button, media } from '@meet/ui-kit';
import { Suspense, useState } from 'react';
import { lazyPart } from '../builds/lazy-part';
import type { SaveSearchDialogProps, SearchToSave } from './save-search-dialog';

// The dialog's code is loaded when it is first opened. The button is part of the page: a press would be lost while its
// own code was still coming.
const SaveSearchDialog = lazyPart<SaveSearchDialogProps>(() => import('./save-search-dialog'), 'panel');

/** Hidden without scripts, because the dialog needs them. */
const scripted = css({ [media.noScript]: { display: 'none' } });

/** The button «Сохранить поиск», for a signed-in shopper. */
export function SaveSearch(search: SearchToSave) {
  // Null until it is first opened.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="secondary" css={scripted} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Сохранить поиск
      </Button>
      {open !== null && (
        <Suspense>
          {/* Another search is another form. */}
          <SaveSearchDialog key={JSON.stringify(search)} open={open} onOpenChange={setOpen} {...search} />
        </Suspense>
      )}
    </>
  );
}
