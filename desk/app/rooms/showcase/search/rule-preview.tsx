import { css } from '@emotion/react';
import { Button, countOf, Heading, Input, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../browser/language';
import { goneOf, movesOf, type Move } from './preview-moves';
import { useRule, type RuleTrial } from './rule-store';
import { nameOfFilter, ruleTexts } from './rule-words';

const ask = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: tokens.space[3] });
const query = css({ flex: '1 1 14rem' });
const button = css({ paddingBlockStart: 24 });
const sides = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: tokens.space[6],
  alignItems: 'start',
});
const list = css({ display: 'grid', gap: tokens.space[1], margin: 0, padding: 0 });

/** Tries the rule with the typed values: the first results without it and with it. */
export const RulePreview = observer(function RulePreview() {
  const texts = useTexts(ruleTexts);
  const locale = useLocale();
  const store = useRule();
  const [typed, setTyped] = useState('');
  const { trial, busy } = store;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.try(typed);
  };

  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3} size="small">
          {texts.preview}
        </Heading>
        <Text size="small" tone="muted">
          {texts.previewLead}
        </Text>
      </Stack>
      <form onSubmit={submit}>
        <div css={ask}>
          <div css={query}>
            <Input
              label={texts.previewQuery}
              hint={texts.previewQueryHint}
              value={typed}
              maxLength={100}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <div css={button}>
            <Button type="submit" variant="secondary" loading={busy === 'try'}>
              {texts.try}
            </Button>
          </div>
        </div>
      </form>
      {trial && (
        <>
          {trial.compared > 0 && (
            <Text size="small">
              {countOf(trial.compared, trial.isJudged ? texts.judged : texts.compared, locale)}: {texts.outcome(trial)}
            </Text>
          )}
          {trial.queries.length === 0 && <Text tone="muted">{texts.noQueries}</Text>}
          {trial.queries.map((one) => (
            <TriedQuery key={one.query} tried={one} />
          ))}
        </>
      )}
    </Stack>
  );
});

function TriedQuery({ tried }: { tried: RuleTrial['queries'][number] }) {
  const texts = useTexts(ruleTexts);
  const locale = useLocale();
  const found = (count: number) => (count > 0 ? countOf(count, texts.found, locale) : texts.nothingFound);
  const { before, after } = tried;
  return (
    <Stack gap={3}>
      <Heading level={4} size="small">
        «{tried.query}»
      </Heading>
      {tried.redirect && <Text>{texts.leadsTo(tried.redirect)}</Text>}
      {tried.filterOrder.length > 0 && (
        <Text>{texts.filtersFirst(tried.filterOrder.map((name) => nameOfFilter(name, texts)).join(', '))}</Text>
      )}
      <div css={sides}>
        <Stack gap={2}>
          <Text size="small" tone="muted">
            {texts.withRule}: {found(tried.foundAfter)}
          </Text>
          <ol css={list} aria-label={texts.withRule}>
            {movesOf(before, after).map(({ product, move }, index) => (
              <li key={product.id}>
                <Text as="span" size="small">
                  {index + 1}. {product.name} <MoveWords move={move} />
                </Text>
              </li>
            ))}
          </ol>
          {goneOf(before, after).map(({ id, name }) => (
            <Text key={id} size="small" tone="muted">
              {name}: {texts.gone}
            </Text>
          ))}
        </Stack>
        <Stack gap={2}>
          <Text size="small" tone="muted">
            {texts.withoutRule}: {found(tried.foundBefore)}
          </Text>
          <ol css={list} aria-label={texts.withoutRule}>
            {before.map(({ id, name }, index) => (
              <li key={id}>
                <Text as="span" size="small">
                  {index + 1}. {name}
                </Text>
              </li>
            ))}
          </ol>
        </Stack>
      </div>
    </Stack>
  );
}

function MoveWords({ move }: { move: Move }) {
  const texts = useTexts(ruleTexts);
  if (move.kind === 'SAME') return null;
  const words = move.kind === 'NEW' ? texts.isNew : move.by > 0 ? texts.movedUp(move.by) : texts.movedDown(-move.by);
  return (
    <Text as="span" size="caption" tone={move.kind === 'NEW' || move.by > 0 ? 'success' : 'muted'}>
      {words}
    </Text>
  );
}
