import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { Link } from '../link/index.js';
import { Heading } from '../text/index.js';
import * as styles from './letter-index.styles.js';

export interface LetterSection {
  letter: string;
  /** The `id` of its heading, for links to the section. */
  id: string;
  items: readonly { label: string; href: string }[];
}

export interface LetterIndexProps extends ComponentPropsWithRef<'div'> {
  /** The letters, in order, each with its links. */
  sections: readonly LetterSection[];
  /** Accessible name of the row of letters. */
  lettersLabel: string;
}

/** Links grouped by first letter, with a row of letters that jump to the groups. */
export function LetterIndex(passed: LetterIndexProps) {
  const { sections, lettersLabel, ...props } = useDefaultProps('LetterIndex', passed);
  return (
    <div {...props}>
      {sections.length > 1 && (
        <nav aria-label={lettersLabel}>
          <ul css={styles.letters}>
            {sections.map(({ letter, id }) => (
              <li key={id}>
                <Link variant="quiet" css={styles.letter} href={`#${id}`}>
                  {letter}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div css={styles.columns}>
        {sections.map(({ letter, id, items }) => (
          <section key={id} css={styles.section} aria-labelledby={id}>
            <Heading level={2} css={styles.initial} id={id} tabIndex={-1}>
              {letter}
            </Heading>
            <ul>
              {items.map(({ label, href }) => (
                <li key={href}>
                  <Link variant="quiet" css={styles.name} href={href}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
