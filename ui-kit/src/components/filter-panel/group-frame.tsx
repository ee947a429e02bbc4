import { useState, type ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../../icons/index.js';
import { useFilterPart } from './filter-parts.js';
import * as styles from './filter-panel.styles.js';

export interface GroupFrameProps extends ComponentPropsWithRef<'details'> {
  title: string;
  /** Number of checked choices, shown beside the title. Default: none. */
  checked?: number;
}

/** A titled group that opens and closes. */
export function GroupFrame({ title, checked = 0, open, children, ...props }: GroupFrameProps) {
  const part = useFilterPart();
  // Only the initial value is used; afterwards the shopper opens and closes the group.
  const [startsOpen] = useState(open);
  return (
    <details css={styles.group} open={startsOpen} {...props}>
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
      {children}
    </details>
  );
}
