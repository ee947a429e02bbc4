import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/index.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { breakWords } from '../../theme/break-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { pressedWords } from '../../theme/pressed-words.js';

const section = css({
  borderBottom: `1px solid ${tokens.color.hairline}`,
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
});

const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  minHeight: 56,
  paddingBlock: tokens.space[3],
  fontWeight: tokens.weight.strong,
  '& svg': { flex: 'none', transition: `transform ${tokens.duration.feedback} linear` },
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
  ...pressedWords,
  [media.reducedMotion]: { '& svg': { transition: 'none' } },
});

const title = css({
  minWidth: 0,
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: tokens.line.close,
  ...breakWords,
});
// The top padding keeps the text clear of the row's focus ring.
const body = css({ paddingBlock: `${tokens.space[1]} ${tokens.space[5]}`, maxWidth: '72ch' });

export interface AccordionSection {
  id: string;
  label: string;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The sections, in order: the title is always visible, the content opens below it. */
  sections: readonly AccordionSection[];
  /** Opening one section closes the others. Default: false. */
  single?: boolean;
  /** Ids of the sections that are open on the first render. Default: none. */
  defaultOpen?: readonly string[];
  /** Heading level of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Collapsible sections made of native `details`: they open without JavaScript, and find-in-page reaches closed ones.
 */
export function Accordion(passed: AccordionProps) {
  const {
    sections,
    single = false,
    defaultOpen = [],
    headingLevel = 3,
    ...props
  } = useDefaultProps('Accordion', passed);
  const name = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <div {...props}>
      {sections.map(({ id, label: words, content }) => (
        <details key={id} css={section} name={single ? name : undefined} open={defaultOpen.includes(id)}>
          <summary css={summary}>
            <Title css={title}>{words}</Title>
            <ChevronDownIcon size={20} />
          </summary>
          <div css={body}>{content}</div>
        </details>
      ))}
    </div>
  );
}
