import { useId, type ComponentPropsWithRef } from 'react';
import { CheckIcon } from '../../icons/index.js';
import { formatPercent } from '../../locale/format-numbers.js';
import { formatPrice } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Card } from '../card/card.js';
import { ProgressBar } from '../progress-bar/progress-bar.js';
import { Heading } from '../text/text.js';
import * as styles from './loyalty-level-card.styles.js';
import { loyaltyLevelCardWords } from './loyalty-level-card.words.js';

export type LoyaltyLevelState = 'reached' | 'current' | 'next' | 'locked';

export interface LoyaltyLevelCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the level. */
  name: string;
  /** Percent of a purchase that returns as points. */
  cashback: number;
  /** Percent of a purchase that can be paid with points. */
  spend: number;
  /** Amount of delivered orders that the level requires, in minor units. */
  required: number;
  /** The shopper's progress: passed, the current level, the next one, or a later one. */
  state: LoyaltyLevelState;
  /** Amount spent so far, in minor units. A level in the state `next` shows the progress. Default: 0. */
  spent?: number;
  /** Heading level of the name. Default: 3. */
  headingLevel?: 2 | 3;
}

/** A level of the loyalty programme: its benefits, its requirement and, for the next level, the progress. */
export function LoyaltyLevelCard(passed: LoyaltyLevelCardProps) {
  const props = useDefaultProps('LoyaltyLevelCard', passed);
  const { name, cashback, spend, required, state, spent = 0, headingLevel = 3, ...card } = props;
  const words = useWords('loyaltyLevelCard', loyaltyLevelCardWords);
  const locale = useLocale();
  const titleId = useId();
  return (
    <Card
      as="article"
      css={[styles.card, styles.states[state]]}
      aria-labelledby={titleId}
      aria-current={state === 'current' || undefined}
      {...card}
    >
      <div css={styles.head}>
        <Heading level={headingLevel} size="small" id={titleId}>
          {name}
        </Heading>
        <span css={styles.mark}>
          {words.levelStates[state]}
          {state === 'reached' && <CheckIcon size={16} />}
        </span>
      </div>
      <p css={styles.cashback}>
        <bdi css={styles.percent}>{formatPercent(cashback, locale)}</bdi> {words.levelCashback}
      </p>
      <p css={styles.quiet}>{words.levelSpend(formatPercent(spend, locale))}</p>
      {state === 'next' ? (
        <ProgressBar
          css={styles.last}
          label={words.levelLeft(formatPrice(Math.max(0, required - spent), locale))}
          note={words.levelSpent(formatPrice(spent, locale), formatPrice(required, locale))}
          value={Math.min(spent, required)}
          max={required}
        />
      ) : (
        <p css={[styles.quiet, styles.last]}>
          {required > 0 ? words.levelFrom(formatPrice(required, locale)) : words.levelFirst}
        </p>
      )}
    </Card>
  );
}
