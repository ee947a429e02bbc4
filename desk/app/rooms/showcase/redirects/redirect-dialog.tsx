import { Checkbox, Input, Select } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import type { RedirectKind } from '../../../graphql/generated/graphql';
import { EditDialog } from '../../../shell/edit-dialog';
import { useRedirects } from './redirects-store';
import { redirectsTexts } from './redirects-words';

/** Dialog with the fields of a new or changed redirect. */
export const RedirectDialog = observer(function RedirectDialog() {
  const texts = useTexts(redirectsTexts);
  const store = useRedirects();
  const { form, faults } = store;
  if (!form) return null;
  return (
    <EditDialog
      title={texts.editTitle}
      busy={store.busy}
      refusal={store.refusal}
      onSave={store.save}
      onClose={() => store.open(undefined)}
    >
      <Input
        label={texts.fields.source}
        hint={texts.hints.source}
        error={faults.source}
        value={form.source}
        maxLength={500}
        required
        autoCapitalize="none"
        onChange={({ target }) => store.edit({ source: target.value })}
      />
      <Input
        label={texts.fields.target}
        hint={texts.hints.target}
        error={faults.target}
        value={form.target}
        maxLength={1000}
        required
        autoCapitalize="none"
        onChange={({ target }) => store.edit({ target: target.value })}
      />
      <Select
        label={texts.fields.kind}
        error={faults.kind}
        value={form.kind}
        options={(['EXACT', 'PREFIX'] as const).map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={({ target }) => store.edit({ kind: target.value as RedirectKind })}
      />
      <Checkbox
        label={texts.fields.permanent}
        checked={form.permanent}
        onChange={({ target }) => store.edit({ permanent: target.checked })}
      />
    </EditDialog>
  );
});
