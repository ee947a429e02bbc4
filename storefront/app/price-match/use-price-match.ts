import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { askInBrowser } from '../graphql/ask-in-browser';
import { CreateMeetPriceRequestDocument } from '../graphql/generated/graphql';
import { PictureUploads } from '../uploads/picture-uploads';
import { completeLink } from './complete-link';
import { missingFields, priceMatchFaults, type PriceMatchFaults } from './price-match-faults';
import type { PriceMatchSubject } from './price-match-subject';

interface Draft {
  /** Id of the size; undefined until the shopper chooses, empty for any size. */
  itemId?: string;
  link: string;
  phone: string;
  text: string;
}

const empty: Draft = { link: '', phone: '', text: '' };
const newUploads = () => new PictureUploads([], 'PRICE_MATCH_PHOTO');

/**
 * The state of one request «Нашли дешевле?». The button stores it and not the dialog, so that closing the dialog by
 * accident loses nothing.
 */
export function usePriceMatch(about: PriceMatchSubject | null, signedIn: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<PriceMatchSubject | null>(null);
  const [draft, setDraft] = useState(empty);
  const [uploads, setUploads] = useState(newUploads);
  const [faults, setFaults] = useState<PriceMatchFaults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  /** True after the API has asked for a telephone, because the account has none. */
  const [asksPhone, setAsksPhone] = useState(false);
  const [sentFrom, setSentFrom] = useState<string | null>(null);

  const subject = about ?? found;
  const sizes = subject?.sizes ?? [];
  const itemId = draft.itemId ?? subject?.first ?? (sizes.length === 1 ? sizes[0]!.id : '');
  const needsPhone = !signedIn || asksPhone;

  const change = (typed: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...typed }));
    setFaults((before) => ({ ...before, ...Object.fromEntries(Object.keys(typed).map((name) => [name, undefined])) }));
  };

  const choose = (chosen: PriceMatchSubject | null) => {
    setFound(chosen);
    setDraft(({ itemId: _, ...others }) => others);
    setFaults(({ product: _, itemId: __, ...others }) => others);
  };

  /** Shows messages at the fields and moves the focus to the first of them. */
  const refuse = ({ product, ...named }: PriceMatchFaults, words: string | null) => {
    flushSync(() => {
      setFaults(about ? named : { product, ...named });
      // A given product has no field, so its message is shown for the whole form.
      setFailure(about && product ? product : words);
      if (named.phone) setAsksPhone(true);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const ask = async () => {
    if (!(await uploads.settle())) {
      return refuse({}, `Не все снимки загрузились. ${uploads.wayOut}`);
    }
    const { data, fault } = await askInBrowser(CreateMeetPriceRequestDocument, {
      dto: {
        ...{ productId: subject!.product.id, itemId: itemId || null, text: draft.text },
        link: draft.link.trim() === '' ? null : completeLink(draft.link),
        ...{ phone: (needsPhone && draft.phone) || null, uploadIds: uploads.uploadIds },
      },
    });
    if (data) return setSentFrom(data.createMeetPriceRequest.phone);
    const named = priceMatchFaults(fault);
    refuse(named, Object.keys(named).length > 0 ? null : fault.message);
  };

  const send = async () => {
    if (pending) return;
    const missing = missingFields({
      product: subject,
      link: draft.link,
      pictures: uploads.photos.length,
      phone: needsPhone ? draft.phone : undefined,
    });
    if (Object.keys(missing).length > 0) return refuse(missing, null);
    setFaults({});
    setFailure(null);
    setPending(true);
    await ask();
    setPending(false);
  };

  /** Starts a new request after one was sent. */
  const startAgain = () => {
    setFound(null);
    setDraft(empty);
    setUploads(newUploads());
    setSentFrom(null);
  };

  return {
    ...{ form, subject, sizes, draft, itemId, uploads, needsPhone, faults, failure, pending, sentFrom },
    ...{ change, choose, send, startAgain },
  };
}

export type PriceMatchState = ReturnType<typeof usePriceMatch>;
