import { css } from '@emotion/react';
import {
  Alert,
  Button,
  countOf,
  formatCount,
  ProgressBar,
  Stack,
  Surface,
  Text,
  tokens,
  useLocale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../browser/language';
import { isToldByFrame, useApi } from '../../graphql/api';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import { useGoodsList } from './goods-list-store';
import { goodsTexts } from './goods-words';
import { PercentDialog } from './percent-dialog';
import { PriceChangesStore } from './price-changes-store';

const bar = css({ position: 'sticky', insetBlockStart: 52, zIndex: 1, paddingBlock: tokens.space[2] });
const inBar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });
const progress = css({ flex: '1 1 240px' });

/** Actions for the selected items, and the progress of a change of many prices. */
export const PriceBar = observer(function PriceBar() {
  const texts = useTexts(goodsTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const list = useGoodsList();
  const api = useApi();
  const [changes] = useState(() => new PriceChangesStore(api));
  const [scope, setScope] = useState<'selected' | 'found'>();
  const { chosen } = list;
  const { job } = changes;
  // A change at work goes on by itself: that the shop does not answer is said above the page.
  const isTold = changes.state === 'running' && changes.fault !== undefined && isToldByFrame(changes.fault);

  const undo = async () => {
    await changes.undo();
    await list.read();
  };

  return (
    <>
      {chosen.length > 0 && (
        <Surface tone="paper" css={bar}>
          <div css={inBar}>
            <Text as="span" role="status">
              {countOf(chosen.length, texts.selected, locale)}
            </Text>
            <Button loading={changes.state === 'running'} onClick={() => setScope('selected')}>
              {texts.changePrices}
            </Button>
            {list.total > chosen.length && (
              <Button variant="secondary" disabled={changes.state === 'running'} onClick={() => setScope('found')}>
                {texts.changeAllPrices}
              </Button>
            )}
            <Button variant="ghost" onClick={() => list.select([])}>
              {texts.clear}
            </Button>
          </div>
        </Surface>
      )}
      {changes.state === 'running' && job && job.state !== 'DONE' && (
        <div css={inBar}>
          <div css={progress}>
            <ProgressBar
              label={texts.setting(formatCount(job.handled, locale), formatCount(job.total, locale))}
              value={job.handled}
              max={job.total}
            />
          </div>
          <Button variant="secondary" loading={changes.isStopping} onClick={() => void changes.stop()}>
            {texts.stop}
          </Button>
        </div>
      )}
      {changes.fault && !scope && !isTold && (
        <Alert tone="error" live title={faults.failed}>
          {faultWords(changes.fault, faults)}
        </Alert>
      )}
      {changes.state === 'done' && job && (
        <Alert
          tone={(changes.undone ? changes.undone.stayed : job.refused) > 0 ? 'warning' : 'success'}
          live
          {...(!changes.undone && job.refused > 0 && { title: texts.refused })}
          onRemove={changes.leave}
          action={
            !changes.undone &&
            job.applied > 0 && (
              <Button variant="secondary" onClick={() => void undo()}>
                {texts.undo}
              </Button>
            )
          }
        >
          <Stack gap={1}>
            {changes.undone
              ? countOf(changes.undone.restored, texts.undone, locale)
              : countOf(job.applied, texts.set, locale)}
            {changes.undone && changes.undone.stayed > 0 && (
              <Text size="small">{countOf(changes.undone.stayed, texts.stayed, locale)}</Text>
            )}
            {!changes.undone &&
              changes.refused.map(({ position, name, size, refusal }) => (
                <Text key={position} size="small">
                  {`${[name, size].filter(Boolean).join(', ')}: ${refusal ? texts.refusals[refusal] : ''}`}
                </Text>
              ))}
            {!changes.undone && job.stoppedAt && (
              <Text size="small">{countOf(job.refused, texts.stopped, locale)}</Text>
            )}
            {!changes.undone && !job.stoppedAt && job.refused > changes.refused.length && (
              <Text size="small">{texts.previewed(formatCount(changes.refused.length, locale))}</Text>
            )}
          </Stack>
        </Alert>
      )}
      {scope && <PercentDialog changes={changes} scope={scope} onClose={() => setScope(undefined)} />}
    </>
  );
});
