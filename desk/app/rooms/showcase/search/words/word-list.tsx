import { css } from '@emotion/react';
import { Button, countOf, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../../browser/language';
import type { Proposal, WordsStore } from './words-store';
import { wordsTexts } from './words-words';

const list = css({ display: 'grid', gap: tokens.space[2], margin: 0, padding: 0 });
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: tokens.space[4],
  overflowWrap: 'anywhere',
});

export interface WordListProps {
  label: string;
  proposals: readonly Proposal[];
  store: WordsStore;
  mayWrite: boolean;
}

/** Proposed words, each with a button that accepts the proposal or undoes that. */
export const WordList = observer(function WordList({ label, proposals, store, mayWrite }: WordListProps) {
  const texts = useTexts(wordsTexts);
  const locale = useLocale();
  return (
    <ul css={list} aria-label={label}>
      {proposals.map((proposal) => {
        const { said, words, goods } = proposal;
        const isAccepted = store.accepted.has(said);
        const loading = store.busy.has(said);
        return (
          <li key={said} css={line}>
            <Stack gap={0}>
              <Text as="span">
                {said} → {words}
              </Text>
              <Text as="span" size="small" tone={isAccepted ? 'success' : 'muted'} role="status">
                {isAccepted ? texts.accepted : countOf(goods, texts.goods, locale)}
              </Text>
            </Stack>
            {mayWrite && !isAccepted && (
              <Button
                variant="secondary"
                aria-label={texts.accept(said, words)}
                loading={loading}
                onClick={() => void store.accept(proposal)}
              >
                {texts.acceptShort}
              </Button>
            )}
            {mayWrite && isAccepted && (
              <Button
                variant="ghost"
                aria-label={texts.takeBack(said)}
                loading={loading}
                onClick={() => void store.takeBack(proposal)}
              >
                {texts.takeBackShort}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
});
