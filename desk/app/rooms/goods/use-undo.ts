import { formatCount, formatPrice, toast, useLocale } from '@meet/ui-kit';
import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import { useKeys } from '../../shell/use-keys';
import type { OfferEdits } from './offer-edits';
import type { OfferChange } from './save-offer';
import { undoTexts } from './undo-words';

/** The notice of a change is replaced by the notice of the next change, and by the result of undoing. */
const NOTICE = 'offer-edit';

/** Milliseconds for which the undo button is shown; the keyboard shortcut undoes a change also later. */
const OFFERED = 10_000;

/**
 * Shows a notice of each change of a price or stock with an undo button. `Ctrl+Z` also undoes the change unless a field
 * is being edited.
 */
export function useUndo(edits: OfferEdits): void {
  const texts = useTexts(undoTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();

  const told = (change: OfferChange) =>
    'price' in change ? formatPrice(change.price, locale) : formatCount(change.stock, locale);
  const undo = async () => {
    const done = await edits.undo();
    if (!done) return;
    const { change, refusal } = done;
    const { productName, size } = change.offer;
    const name = `${productName}, ${size}`;
    if (!refusal) return void toast.success(texts.undone(name), { id: NOTICE, description: told(change.from) });
    if ('fault' in refusal)
      return void toast.error(texts.notUndone(name), { id: NOTICE, description: faultWords(refusal.fault, faults) });
    const { price, stock } = refusal.conflict;
    const now = told('price' in change.from ? { price } : { stock });
    toast.warning(texts.notUndone(name), { id: NOTICE, description: texts.changedMeanwhile(now), duration: OFFERED });
  };
  useKeys({
    'mod+z': ({ shiftKey }) => {
      if (!shiftKey) void undo();
    },
  });

  const latest = useRef({ texts, told, undo });
  useEffect(() => {
    latest.current = { texts, told, undo };
  });
  useEffect(() => {
    const stop = reaction(
      () => edits.last,
      (last) => {
        if (!last) return;
        const { texts: words, told: tell, undo: takeBack } = latest.current;
        const { productName, size } = last.offer;
        toast(words['price' in last.to ? 'price' : 'stock'](`${productName}, ${size}`), {
          id: NOTICE,
          description: `${tell(last.from)} → ${tell(last.to)}`,
          duration: OFFERED,
          action: { label: words.undo, onClick: () => void takeBack() },
        });
      },
    );
    return () => {
      stop();
      // On other pages, no change of this grid can be undone.
      toast.dismiss(NOTICE);
    };
  }, [edits]);
}
