import { css } from '@emotion/react';
import { Alert, Button, ConfirmDialog, countOf, Surface, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../browser/language';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import { useRole } from './role-store';
import { roleTexts } from './role-words';

const bar = css({ position: 'sticky', insetBlockStart: 52, zIndex: 1, paddingBlock: tokens.space[2] });
const inBar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });

/** What becomes of the changes, and the way to remove a role that nobody has. */
export const RoleBar = observer(function RoleBar({ mayRemove }: { mayRemove: boolean }) {
  const texts = useTexts(roleTexts);
  const faults = useTexts(faultTexts);
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
      {(store.isChanged || store.isSaved) && (
        <Surface tone="paper" css={bar}>
          <div css={inBar}>
            {store.isChanged && (
              <>
                <Button type="submit" form="role" loading={store.busy}>
                  {texts.save}
                </Button>
                <Button variant="ghost" onClick={store.reset}>
                  {texts.reset}
                </Button>
              </>
            )}
            <Text as="span" size="small" role="status" tone={store.isChanged ? 'muted' : 'success'}>
              {store.isChanged ? texts.unsaved : texts.saved}
            </Text>
          </div>
        </Surface>
      )}
      {store.refusal && (
        <Alert tone="error" live title={faults.failed}>
          {faultWords(store.refusal, faults)}
        </Alert>
      )}
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
