import { css } from '@emotion/react';
import { Button, Stack, tokens } from '@meet/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { ProductQuestionsDocument } from '../graphql/generated/graphql';
import { useToasts } from '../toasts/toasts-context';
import type { ProductQuestions } from './load-questions.server';
import { QuestionItem } from './question-item';

/** Number of questions added by a click. */
const MORE = 10;

const list = css({ maxWidth: '72ch' });
const items = css({ display: 'grid', width: '100%', gap: tokens.space[10] });

/** The answered questions about a model: those loaded with the page, and more after a click. */
export function QuestionList({ productId, questions }: { productId: string; questions: ProductQuestions }) {
  const toasts = useToasts();
  const [{ nodes, pageInfo }, setShown] = useState<Pick<ProductQuestions, 'nodes' | 'pageInfo'>>(questions);
  const [pending, setPending] = useState(false);
  const [added, setAdded] = useState<string>();
  const first = useRef<HTMLElement>(null);
  // The button may have disappeared, so the focus moves to the first added question.
  useEffect(() => first.current?.focus({ preventScroll: true }), [added]);

  const more = async () => {
    setPending(true);
    const { data, fault } = await askInBrowser(ProductQuestionsDocument, {
      productId,
      first: MORE,
      after: pageInfo.endCursor,
    });
    setPending(false);
    if (fault) return toasts.show('error', 'Вопросы не загрузились', fault.message);
    const next = data.productQuestions;
    setShown({ nodes: [...nodes, ...next.nodes], pageInfo: next.pageInfo });
    setAdded(next.nodes[0]?.id);
  };

  return (
    <Stack gap={6} align="start" css={list}>
      <div css={items}>
        {nodes.map((question) => (
          <QuestionItem key={question.id} question={question} {...(question.id === added && { ref: first })} />
        ))}
      </div>
      {pageInfo.hasNextPage && (
        <Button variant="secondary" loading={pending} onClick={() => void more()}>
          Показать ещё
        </Button>
      )}
    </Stack>
  );
}
