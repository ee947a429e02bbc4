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
import { useApi } from '../../graphql/api';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import { useGoodsList } from './goods-list-store';
import { goodsTexts } from './goods-words';
import { PercentDialog } from './percent-dialog';
import { PriceChangesStore } from './price-changes-store';

/** Maximum number of refused prices that are listed. */
const MOST_NAMED = 100;

const bar = css({ position: 'sticky', insetBlockStart: 52, zIndex: 1, paddingBlock: tokens.space[2] });
const inBar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });

/** Actions for the selected items, and the progress of a change of many prices. */
export const PriceBar = observer(function PriceBar() {
  const texts = useTexts(goodsTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const list = useGoodsList();
  const api = useApi();
  const [changes] = useState(() => new PriceChangesStore(api));
  const [isOpen, setOpen] = useState(false);
  const { chosen } = list;

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
            <Button loading={changes.state === 'running'} onClick={() => setOpen(true)}>
              {texts.changePrices}
            </Button>
            {list.hasMore && chosen.length === list.rows.length && (
              <Button variant="secondary" loading={list.isSelecting} onClick={() => void list.selectAll()}>
                {texts.selectAll(formatCount(list.total, locale))}
              </Button>
            )}
            <Button variant="ghost" onClick={() => list.select([])}>
              {texts.clear}
            </Button>
          </div>
        </Surface>
      )}
      {changes.state === 'running' && (
        <ProgressBar
          label={texts.setting(formatCount(changes.handled, locale), formatCount(changes.changes.length, locale))}
          value={changes.handled}
          max={changes.changes.length}
        />
      )}
      {changes.fault && (
        <Alert tone="error" live title={faults.failed}>
          {faultWords(changes.fault, faults)}
        </Alert>
      )}
      {changes.state === 'done' && (
        <Alert
          tone={(changes.undone ? changes.undone.stayed : changes.refusedCount) > 0 ? 'warning' : 'success'}
          live
          {...(!changes.undone && changes.refusedCount > 0 && { title: texts.refused })}
          onRemove={changes.leave}
          action={
            !changes.undone &&
            changes.applied > 0 && (
              <Button variant="secondary" onClick={() => void undo()}>
                {texts.undo}
              </Button>
            )
          }
        >
          <Stack gap={1}>
            {changes.undone
              ? countOf(changes.undone.restored, texts.undone, locale)
              : countOf(changes.applied, texts.set, locale)}
            {changes.undone && changes.undone.stayed > 0 && (
              <Text size="small">{countOf(changes.undone.stayed, texts.stayed, locale)}</Text>
            )}
            {!changes.undone &&
              changes.refused.slice(0, MOST_NAMED).map(({ change, refusal }) => (
                <Text key={change.offer.id} size="small">
                  {`${change.offer.productName}, ${change.offer.size}: ${texts.refusals[refusal]}`}
                </Text>
              ))}
          </Stack>
        </Alert>
      )}
      {isOpen && <PercentDialog changes={changes} onClose={() => setOpen(false)} />}
    </>
  );
});
