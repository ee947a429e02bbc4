import { Alert, Facts, Text, toast, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi, type DeskApi } from '../../../graphql/api';
import type { MergedKind } from '../../../graphql/generated/graphql';
import { useFound } from '../../../graphql/use-found';
import { MergeForm } from '../merging/merge-form';
import { movedFacts } from '../merging/moved-facts';
import { entriesOf, type Entry } from './dictionaries-store';
import { dictionariesTexts } from './dictionaries-words';
import { mergeOf } from './merge-of';

const lookFor = (kind: MergedKind) => async (api: DeskApi, search: string, signal: AbortSignal) =>
  (await entriesOf(api, kind, search, 1, signal)).slice?.rows ?? [];
const LOOKS = { BRAND: lookFor('BRAND'), CATEGORY: lookFor('CATEGORY'), COLOUR: lookFor('COLOUR') };

export interface MergeDialogProps {
  kind: MergedKind;
  source: Entry;
  /** Entries that the list shows before anything is typed. */
  entries: readonly Entry[];
  onClose: () => void;
  onMerged: () => void;
}

/** Merges one entry into another. The operator chooses the target, sees what changes and what is lost, and confirms. */
export const MergeDialog = observer(function MergeDialog(props: MergeDialogProps) {
  const { kind, source, entries, onClose, onMerged } = props;
  const texts = useTexts(dictionariesTexts);
  const locale = useLocale();
  const api = useApi();
  const [steps] = useState(() => mergeOf(api, kind, source.id));
  const [typed, setTyped] = useState('');
  const { found, isLooking } = useFound(typed, LOOKS[kind]);

  const others = [...new Map([...entries, ...found].map((entry) => [entry.id, entry])).values()];
  const submit = async () => {
    const merged = await steps.merge();
    if (!merged) return;
    toast.success(texts.done(merged.source.name, merged.target.name));
    onMerged();
  };

  return (
    <MergeForm
      title={texts.mergeTitle(source.name)}
      {...{ lead: texts.mergeLead, texts, steps, isLooking, onTyped: setTyped, onSubmit: submit, onClose }}
      options={others
        .filter(({ id }) => id !== source.id)
        .map(({ id, name, slug, above }) => ({ value: id, label: name, detail: above ?? slug }))}
    >
      {({ moved, lost, target }) => {
        const facts = movedFacts(texts.moved, moved, locale);
        return (
          <>
            {facts.length > 0 ? <Facts facts={facts} /> : <Text>{texts.nothingFollows}</Text>}
            <Alert tone="warning">
              {[
                moved.promocodes > 0 && texts.promocodes(target.name),
                lost.length > 0 && texts.lost(lost.map((loss) => texts.losses[loss]).join(', ')),
                texts.final,
              ]
                .filter(Boolean)
                .join(' ')}
            </Alert>
          </>
        );
      }}
    </MergeForm>
  );
});
