import { css } from '@emotion/react';
import { Alert, Button, EmptyState, Heading, Link, Skeleton, Stack, Steps, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../browser/language';
import { shopName } from '../../browser/shop-name';
import { isToldByFrame, useApi } from '../../graphql/api';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { WholeRunFragment } from '../../graphql/generated/graphql';
import { usePoll } from '../../shell/poll';
import { ColumnMapping } from './column-mapping';
import { EarlierRuns } from './earlier-runs';
import { importTexts } from './import-words';
import { RunOutcome } from './run-outcome';
import { RunProgress } from './run-progress';
import { RunContext, RunStore } from './run-store';
import { runTexts } from './run-words';

const page = css({ maxWidth: 1080 });
/** Milliseconds between requests for the state of a running run. */
const EVERY = 1000;

/** The page of one run of a source: its progress, plan and report. */
export default function RunRoute() {
  const { id } = useParams();
  // The key resets the page for another run, so that no state remains.
  return <RunPage key={id} id={id!} />;
}

const RunPage = observer(function RunPage({ id }: { id: string }) {
  const texts = useTexts(runTexts);
  const words = useTexts(importTexts);
  const faults = useTexts(faultTexts);
  const api = useApi();
  const [store] = useState(() => new RunStore(api, id));
  useEffect(() => void store.read(), [store]);
  usePoll(() => void store.read());
  const { run, source, fault, isRunning } = store;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void store.read(), EVERY);
    return () => clearInterval(timer);
  }, [store, isRunning]);

  const asksColumns = run?.state === 'REFUSED' && run.columns !== null;
  const title = run?.fileName ?? source?.name ?? words.unnamedRun;
  const isLost = fault?.code === 'NOT_FOUND' || fault?.code === 'BAD_USER_INPUT';
  return (
    <RunContext value={store}>
      <Stack gap={6} css={page}>
        <title>{`${title} — ${shopName()}`}</title>
        <Link href="/import" variant="quiet">
          {texts.back}
        </Link>
        {fault && !isLost && !(run && isToldByFrame(fault)) && (
          <Alert
            tone="error"
            live
            title={faults.failed}
            action={
              <Button variant="secondary" onClick={() => void store.read()}>
                {faults.again}
              </Button>
            }
          >
            {faultWords(fault, faults)}
          </Alert>
        )}
        {isLost && !run && <EmptyState title={texts.lost}>{texts.lostLead}</EmptyState>}
        {!run && !fault && <Skeleton height={320} />}
        {run && (
          <>
            <Stack gap={1}>
              <Heading level={1} size="medium">
                {title}
              </Heading>
              <Text size="small" tone="muted" role="status">
                {[
                  source?.name !== title && source?.name,
                  asksColumns ? texts.asksColumns : run.undone ? words.undone : words.states[run.state],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
            <Steps
              label={texts.steps}
              current={stepOf(run)}
              steps={(['file', 'plan', 'applied'] as const).map((step) => ({ label: texts.stepNames[step] }))}
            />
            {isRunning && <RunProgress run={run} />}
            {asksColumns && run.columns && <ColumnMapping suggestion={run.columns} />}
            {!isRunning && !asksColumns && <RunOutcome run={run} />}
            <EarlierRuns runs={store.runs} current={run.id} />
          </>
        )}
      </Stack>
    </RunContext>
  );
});

/** Returns the number of the step that a run has reached. */
function stepOf({ state, plan, undoable }: WholeRunFragment): number {
  if (state === 'APPLIED' || state === 'UNCHANGED' || undoable) return 3;
  return state === 'ASKING' || (state === 'RUNNING' && plan !== null) ? 2 : 1;
}
