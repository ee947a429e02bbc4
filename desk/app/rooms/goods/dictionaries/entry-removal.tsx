import { countOf, useLocale } from '@meet/ui-kit';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi, type Fault } from '../../../graphql/api';
import type { MergedKind } from '../../../graphql/generated/graphql';
import { RemoveDialog } from '../../../shell/remove-dialog';
import type { Entry } from './dictionaries-store';
import { countGoods } from './edit-entry';
import { entryTexts } from './entry-words';
import { sayUsers } from './say-users';

interface EntryRemovalProps {
  kind: MergedKind;
  entry: Entry;
  /** Returns why it was not removed. */
  onRemove: () => Promise<Fault | undefined>;
  onClose: () => void;
}

/** Asks before a brand, category or colour is removed, and says how many products have it. */
export function EntryRemoval({ kind, entry, onRemove, onClose }: EntryRemovalProps) {
  const texts = useTexts(entryTexts);
  const locale = useLocale();
  const api = useApi();
  const [lead, setLead] = useState(texts.counting);
  useEffect(() => {
    const counted = kind === 'COLOUR' ? Promise.resolve(entry.products) : countGoods(api, kind, entry.slug);
    void counted.then((count) => {
      if (count === undefined) setLead(texts.unknownCount);
      else setLead(count === 0 ? texts.unused : texts.used(countOf(count, texts.goods, locale)));
    });
  }, [api, kind, entry, texts, locale]);
  const remove = async () => {
    const fault = await onRemove();
    return fault?.code === 'STILL_USED' ? { ...fault, message: sayUsers(fault, texts) } : fault;
  };
  return (
    <RemoveDialog title={texts.removeTitle(entry.name)} onRemove={remove} onClose={onClose}>
      {lead}
    </RemoveDialog>
  );
}
