import { css } from '@emotion/react';
import { Card, formatDate, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import type { Ref } from 'react';
import type { QuestionFieldsFragment } from '../graphql/generated/graphql';

const item = css({ display: 'grid', gap: tokens.space[3], scrollMarginTop: 'calc(68px + 48px)' });
const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** An answered question. With a `ref` it can get the focus if it is the first of newly added questions. */
export function QuestionItem({ question, ref }: { question: QuestionFieldsFragment; ref?: Ref<HTMLElement> }) {
  const locale = useLocale();
  return (
    <article ref={ref} tabIndex={ref ? -1 : undefined} css={item}>
      <Stack gap={1}>
        <Text as="strong" css={lines}>
          {question.text}
        </Text>
        <Text size="small" tone="muted">
          {formatDate(question.createdAt, locale)}
        </Text>
      </Stack>
      <Card variant="subtle">
        <Stack gap={2}>
          <Text as="strong" size="small">
            Ответ магазина
          </Text>
          <Text css={lines}>{question.answer?.text}</Text>
        </Stack>
      </Card>
    </article>
  );
}
