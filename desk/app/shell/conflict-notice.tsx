import { Alert, Button, Facts, Stack, type Fact } from '@meet/ui-kit';

export interface ConflictNoticeProps {
  /** Fields that both operators have changed, with both values; empty if there is no conflict. */
  facts: readonly Fact[];
  isBusy: boolean;
  texts: Record<'conflict' | 'conflictLead' | 'writeOver' | 'takeTheirs', string>;
  onWriteOver: () => void;
  onTakeTheirs: () => void;
}

/** Shows what another operator has changed meanwhile, and asks which values to keep. */
export function ConflictNotice({ facts, isBusy, texts, onWriteOver, onTakeTheirs }: ConflictNoticeProps) {
  if (facts.length === 0) return null;
  return (
    <Alert
      tone="warning"
      live
      title={texts.conflict}
      action={
        <Stack direction="row" gap={3} wrap>
          <Button variant="secondary" loading={isBusy} onClick={onWriteOver}>
            {texts.writeOver}
          </Button>
          <Button variant="ghost" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </Stack>
      }
    >
      <Stack gap={2}>
        {texts.conflictLead}
        <Facts facts={facts} />
      </Stack>
    </Alert>
  );
}
