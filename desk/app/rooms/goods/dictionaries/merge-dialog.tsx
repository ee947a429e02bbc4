import { Alert, Button, Facts, formatCount, Heading, Input, Modal, Stack, Text, toast, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi, type DeskApi } from '../../../graphql/api';
import type { MergedKind } from '../../../graphql/generated/graphql';
import { useFound } from '../../../graphql/use-found';
import { Refusal } from '../../../shell/refusal';
import { ChoiceField } from '../choice-field';
import { entriesOf, type Entry } from './dictionaries-store';
import { dictionariesTexts } from './dictionaries-words';
import { MergeStore } from './merge-store';

const lookFor = (kind: MergedKind) => async (api: DeskApi, search: string, signal: AbortSignal) =>
  (await entriesOf(api, kind, search, 1, signal)).slice?.rows ?? [];
const LOOKS = { BRAND: lookFor('BRAND'), CATEGORY: lookFor('CATEGORY'), COLOUR: lookFor('COLOUR') };

export interface MergeDialogProps {
  kind: MergedKind;
  source: Entry;
  /** What the list shows, to choose from without typing. */
  entries: readonly Entry[];
  onClose: () => void;
  onMerged: () => void;
}

/** Makes one thing another: one chooses the other, sees what follows and what is lost, and confirms. */
export const MergeDialog = observer(function MergeDialog(props: MergeDialogProps) {
  const { kind, source, entries, onClose, onMerged } = props;
  const texts = useTexts(dictionariesTexts);
  const locale = useLocale();
  const api = useApi();
  const [store] = useState(() => new MergeStore(api, kind, source));
  const [typed, setTyped] = useState('');
  const { found, isLooking } = useFound(typed, LOOKS[kind]);
  const { target, preview } = store;

  const others = [...new Map([...entries, ...found].map((entry) => [entry.id, entry])).values()];
  const options = others
    .filter(({ id }) => id !== source.id)
    .map(({ id, name, slug, above }) => ({ value: id, label: name, detail: above ?? slug }));
  const facts = preview
    ? Object.entries(texts.moved)
        .map(([name, told]) => ({ name: told, count: preview.moved[name as keyof typeof texts.moved] }))
        .filter(({ count }) => count > 0)
        .map(({ name, count }) => ({ label: name, value: formatCount(count, locale) }))
    : [];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const merged = await store.merge();
    if (!merged) return;
    toast.success(texts.done(merged.source.name, merged.target.name));
    onMerged();
  };

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.mergeTitle(source.name)}
      footer={
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" form="merge" loading={store.isMerging} disabled={store.isCounting}>
            {texts.confirm}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Stack>
      }
    >
      <form id="merge" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Text>{texts.mergeLead}</Text>
          <ChoiceField
            id="merge-target"
            label={texts.target}
            hint={texts.targetHint}
            error={store.isTried && !target ? texts.targetFault : undefined}
            options={options}
            value={target}
            loading={isLooking}
            onTyped={setTyped}
            onValueChange={(choice) => void store.choose(choice)}
          />
          <div role="status">{store.isCounting && <Text tone="muted">{texts.counting}</Text>}</div>
          {store.isStale && (
            <Alert tone="warning" live>
              {texts.changedMeanwhile}
            </Alert>
          )}
          {preview && (
            <Stack gap={3}>
              {facts.length > 0 ? (
                <>
                  <Heading level={3} size="small">
                    {texts.follows(preview.target.name)}
                  </Heading>
                  <Facts facts={facts} />
                </>
              ) : (
                <Text>{texts.nothingFollows}</Text>
              )}
              <Alert tone="warning">
                {[
                  preview.moved.promocodes > 0 && texts.promocodes(preview.target.name),
                  preview.lost.length > 0 && texts.lost(preview.lost.map((loss) => texts.losses[loss]).join(', ')),
                  texts.final,
                ]
                  .filter(Boolean)
                  .join(' ')}
              </Alert>
              <Input
                label={texts.reason}
                hint={texts.reasonHint}
                value={store.reason}
                maxLength={500}
                autoComplete="off"
                onChange={({ target: field }) => store.setReason(field.value)}
              />
            </Stack>
          )}
          <Refusal fault={store.fault} />
        </Stack>
      </form>
    </Modal>
  );
});
