import { Combobox, useLocale } from '@meet/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../browser/language';
import { useApi } from '../../graphql/api';
import { LinkTargetsDocument, type ContentLineFragment, type LinkTargetsQuery } from '../../graphql/generated/graphql';
import { foundOptions } from '../../shell/found-options';
import { collectionHref, linkTargets, unseenFor } from './link-targets';
import { linkTexts } from './link-words';
import { readEntries } from './pages/read-entries';

export interface LinkFieldProps {
  label: string;
  error?: string | undefined;
  required?: boolean;
  /** A path of the shop or an https address; empty: none. */
  value: string;
  onValueChange: (href: string) => void;
}

/** A link: a collection, section or page found by its name, or an address that is typed. */
export function LinkField({ value, onValueChange, ...field }: LinkFieldProps) {
  const texts = useTexts(linkTexts);
  const locale = useLocale();
  const api = useApi();
  const [now] = useState(() => Date.now());
  const [goods, setGoods] = useState<LinkTargetsQuery>();
  const [pages, setPages] = useState<readonly ContentLineFragment[]>([]);
  // Without the names, which an operator may not be allowed to read, an address can be typed.
  useEffect(() => {
    void api.ask(LinkTargetsDocument, {}).then(({ data }) => setGoods(data));
    void readEntries(api, {}).then(({ data }) => setPages(data ?? []));
  }, [api]);
  const targets = useMemo(() => linkTargets({ goods, pages, now }, texts, locale), [goods, pages, now, texts, locale]);
  const chosen = targets.find((target) => target.value === value) ?? null;
  const collection = goods?.showcase.collections.find((one) => collectionHref(one) === value);
  const unseen = collection && unseenFor(collection, now, texts, locale);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? chosen?.label ?? value;

  return (
    <Combobox
      {...field}
      hint={unseen ? texts.leadsNowhere(unseen) : texts.hint}
      freeText
      text={text}
      options={foundOptions(targets, typed ?? '')}
      value={chosen}
      maxLength={1000}
      onTextChange={(next) => {
        setTyped(next);
        onValueChange(next.trim());
      }}
      onValueChange={(option) => {
        if (!option) return;
        setTyped(undefined);
        onValueChange(option.value);
      }}
    />
  );
}
