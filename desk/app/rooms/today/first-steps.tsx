import { css } from '@emotion/react';
import { countOf, Heading, Link, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import type { FirstStepKind, TodayQuery } from '../../graphql/generated/graphql';
import { todayTexts } from './today-words';

const list = css({ display: 'grid', margin: 0, padding: 0 });
const line = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space[6],
  minHeight: 44,
  paddingBlock: tokens.space[3],
});

/** URL at which each step is done. */
const WHERE: Record<FirstStepKind, string> = {
  NAME: '/settings',
  GOODS: '/import',
  DELIVERY: '/settings',
  PAYMENT: '/settings',
  ORDER: '/orders/new',
};

export interface FirstStepsProps {
  steps: NonNullable<TodayQuery['firstSteps']>;
}

/** A shop that has done these steps can sell; its name and delivery prices may keep their default values. */
const SELLING: readonly FirstStepKind[] = ['GOODS', 'PAYMENT', 'ORDER'];

/** The steps of a new shop to its first order, shown until it can sell. */
export function FirstSteps({ steps }: FirstStepsProps) {
  const { steps: texts } = useTexts(todayTexts);
  const locale = useLocale();
  const open = steps.filter(({ isDone }) => !isDone);
  if (!open.some(({ kind }) => SELLING.includes(kind))) return null;
  return (
    <section aria-labelledby="first-steps">
      <Stack gap={3}>
        <Heading level={2} size="small" id="first-steps">
          {texts.title}
        </Heading>
        <Text tone="muted">{texts.left(countOf(open.length, texts.count, locale))}</Text>
        <ol css={list}>
          {steps.map(({ kind, isDone }) => (
            <li key={kind} css={line}>
              {isDone ? (
                <Text as="span" tone="muted">
                  {texts.names[kind]}
                </Text>
              ) : (
                <div>
                  <Link href={WHERE[kind]} variant="strong">
                    {texts.names[kind]}
                  </Link>
                  <Text size="small" tone="muted">
                    {texts.how[kind]}
                  </Text>
                </div>
              )}
              {isDone && (
                <Text as="span" size="small" tone="success">
                  {texts.done}
                </Text>
              )}
            </li>
          ))}
        </ol>
      </Stack>
    </section>
  );
}
