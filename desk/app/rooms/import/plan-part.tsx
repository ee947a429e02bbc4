import { css } from '@emotion/react';
import { Button, formatCount, Heading, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { useState } from 'react';
import { useTexts } from '../../browser/language';
import type { PlanLine } from './plan';
import { runTexts } from './run-words';

const list = css({ display: 'grid', gap: tokens.space[1], margin: 0, padding: 0, overflowWrap: 'anywhere' });
const FIRST = 10;
const MORE = 50;

/** One kind of change with its count and its samples, a page after the other. */
export function PlanPart({ line: { part, count, samples } }: { line: PlanLine }) {
  const texts = useTexts(runTexts);
  const locale = useLocale();
  const [most, setMost] = useState(FIRST);
  const shown = samples.slice(0, most);
  const next = Math.min(MORE, samples.length - shown.length);
  return (
    <Stack gap={2}>
      <Heading level={3} size="small">{`${texts.parts[part]}: ${formatCount(count, locale)}`}</Heading>
      <ul css={list}>
        {shown.map((sample, index) => (
          <li key={index}>
            <Text as="span" size="small">
              {sample}
            </Text>
          </li>
        ))}
      </ul>
      {next > 0 ? (
        <div>
          <Button variant="ghost" onClick={() => setMost(most + MORE)}>
            {texts.more(formatCount(next, locale), texts.parts[part])}
          </Button>
        </div>
      ) : (
        count > shown.length && (
          <Text size="small" tone="muted">
            {texts.rest(formatCount(count - shown.length, locale))}
          </Text>
        )
      )}
    </Stack>
  );
}
