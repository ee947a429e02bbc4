import { useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/index.js';
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
  // Only the first value counts: afterwards the shopper opens and closes the group.
  const [startsOpen] = useState(open);
  return (
    <details css={styles.group} open={startsOpen}>
      <summary css={styles.summary}>
        <span>
          {title}
          {checked > 0 && <span css={styles.chosen}>{checked}</span>}
        </span>
        <ChevronDownIcon size={20} />
      </summary>
      <fieldset css={styles.body} aria-label={title}>
        {children}
      </fieldset>
    </details>
  );
}
