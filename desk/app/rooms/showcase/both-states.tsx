import { css } from '@emotion/react';
import { Text } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import { ConflictNotice } from '../../shell/conflict-notice';
import type { FieldConflict } from '../../shell/edited-fields';
import { showcaseTexts } from './showcase-words';

/** Characters shown of a long text: its beginning is enough to recognise it. */
const MOST_SHOWN = 300;

const value = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export interface BothStatesProps {
  conflicts: readonly FieldConflict<string>[];
  labelOf: (field: string) => string;
  busy: boolean;
  onWriteOver: () => void;
  onTakeTheirs: () => void;
}

/** Shows both values of each field that two operators have changed differently, and asks which value to keep. */
export function BothStates({ conflicts, labelOf, busy, onWriteOver, onTakeTheirs }: BothStatesProps) {
  const texts = useTexts(showcaseTexts);
  const shown = (text: string) => (
    <Text as="span" size="small" css={value}>
      {text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text || texts.nothing}
    </Text>
  );
  return (
    <ConflictNotice
      facts={conflicts.flatMap(({ field, yours, theirs }) => [
        { label: `${labelOf(field)}, ${texts.yours}`, value: shown(yours) },
        { label: `${labelOf(field)}, ${texts.theirs}`, value: shown(theirs) },
      ])}
      isBusy={busy}
      texts={texts}
      onWriteOver={onWriteOver}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
