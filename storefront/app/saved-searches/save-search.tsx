import { css } from '@emotion/react';
import { Button, media } from '@meet/ui-kit';
import { Suspense, useState } from 'react';
import { useWasOpened } from '../browser/use-was-opened';
import { lazyPart } from '../builds/lazy-part';
import type { FilteredProductsInput } from '../graphql/generated/graphql';
import { toListingDto } from '../listing/listing-dto';
import type { ListingQuery } from '../listing/listing-query';
import type { SaveSearchDialogProps } from './save-search-dialog';

// The dialog's code is loaded when it is first opened.
const SaveSearchDialog = lazyPart<SaveSearchDialogProps>(() => import('./save-search-dialog'), 'panel');

/** Hidden without scripts, because the dialog needs them. */
const scripted = css({ [media.noScript]: { display: 'none' } });

export interface SaveSearchProps {
  /** The parts of the name: the page title or the search text, then the filters. */
  parts: readonly string[];
  /** The search text; null on lists without a text search. */
  words: string | null;
  query: ListingQuery;
  /** The filters that the page itself sets. */
  standsFor: FilteredProductsInput | undefined;
}

// A default export, because the button is loaded with `React.lazy`, which needs one.
/** The button «Сохранить поиск», for a signed-in shopper. */
export default function SaveSearch({ parts, words, query, standsFor }: SaveSearchProps) {
  const [open, setOpen] = useState(false);
  const wasOpened = useWasOpened(open);
  const filter = {
    ...toListingDto({ ...query, sort: null }),
    ...(query.mine && { mySize: true }),
    ...standsFor,
  };
  const search = { parts, query: words, filter };
  return (
    <>
      <Button variant="secondary" css={scripted} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Сохранить поиск
      </Button>
      {wasOpened && (
        <Suspense>
          {/* Another search is another form. */}
          <SaveSearchDialog key={JSON.stringify(search)} open={open} onOpenChange={setOpen} {...search} />
        </Suspense>
      )}
    </>
  );
}
