import { Alert, Button, countOf, formatCount, ProgressBar, Stack, Text, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import { isToldByFrame } from '../../../graphql/api';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import type { ManyProductsStore } from './many-products-store';
import { manyTexts } from './many-words';

/** The progress of a change of many products, then its outcome with the way back. */
export const ManyOutcome = observer(function ManyOutcome(props: { store: ManyProductsStore; onUndo: () => void }) {
  const { job, fault, isBusy, isStopping, stayed } = props.store;
  const texts = useTexts(manyTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  // A change at work goes on by itself: that the shop does not answer is said above the page.
  const isTold = fault !== undefined && job !== undefined && job.state !== 'DONE' && isToldByFrame(fault);
  return (
    <>
      {fault && !isTold && (
        <Alert tone="error" live title={faults.failed}>
          {faultWords(fault, faults)}
        </Alert>
      )}
      {job && job.state !== 'DONE' && (
        <Stack gap={2}>
          <ProgressBar
            label={texts.progress(formatCount(job.handled, locale), formatCount(job.total, locale))}
            value={job.handled}
            max={job.total}
          />
          <Text size="small" tone="muted">
            {texts.leave}
          </Text>
          <Stack direction="row">
            <Button variant="secondary" loading={isStopping} onClick={() => void props.store.stop()}>
              {texts.stop}
            </Button>
          </Stack>
        </Stack>
      )}
      {job?.state === 'DONE' && (
        <Alert
          tone={job.refused > 0 || (stayed ?? 0) > 0 ? 'warning' : 'success'}
          live
          action={
            stayed === undefined &&
            job.applied > 0 && (
              <Button variant="secondary" loading={isBusy} onClick={props.onUndo}>
                {texts.undo}
              </Button>
            )
          }
        >
          {stayed === undefined ? (
            <Stack gap={1}>
              {job.total === 0 ? texts.nothing : countOf(job.applied, texts.changed, locale)}
              {job.unchanged > 0 && <Text size="small">{countOf(job.unchanged, texts.unchanged, locale)}</Text>}
              {job.refused > 0 && (
                <Text size="small">{countOf(job.refused, job.stoppedAt ? texts.stopped : texts.refused, locale)}</Text>
              )}
            </Stack>
          ) : stayed > 0 ? (
            countOf(stayed, texts.stayed, locale)
          ) : (
            texts.undone
          )}
        </Alert>
      )}
    </>
  );
});
