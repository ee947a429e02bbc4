import {
  Alert,
  Button,
  countOf,
  Facts,
  formatCount,
  Input,
  Modal,
  SegmentedControl,
  Stack,
  Text,
  TextArea,
  useLocale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../browser/language';
import { isLost } from '../../../graphql/api';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import type { WholeShopperFragment } from '../../../graphql/generated/graphql';
import { previewOf, type PointsChange } from './points-change';
import { shopperPageTexts } from './shopper-page-words';
import { useShopper } from './shopper-store';

export interface PointsDialogProps {
  shopper: WholeShopperFragment;
  onClose: () => void;
}

/** Asks how many points to give or take, and why. The new balance is shown before anything is sent. */
export const PointsDialog = observer(function PointsDialog({ shopper, onClose }: PointsDialogProps) {
  const all = useTexts(shopperPageTexts);
  const texts = all.points;
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const store = useShopper();
  const [change, setChange] = useState<PointsChange>('give');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  // The refusal of an earlier dialog is not shown in this one.
  const [isSent, setSent] = useState(false);
  const isBusy = store.busy === 'points';
  const preview = previewOf(typed, change, shopper);
  const count = (value: number) => formatCount(value, locale);
  const points = preview?.points;
  const error =
    preview?.fault && (preview.fault === 'tooMany' ? texts.tooMany(count(shopper.spendable)) : texts.wrongCount);
  const refusal = isSent && store.refusal?.of === 'points' ? store.refusal.fault : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (points === undefined) return;
    setSent(true);
    if (await store.adjustPoints(points, reason.trim())) onClose();
  };

  return (
    <Modal open onOpenChange={(open) => !open && !isBusy && onClose()} title={texts.adjust}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Text>{texts.lead}</Text>
          <SegmentedControl
            label={texts.what}
            labelHidden
            wide
            value={change}
            options={[
              { value: 'give', label: texts.give },
              { value: 'take', label: texts.take },
            ]}
            onValueChange={(value) => setChange(value as PointsChange)}
          />
          <Input
            label={texts.count}
            value={typed}
            error={error}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            required
            onChange={({ target }) => setTyped(target.value)}
          />
          <Facts
            layout="sums"
            facts={[
              { label: texts.now, value: count(shopper.balance) },
              { label: texts.after, value: preview?.after === undefined ? '—' : count(preview.after) },
            ]}
          />
          <TextArea
            label={texts.reason}
            hint={texts.reasonHint}
            value={reason}
            rows={2}
            required
            minLength={3}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
          />
          {refusal && (
            <Alert tone="error" live>
              {isLost(refusal) ? texts.unanswered : faultWords(refusal, faults)}
            </Alert>
          )}
          <Stack direction="row" gap={3} wrap>
            <Button type="submit" loading={isBusy} disabled={points === undefined}>
              {[texts[change], points !== undefined && countOf(Math.abs(points), texts.unit, locale)]
                .filter(Boolean)
                .join(' ')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {all.keep}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Modal>
  );
});
