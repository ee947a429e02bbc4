import { css } from '@emotion/react';
import {
  Alert,
  Button,
  Divider,
  EmptyState,
  formatDate,
  formatPrice,
  Heading,
  Skeleton,
  Stack,
  Text,
  tokens,
  useLocale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../browser/language';
import { useApi } from '../../graphql/api';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { WholeReturnFragment } from '../../graphql/generated/graphql';
import { useSession } from '../../session/session-store';
import { ReadingFault } from '../../shell/reading-fault';
import { useKeys } from '../../shell/use-keys';
import { stepsOf } from './decisions';
import { EntryContext, EntryStore } from './entry-store';
import { entryTexts } from './entry-words';
import { PartnerDetail } from './partner-detail';
import { PriceDetail } from './price-detail';
import { titleOf } from './queue-columns';
import type { QueueLine } from './queue-line';
import { QuestionDetail } from './question-detail';
import { queueTexts, type Done } from './queue-words';
import { RefuseDialog } from './refuse-dialog';
import { ReturnDetail } from './return-detail';
import { ReviewDetail } from './review-detail';

const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] });
/** Id of the form for the main action. The submit button is outside the form, among the other buttons. */
const FORM = 'entry-form';

export interface EntryPanelProps {
  line: QueueLine;
  /** Called after a decision, when the entry may no longer be waiting. */
  onDecided: (what: Done, store: EntryStore) => void;
}

/** One entry with everything that is needed for a decision. The keys are `a`, `r` and `t`. */
export const EntryPanel = observer(function EntryPanel({ line, onDecided }: EntryPanelProps) {
  const texts = useTexts(queueTexts);
  const words = useTexts(entryTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const api = useApi();
  const permissions = useSession().me?.permissions ?? [];
  const [store] = useState(() => new EntryStore(api, line));
  const [isRefusing, setRefusing] = useState(false);
  // Unset until the operator decides: an exchange that the shopper wants gives back less.
  const [isWhole, setWhole] = useState<boolean>();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => void store.read(), [store]);
  const { entry, fault, isLost, refusal, isBusy } = store;
  const steps = stepsOf(entry ? { kind: line.kind, state: entry.value.state } : line, permissions);

  const refunded = entry?.kind === 'RETURN' && (isWhole ?? isAllMoney(entry.value)) ? entry.value.value.money : 0;

  const takeUp = async () => {
    if (steps.mayTakeUp && (await store.takeUp())) onDecided('takeUp', store);
  };
  useKeys({
    a: () => panel.current?.querySelector('form')?.requestSubmit(),
    r: () => entry && steps.mayRefuse && setRefusing(true),
    t: () => void takeUp(),
  });
  const decided = (what: Done) => (isDone: boolean) => {
    if (isDone) onDecided(what, store);
  };

  return (
    <EntryContext value={store}>
      <section ref={panel} aria-labelledby="entry-title">
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={2} size="small" id="entry-title">
              {titleOf(line, texts)}
            </Heading>
            <Text size="small" tone="muted">
              {[
                texts.kinds[line.kind],
                texts.states[entry?.value.state ?? line.state] ?? line.state,
                formatDate(line.createdAt, locale),
              ].join(' · ')}
            </Text>
          </Stack>
          <ReadingFault fault={fault} isShown={entry !== undefined} onAgain={() => void store.read()} />
          {isLost && <EmptyState title={texts.lost}>{texts.lostLead}</EmptyState>}
          {!entry && !fault && !isLost && <Skeleton height={240} />}
          {entry?.kind === 'RETURN' && (
            <ReturnDetail
              key={entry.value.state}
              formId={FORM}
              value={entry.value}
              step={steps.main}
              onDecided={decided}
              onWhole={setWhole}
            />
          )}
          {entry?.kind === 'REVIEW' && (
            <ReviewDetail formId={FORM} value={entry.value} step={steps.main} onDecided={decided} />
          )}
          {entry?.kind === 'QUESTION' && (
            <QuestionDetail formId={FORM} value={entry.value} step={steps.main} onDecided={decided} />
          )}
          {entry?.kind === 'MEET_PRICE_REQUEST' && (
            <PriceDetail formId={FORM} value={entry.value} step={steps.main} onDecided={decided} />
          )}
          {entry?.kind === 'COOPERATIVE_REQUEST' && (
            <PartnerDetail formId={FORM} value={entry.value} step={steps.main} onDecided={decided} />
          )}
          {entry && (
            <>
              <Divider />
              {refusal && !isRefusing && (
                <Alert tone="error" live>
                  {faultWords(refusal, faults)}
                </Alert>
              )}
              <div css={actions}>
                {steps.main && (
                  <Button type="submit" form={FORM} loading={isBusy} aria-keyshortcuts="a">
                    {steps.main === 'refund' && refunded
                      ? texts.refundAll(formatPrice(refunded, locale))
                      : texts.steps[steps.main]}
                  </Button>
                )}
                {steps.mayRefuse && (
                  <Button variant="secondary" onClick={() => setRefusing(true)} aria-keyshortcuts="r">
                    {texts.refuse}
                  </Button>
                )}
                {steps.mayTakeUp && (
                  <Button variant="ghost" onClick={() => void takeUp()} aria-keyshortcuts="t">
                    {texts.takeUp}
                  </Button>
                )}
              </div>
            </>
          )}
          {isRefusing && (
            <RefuseDialog
              store={store}
              kind={line.kind}
              title={words.refuseTitle[line.kind]}
              doLabel={texts.refuse}
              onDone={() => {
                setRefusing(false);
                onDecided('refuse', store);
              }}
              onClose={() => setRefusing(false)}
            />
          )}
        </Stack>
      </section>
    </EntryContext>
  );
});

/** Returns whether the shopper wants money for every unit, and no other size. */
const isAllMoney = ({ items }: WholeReturnFragment): boolean => items.every(({ wanted }) => !wanted);
