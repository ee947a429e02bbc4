import { css } from '@emotion/react';
import { formatDate, Heading, Link, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import type { RunLineFragment } from '../../graphql/generated/graphql';
import { importTexts } from './import-words';
import { runTexts } from './run-words';

const list = css({ display: 'grid', gap: tokens.space[2], margin: 0, padding: 0 });

/** Runs that ended with a question about the columns of the file. */
const ASKED_COLUMNS = new Set(['PRICE_LIST_NOT_CONFIRMED', 'PRICE_LIST_COLUMNS_CHANGED']);

/** The other runs of the source, the newest first. */
export function EarlierRuns({ runs, current }: { runs: readonly RunLineFragment[]; current: string }) {
  const texts = useTexts(runTexts);
  const words = useTexts(importTexts);
  const locale = useLocale();
  const others = runs.filter(({ id }) => id !== current);
  if (others.length === 0) return null;
  const endOf = ({ code, state, undone }: RunLineFragment) => {
    if (undone) return words.undone;
    return ASKED_COLUMNS.has(code ?? '') ? texts.askedColumns : words.states[state];
  };
  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {texts.earlier}
      </Heading>
      <ul css={list}>
        {others.map((run) => (
          <li key={run.id}>
            <Text as="span" size="small">
              <Link
                href={`/import/${run.id}`}
              >{`${formatDate(run.createdAt, locale)}, ${endOf(run).toLowerCase()}`}</Link>
              {` ${[run.fileName, run.startedBy ?? words.byClock].filter(Boolean).join(' · ')}`}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
