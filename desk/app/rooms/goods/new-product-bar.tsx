import { css } from '@emotion/react';
import {
  Alert,
  Button,
  ConfirmDialog,
  ErrorSummary,
  formatCount,
  ProgressBar,
  Surface,
  Text,
  tokens,
  useLocale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import { faultTold, idOf } from './fault-told';
import type { NewProductField } from './new-product-form';
import type { NewProductStore } from './new-product-store';
import { newProductTexts } from './new-product-words';

const bar = css({ position: 'sticky', insetBlockStart: 52, zIndex: 1, paddingBlock: tokens.space[2] });
const inBar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });

/** A bar that stays visible, with the save button, the progress, and the errors that prevent saving. */
export const NewProductBar = observer(function NewProductBar({ store }: { store: NewProductStore }) {
  const texts = useTexts(newProductTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const [asks, setAsks] = useState(false);
  const { state, refusal, attempts } = store;
  // The summary takes the focus when a new error appears: once for each attempt to save, not for each typed letter.
  const told = useMemo(
    () =>
      attempts > 0
        ? (Object.keys(store.faults) as NewProductField[]).map((field) => ({
            field: idOf(field),
            message: faultTold(field, store.faults[field], texts) ?? '',
          }))
        : [],
    [attempts, store, texts],
  );
  const left = Object.keys(store.faults).join(' ');
  const errors = useMemo(() => {
    const fields = new Set(left.split(' ').map((field) => idOf(field as NewProductField)));
    return told.filter(({ field }) => fields.has(field));
  }, [told, left]);

  return (
    <>
      <Surface tone="paper" css={bar}>
        <div css={inBar}>
          <Button type="submit" form="new-product" loading={state !== 'idle'} aria-keyshortcuts="Control+Enter">
            {texts.save}
          </Button>
          {store.isBegun && state === 'idle' && (
            <Button variant="ghost" onClick={() => setAsks(true)}>
              {texts.leave}
            </Button>
          )}
          <Text as="span" size="small" tone="muted" role="status">
            {state === 'pictures' ? texts.waiting : store.isBegun && texts.kept}
          </Text>
        </div>
      </Surface>
      {state === 'saving' && (
        <ProgressBar
          label={texts.saving(formatCount(store.done, locale), formatCount(store.steps, locale))}
          value={store.done}
          max={store.steps}
        />
      )}
      <ErrorSummary errors={errors} />
      {store.hasFailedPictures && (
        <Alert tone="error" live>
          {texts.failedPictures}
        </Alert>
      )}
      {refusal && (
        <Alert tone="error" live title={faults.failed}>
          {faultWords(refusal, faults)}
        </Alert>
      )}
      {store.madeId !== undefined && state === 'idle' && (
        <Alert tone="warning" live>
          {texts.halfSaved}
        </Alert>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={texts.leaveTitle}
        confirmLabel={texts.leaveIt}
        cancelLabel={texts.stay}
        onConfirm={store.leave}
      >
        {texts.leaveLead}
      </ConfirmDialog>
    </>
  );
});
