import { Input, Select, toast } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi } from '../../../graphql/api';
import type { MergedKind } from '../../../graphql/generated/graphql';
import { EditDialog } from '../../../shell/edit-dialog';
import { categoryOptions } from '../../../shell/found-options';
import { useGoodsList } from '../goods-list-store';
import type { Entry } from './dictionaries-store';
import { saveEntry, type EntryForm, type EntrySaved } from './edit-entry';
import { entryTexts } from './entry-words';

/** The tree has three levels: nothing is put within the last. */
const LAST_LEVEL = 3;

/** Swatch of a new colour before one is chosen. */
const NEW_COLOUR = '#808080';

interface EntryDialogProps {
  kind: MergedKind;
  /** The entry to change. Default: a new one. */
  entry?: Entry | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** Makes or changes a brand, category or colour. */
export const EntryDialog = observer(function EntryDialog({ kind, entry, onClose, onSaved }: EntryDialogProps) {
  const texts = useTexts(entryTexts);
  const api = useApi();
  const list = useGoodsList();
  useEffect(() => void list.readDirectory(), [list]);
  const [form, setForm] = useState<EntryForm>({
    ...{ name: entry?.name ?? '', parent: entry?.parent ?? '', hex: entry?.hex ?? NEW_COLOUR },
  });
  const [busy, setBusy] = useState(false);
  const [{ faults, refusal }, setOutcome] = useState<EntrySaved>({ faults: {} });
  const edit = (change: Partial<EntryForm>) => {
    setForm({ ...form, ...change });
    setOutcome({ faults: {} });
  };
  const save = async () => {
    if (!form.name.trim()) return setOutcome({ faults: { name: texts.nameMissing } });
    setBusy(true);
    const outcome = await saveEntry(api, kind, form, entry);
    setBusy(false);
    setOutcome(outcome);
    if (!outcome.saved) return;
    toast.success(texts.saved(outcome.saved.name));
    onSaved();
  };
  const parents = (list.directory?.categories ?? []).filter(
    ({ level, slug }) => level < LAST_LEVEL && slug !== entry?.slug,
  );

  return (
    <EditDialog
      title={entry ? texts.editTitle(entry.name) : texts.create[kind]}
      busy={busy}
      refusal={refusal?.code === 'CONFLICT' ? { ...refusal, message: texts.changedMeanwhile } : refusal}
      onSave={save}
      onClose={onClose}
    >
      <Input
        label={texts.name}
        hint={entry && texts.nameHint}
        value={form.name}
        required
        maxLength={300}
        autoComplete="off"
        error={faults.name}
        onChange={({ target }) => edit({ name: target.value })}
      />
      {kind === 'COLOUR' && (
        <Input
          label={texts.swatch}
          hint={texts.swatchHint}
          type="color"
          value={form.hex}
          error={faults.hex}
          onChange={({ target }) => edit({ hex: target.value })}
        />
      )}
      {kind === 'CATEGORY' && (
        <Select
          label={texts.parent}
          value={form.parent}
          error={faults.parent}
          options={[
            { value: '', label: texts.noParent },
            ...categoryOptions(parents).map(({ value, label, detail }) => ({
              value,
              label: detail ? `${detail} / ${label}` : label,
            })),
          ]}
          onChange={({ target }) => edit({ parent: target.value })}
        />
      )}
    </EditDialog>
  );
});
