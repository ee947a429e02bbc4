import { css } from '@emotion/react';
import { Alert, Stack, Text } from '@meet/ui-kit';
import { useEffect, useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { OwnQuestionsDocument, type OwnQuestionsQuery } from '../graphql/generated/graphql';

type OwnQuestion = OwnQuestionsQuery['userQuestions']['nodes'][number];

const wide = css({ width: '100%', maxWidth: '60ch' });
const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/**
 * The shopper's own unanswered questions about a model. The browser loads them, because shared pages contain no
 * personal data.
 */
export function OwnQuestions({ productId }: { productId: string }) {
  const [questions, setQuestions] = useState<OwnQuestion[]>([]);
  useEffect(() => {
    let isOver = false;
    void askInBrowser(OwnQuestionsDocument, { productId }).then(({ data }) => {
      if (data && !isOver) setQuestions(data.userQuestions.nodes.filter(({ state }) => state !== 'ANSWERED'));
    });
    return () => {
      isOver = true;
    };
  }, [productId]);

  if (questions.length === 0) return null;
  return (
    <Stack gap={4} css={wide}>
      {questions.map(({ id, text, state, rejectionReason }) =>
        state === 'PENDING' ? (
          <Alert key={id} title="Ваш вопрос на проверке">
            <Text css={lines}>{text}</Text>
          </Alert>
        ) : (
          <Alert key={id} tone="warning" title="Ваш вопрос не опубликован">
            <Stack gap={2}>
              <Text css={lines}>{text}</Text>
              <Text>{`Причина: ${rejectionReason ?? ''}`}</Text>
            </Stack>
          </Alert>
        ),
      )}
    </Stack>
  );
}
