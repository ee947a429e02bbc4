import { css } from '@emotion/react';
import { Alert, Button, Facts, Stack, Text } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import type { FieldConflict } from './edited-fields';
import { showcaseTexts } from './showcase-words';

/** A text of many lines is recognised by its beginning. */
const MOST_SHOWN = 300;

const value = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export interface BothStatesProps {
  conflicts: readonly FieldConflict<string>[];
  labelOf: (field: string) => string;
  busy: boolean;
  onWriteOver: () => void;
  onTakeTheirs: () => void;
}

/** Shows what two operators have changed differently, in both states, and asks which is to stay. */
export function BothStates({ conflicts, labelOf, busy, onWriteOver, onTakeTheirs }: BothStatesProps) {
  const texts = useTexts(showcaseTexts);
  if (conflicts.length === 0) return null;
  const shown = (text: string) => (
    <Text as="span" size="small" css={value}>
      {text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text || texts.nothing}
    </Text>
  );
  return (
    <Alert
      tone="warning"
      live
      title={texts.conflict}
      action={
        <Stack direction="row" gap={3} wrap>
          <Button variant="secondary" loading={busy} onClick={onWriteOver}>
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
        <Facts
          facts={conflicts.flatMap(({ field, yours, theirs }) => [
            { name: `${labelOf(field)}, ${texts.yours}`, value: shown(yours) },
            { name: `${labelOf(field)}, ${texts.theirs}`, value: shown(theirs) },
          ])}
        />
      </Stack>
    </Alert>
  );
}
