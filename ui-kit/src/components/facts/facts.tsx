import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { tokens } from '../../tokens/generated/tokens.js';
import { tabularFigures } from '../text/tabular-figures.js';
import { breakWords } from '../../theme/break-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { textSizes } from '../text/text.styles.js';

const layouts = {
  /** Names in one column, values in the other, with a hairline below each row. */
  table: css(textSizes.small, {
    // The value moves below its name if the text is too large for two columns.
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: tokens.space[4],
      paddingBlock: tokens.space[3],
      borderBottom: `1px solid ${tokens.color.hairline}`,
    },
    // Next to its value a name keeps its width, and the value gets the rest. If the name is alone on its line, it gets
    // the whole width.
    '& dt': { flex: '1 1 max(42%, 7rem)', minWidth: 0 },
    '& dd': { flex: '9999 1 7rem', minWidth: 0 },
    '& dt, & dd': breakWords,
  }),
  /** Values are at the far end of their row, with hairlines above and below the whole list. */
  sums: css(tabularFigures, {
    display: 'grid',
    gap: tokens.space[2],
    paddingBlock: tokens.space[3],
    borderBlock: `1px solid ${tokens.color.hairline}`,
    fontSize: tokens.text.small.size,
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: tokens.space[4],
    },
    '& dt, & dd': { minWidth: 0, ...breakWords },
    // Keeps the order of an amount's digits in right-to-left text.
    '& dd': { unicodeBidi: 'plaintext' },
  }),
};

const names = css({ color: tokens.color['ink-muted'] });
const reducedPrice = css({ color: tokens.color.price });

export interface Fact {
  label: string;
  value: ReactNode;
  /** Shows the value in the price colour, because it is a saving. Default: false. */
  reduced?: boolean;
}

export interface FactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Names and values, in order. */
  facts: readonly Fact[];
  /** `table` for properties, `sums` for amounts of money. Default: `table`. */
  layout?: keyof typeof layouts;
}

/** A list of names and values, such as the properties of a product. */
export function Facts(passed: FactsProps) {
  const { facts, layout = 'table', ...props } = useDefaultProps('Facts', passed);
  return (
    <dl css={layouts[layout]} {...props}>
      {facts.map(({ label, value, reduced }) => (
        <div key={label}>
          <dt css={names}>{label}</dt>
          <dd css={reduced && reducedPrice}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
