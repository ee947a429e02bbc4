import { css } from '@emotion/react';
import { Button, ConfirmDialog, countOf, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../browser/language';
import { Refusal } from '../../../shell/refusal';
import { SaveBar } from '../../../shell/save-bar';
import { useRole } from './role-store';
import { roleTexts } from './role-words';

const inBar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });

/** Buttons to save or discard changes, and to remove a role that nobody has. */
export const RoleBar = observer(function RoleBar({ mayRemove }: { mayRemove: boolean }) {
  const texts = useTexts(roleTexts);
  const locale = useLocale();
  const store = useRole();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const people = store.saved?.people ?? 0;
  const remove = async () => {
    if (await store.remove()) await navigate('/people/roles', { replace: true });
  };
  return (
    <>
      <SaveBar
        isChanged={store.isChanged}
        note={store.isChanged ? texts.unsaved : store.isSaved ? texts.saved : undefined}
        isBusy={store.busy}
        texts={texts}
        form="role"
        onReset={store.reset}
      />
      <Refusal fault={store.refusal} />
      {mayRemove && (
        <div css={inBar}>
          <Button variant="secondary" disabled={people > 0 || store.busy} onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
          {people > 0 && (
            <Text as="span" size="small" tone="muted">
              {countOf(people, texts.stillUsed, locale)}
            </Text>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={texts.removeTitle(store.saved?.name ?? '')}
        confirmLabel={texts.remove}
        cancelLabel={texts.keep}
        onConfirm={remove}
      >
        {texts.removeLead}
      </ConfirmDialog>
    </>
  );
});
