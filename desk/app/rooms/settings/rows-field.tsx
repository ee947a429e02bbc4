import { css } from '@emotion/react';
import { breakpoints, Button, IconButton, Input, Stack, Text, tokens, useMediaQuery } from '@meet/ui-kit';
import { TrashIcon } from '@meet/ui-kit/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../../browser/language';
import { LINK_PARTS, rowsOf, textOfRows, ZONE_PARTS, type RowsKind } from './rows-of';
import { settingsTexts } from './settings-words';

const whole = css({ gridColumn: '1 / -1' });
const rowOf = {
  ZONES: css({ display: 'grid', gap: tokens.space[2], gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))' }),
  LINKS: css({
    ...{ display: 'grid', gap: tokens.space[2] },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  }),
};
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: tokens.space[2],
});
const list = css({ display: 'grid', gap: tokens.space[3], margin: 0, padding: 0 });

const partsOf = { ZONES: ZONE_PARTS, LINKS: LINK_PARTS };

export interface RowsFieldProps {
  kind: RowsKind;
  label: string;
  note: string;
  error: string | undefined;
  /** The value of the setting as text. */
  text: string;
  giveBack: ReactNode;
  onChange: (text: string) => void;
}

/** A setting with several rows: delivery zones, or links to other sites. */
export function RowsField({ kind, label, note, error, text, giveBack, onChange }: RowsFieldProps) {
  const texts = useTexts(settingsTexts);
  // If each row fits on one line, the labels are shown once above all rows.
  const isWide = useMediaQuery(`(min-width: ${breakpoints.tablet}px)`);
  const rows = rowsOf(kind, text);
  const parts = partsOf[kind];
  const nameOf = kind === 'ZONES' ? texts.zone : texts.link;
  const change = (at: number, part: number, typed: string) =>
    onChange(
      textOfRows(
        kind,
        rows.map((row, n) => (n === at ? row.map((old, m) => (m === part ? typed : old)) : row)),
      ),
    );

  return (
    <Stack gap={2} css={whole} role="group" aria-label={label}>
      <Stack direction="row" justify="between" align="center">
        <Stack gap={0}>
          <Text size="small">{label}</Text>
          <Text size="caption" tone="muted">
            {note}
          </Text>
        </Stack>
        {giveBack}
      </Stack>
      {error && (
        <Text size="small" tone="error" role="alert">
          {error}
        </Text>
      )}
      <ul css={list}>
        {rows.map((row, at) => (
          <li key={at} css={line}>
            <div css={rowOf[kind]}>
              {parts.map((part, n) => (
                <Input
                  key={part}
                  label={texts.parts[part]}
                  aria-label={`${nameOf(at + 1)}: ${texts.parts[part]}`}
                  labelHidden={isWide && at > 0}
                  value={row[n] ?? ''}
                  inputMode={kind === 'ZONES' ? 'numeric' : undefined}
                  maxLength={kind === 'ZONES' ? 6 : 300}
                  onChange={({ target }) => change(at, n, target.value)}
                />
              ))}
            </div>
            <IconButton
              icon={<TrashIcon />}
              label={texts.remove(nameOf(at + 1))}
              onClick={() =>
                onChange(
                  textOfRows(
                    kind,
                    rows.filter((_, n) => n !== at),
                  ),
                )
              }
            />
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={() => onChange(textOfRows(kind, [...rows, parts.map(() => '')]))}>
          {kind === 'ZONES' ? texts.addZone : texts.addLink}
        </Button>
      </div>
    </Stack>
  );
}
