import { css } from '@emotion/react';
import {
  Alert,
  Button,
  ConfirmDialog,
  countOf,
  formatCount,
  Link,
  Stack,
  Surface,
  Text,
  tokens,
  useLocale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { WholeRunFragment } from '../../graphql/generated/graphql';
import { runCodeTexts } from '../../graphql/run-code-words';
import { RunFigures } from './run-figures';
import { useRun } from './run-store';
import { runTexts } from './run-words';

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] });
const bar = css({ position: 'sticky', insetBlockEnd: 0, zIndex: 1, paddingBlock: tokens.space[4] });

/** The result of a run or the decision that it waits for, with the possible actions. */
export const RunOutcome = observer(function RunOutcome({ run }: { run: WholeRunFragment }) {
  const texts = useTexts(runTexts);
  const faults = useTexts(faultTexts);
  const store = useRun();
  const navigate = useNavigate();
  const { busy, refusal, stayed } = store;
  const { state, undoable } = run;
  const isWritten = state === 'APPLIED' && !run.undone;
  const [isUndoing, setUndoing] = useState(false);
  const locale = useLocale();
  const { likely } = store;
  const go = async (started: Promise<string | null>) => {
    const id = await started;
    if (id) await navigate(`/import/${id}`);
  };

  return (
    <Stack gap={6}>
      {state === 'ASKING' && run.code !== 'PREVIEW' && (
        <Alert tone="warning" live title={texts.guarded}>
          <Reason run={run} />
        </Alert>
      )}
      {state === 'ASKING' && <Text>{texts.planLead}</Text>}
      {state === 'ASKING' && likely && (
        <Alert
          tone="warning"
          live
          title={texts.sameSource(likely.source)}
          action={
            <Button variant="secondary" loading={busy === 'move'} onClick={() => void go(store.moveTo(likely.source))}>
              {texts.itIs(likely.source)}
            </Button>
          }
        >
          {texts.sameSourceLead(formatCount(likely.products, locale), likely.source)}
        </Alert>
      )}
      {state === 'REFUSED' && (
        <Alert tone="error" live title={run.counts ? texts.refusedRows : texts.refused}>
          <Reason run={run} />
        </Alert>
      )}
      {state === 'STOPPED' && (
        <Alert tone="error" live title={texts.stopped}>
          <Reason run={run} />
        </Alert>
      )}
      {state === 'UNCHANGED' && (
        <Alert tone="info" live title={texts.unchanged}>
          {texts.unchangedLead}
        </Alert>
      )}
      {state === 'DISCARDED' && (
        <Alert tone="info" live title={texts.discarded}>
          {run.supersededBy ? texts.superseded : texts.discardedLead}{' '}
          {run.supersededBy && <Link href={`/import/${run.supersededBy}`}>{texts.toLater}</Link>}
        </Alert>
      )}
      {isWritten && (
        <Alert tone="success" live>
          {texts.applied} <Link href="/goods">{texts.toGoods}</Link>
        </Alert>
      )}
      {run.undone && (
        <Alert tone="info" live title={texts.undone}>
          <Stayed rows={stayed ?? []} />
        </Alert>
      )}
      <RunFigures run={run} />
      {refusal && (
        <Alert tone="error" live title={faults.failed}>
          {faultWords(refusal, faults)}
        </Alert>
      )}
      <Surface tone="paper" css={state === 'ASKING' ? bar : undefined}>
        <div css={actions}>
          {state === 'ASKING' && (
            <>
              <Button loading={busy === 'apply'} onClick={() => void store.apply()}>
                {texts.apply}
              </Button>
              <Button variant="secondary" loading={busy === 'discard'} onClick={() => void store.discard()}>
                {texts.discard}
              </Button>
            </>
          )}
          {undoable && (
            <Button variant="secondary" loading={busy === 'undo'} onClick={() => setUndoing(true)}>
              {texts.undo}
            </Button>
          )}
          {state !== 'ASKING' && (
            <Button variant="ghost" loading={busy === 'again'} onClick={() => void go(store.again())}>
              {texts.again}
            </Button>
          )}
        </div>
      </Surface>
      <ConfirmDialog
        open={isUndoing}
        onOpenChange={setUndoing}
        title={texts.undoTitle}
        confirmLabel={texts.undo}
        onConfirm={() => {
          setUndoing(false);
          void store.undo();
        }}
      >
        {texts.undoLead}
      </ConfirmDialog>
    </Stack>
  );
});

/** Why the run ended or waits. Codes whose words leave the place open have the API's English message as details. */
function Reason({ run: { code, message } }: { run: WholeRunFragment }) {
  const texts = useTexts(runTexts);
  const words = useTexts(runCodeTexts)[code ?? ''];
  if (!words) return message;
  return (
    <Stack gap={1}>
      <Text>{words}</Text>
      {message && DETAILED.has(code ?? '') && (
        <Text size="small" tone="muted" lang="en">
          {`${texts.details}: ${message}`}
        </Text>
      )}
    </Stack>
  );
}

const DETAILED = new Set(['FEED_MALFORMED', 'FEED_NOT_SERVED', 'FEED_UNREACHABLE', 'RUN_FAILED']);

/** Rows that could not be undone, by kind. */
function Stayed({ rows }: { rows: readonly { relation: string; key: string; reason: string }[] }) {
  const texts = useTexts(runTexts);
  const locale = useLocale();
  if (rows.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text size="small">{countOf(rows.length, texts.stayed, locale)}</Text>
      {rows.slice(0, 20).map(({ relation, key, reason }) => (
        <Text key={relation + key} size="small">{`${relation} ${key}: ${reason}`}</Text>
      ))}
    </Stack>
  );
}
