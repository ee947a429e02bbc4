import { useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/index.js';
import { useFilterPart } from './filter-parts.js';
import * as styles from './filter-panel.styles.js';

export interface GroupFrameProps {
  title: string;
  /** Number of checked choices, shown beside the title. Default: none. */
  checked?: number;
  open: boolean;
  children: ReactNode;
}

/** A titled group that opens and closes. */
export function GroupFrame({ title, checked = 0, open, children }: GroupFrameProps) {
  const part = useFilterPart();
  // Only the first value counts: afterwards the shopper opens and closes the group.
  const [startsOpen] = useState(open);
  return (
    <details css={styles.group} open={startsOpen} {...part('group')}>
      <summary css={styles.summary} {...part('title')}>
        <span>
          {title}
          {checked > 0 && (
            <span css={styles.chosen} {...part('chosen')}>
              {checked}
            </span>
          )}
        </span>
        <ChevronDownIcon size={20} />
      </summary>
      <fieldset css={styles.body} aria-label={title} {...part('body')}>
        {children}
      </fieldset>
    </details>
  );
}
