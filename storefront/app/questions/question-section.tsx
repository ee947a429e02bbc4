import { css } from '@emotion/react';
import { ButtonLink, Heading, HeadingCount, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Hydrated } from '../browser/hydrated';
import { lazyPart } from '../builds/lazy-part';
import { columns, section } from '../reviews/section.styles';
import { useSession } from '../session/session-context';
import type { ProductQuestions } from './load-questions.server';
import { QuestionList } from './question-list';

// The form is loaded only for shoppers who may ask.
const AskPart = lazyPart(() => import('./ask-part'));

const asking = css({ display: 'grid', gap: tokens.space[4], alignContent: 'start' });

/** Has the height of its button before the button is loaded. */
const way = css({ minHeight: tokens.size.target });

export interface QuestionSectionProps {
  productId: string;
  questions: ProductQuestions;
}

/** Questions about a model with the shop's answers, and a button to ask. */
export const QuestionSection = observer(function QuestionSection({ productId, questions }: QuestionSectionProps) {
  const { signedIn } = useSession();
  const { totalCount } = questions;
  return (
    <section id="questions" css={section} aria-labelledby="questions-title">
      <Heading level={2} id="questions-title">
        Вопросы и ответы{' '}
        {totalCount > 0 && <HeadingCount aria-label={`всего ${totalCount}`}>{totalCount}</HeadingCount>}
      </Heading>
      <div css={columns}>
        <div css={asking}>
          <Text tone="muted" size="small">
            Спросите о размере, материале или уходе. Магазин ответит здесь.
          </Text>
          <div css={way}>
            <Hydrated>
              {signedIn ? (
                <Suspense>
                  <AskPart productId={productId} />
                </Suspense>
              ) : (
                <ButtonLink variant="secondary" href="/auth">
                  Войти и задать вопрос
                </ButtonLink>
              )}
            </Hydrated>
          </div>
        </div>
        {totalCount > 0 ? (
          <QuestionList productId={productId} questions={questions} />
        ) : (
          <Text size="large">Вопросов пока нет</Text>
        )}
      </div>
    </section>
  );
});
