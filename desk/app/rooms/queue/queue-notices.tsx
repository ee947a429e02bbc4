import { css } from '@emotion/react';
import { Alert, Button, countOf, Stack, Surface, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import { entryTexts } from './entry-words';
import { titleOf } from './queue-columns';
import { useQueueList } from './queue-list-store';
import { queueTexts, type Done } from './queue-words';
import { RefuseDialog } from './refuse-dialog';

const bar = css({ position: 'sticky', insetBlockStart: 52, zIndex: 1, paddingBlock: tokens.space[3] });
const inBar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });

/** Actions for the selected entries. */
export const SelectionBar = observer(function SelectionBar() {
  const texts = useTexts(queueTexts);
  const locale = useLocale();
  const list = useQueueList();
  const { chosen, step } = list;
  if (chosen.length === 0) return null;
  const label = step && (step === 'takeUp' ? texts.takeUp : texts.steps[step]);
  return (
    <Surface tone="paper" css={bar}>
      <div css={inBar}>
        <Text as="span" role="status">
          {countOf(chosen.length, texts.selected, locale)}
        </Text>
        {label ? (
          <Button loading={list.isMoving} onClick={() => void list.moveSelected()}>
            {label}
          </Button>
        ) : (
          <Text as="span" size="small" tone="muted">
            {texts.noCommonStep}
          </Text>
        )}
        <Button variant="ghost" onClick={() => list.select([])}>
          {texts.clear}
        </Button>
      </div>
    </Surface>
  );
});

/** Result of an action for several entries. */
export const MovedNotice = observer(function MovedNotice() {
  const texts = useTexts(queueTexts);
  const locale = useLocale();
  const { moved } = useQueueList();
  if (!moved) return null;
  const count = moved.count > 0 && countOf(moved.count, texts.moved, locale);
  if (moved.refused.length === 0)
    return (
      <Text role="status" tone="success" size="small">
        {count}
      </Text>
    );
  return (
    <Alert tone="warning" live title={texts.notMoved}>
      <Stack gap={1}>
        {count && <Text size="small">{count}</Text>}
        {moved.refused.map(({ line, message }) => (
          <Text key={line.id} size="small">{`${titleOf(line, texts)}: ${message}`}</Text>
        ))}
      </Stack>
    </Alert>
  );
});

/** How a decision is undone: the label of the button, and the question of the dialog. */
const WAYS_BACK: Partial<Record<Done, { does: WayBack; asks: AskedBack }>> = {
  publish: { does: 'hide', asks: 'hideTitle' },
  answer: { does: 'hideQuestion', asks: 'hideQuestionTitle' },
  agreePrice: { does: 'takePriceBack', asks: 'takeBackTitle' },
};
type WayBack = 'hide' | 'hideQuestion' | 'takePriceBack';
type AskedBack = 'hideTitle' | 'hideQuestionTitle' | 'takeBackTitle';

/**
 * The last decision, with a button to undo it: a review can be shown or hidden again, a question hidden, a price
 * withdrawn.
 */
export const DecidedNotice = observer(function DecidedNotice() {
  const texts = useTexts(queueTexts);
  const words = useTexts(entryTexts);
  const faults = useTexts(faultTexts);
  const list = useQueueList();
  const [isRefusing, setRefusing] = useState(false);
  const { decided } = list;
  if (!decided) return null;
  const { line, what, store } = decided;
  const isReview = line.kind === 'REVIEW';
  const publish = async () => {
    if (await store.publishReview('')) await list.keepDecided({ ...decided, what: 'publish' });
  };
  const refused = () => {
    setRefusing(false);
    void list.keepDecided({ ...decided, what: 'refuse' });
  };
  const back = WAYS_BACK[what];

  return (
    <Stack gap={2}>
      <div css={inBar}>
        <Text as="span" role="status" tone="success" size="small">
          {`${titleOf(line, texts)}: ${texts.done[what]}`}
        </Text>
        {isReview && what === 'refuse' && (
          <Button variant="ghost" loading={store.isBusy} onClick={() => void publish()}>
            {texts.publishAfterAll}
          </Button>
        )}
        {back && (
          <Button variant="ghost" onClick={() => setRefusing(true)}>
            {texts[back.does]}
          </Button>
        )}
      </div>
      {store.refusal && !isRefusing && (
        <Alert tone="error" live>
          {faultWords(store.refusal, faults)}
        </Alert>
      )}
      {isRefusing && back && (
        <RefuseDialog
          store={store}
          kind={line.kind}
          title={words[back.asks]}
          doLabel={texts[back.does]}
          onDone={refused}
          onClose={() => setRefusing(false)}
        />
      )}
    </Stack>
  );
});
