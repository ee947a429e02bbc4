import type { PropTypes } from '@zag-js/react';
import type { Api } from '@zag-js/tree-view';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { Spinner } from '../spinner/spinner.js';
import type { TreeNode } from './tree-node.js';
import * as styles from './tree.styles.js';

export interface TreeRowProps {
  api: Api<PropTypes>;
  node: TreeNode;
  indexPath: number[];
  selection: 'none' | 'single' | 'multiple' | 'checkboxes';
  /** State of the checkbox; null without one. */
  checked: boolean | 'mixed' | null;
  /** How many nodes are on its level, in its branch. */
  siblings: number;
  /** Why the branch has not opened. */
  error: string | undefined;
  /** Whether Tab reaches this row. */
  isStop: boolean;
  onToggle: () => void;
  /** The buttons of the row. */
  children: ReactNode;
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();

/**
 * A node as one row: the rows follow each other, and `aria-level` says how deep each is, so the focus is on the tree item
 * itself.
 */
export function TreeRow(props: TreeRowProps) {
  const { api, node, indexPath, selection, checked, siblings, error, isStop, onToggle, children } = props;
  const { id, depth, isBranch, expanded, loading, selected, disabled } = api.getNodeState({ node, indexPath });
  const own = isBranch ? api.getBranchControlProps({ node, indexPath }) : api.getItemProps({ node, indexPath });
  const labelId = `${id}:label`;
  const noteId = `${id}:note`;
  const hasNote = node.detail !== undefined || error !== undefined;
  const state = {
    role: 'treeitem',
    tabIndex: isStop ? 0 : -1,
    'aria-labelledby': hasNote ? `${labelId} ${noteId}` : labelId,
    'aria-level': depth,
    'aria-posinset': indexPath.at(-1)! + 1,
    'aria-setsize': siblings,
    'aria-expanded': isBranch ? expanded : undefined,
    'aria-busy': loading || undefined,
    'aria-disabled': disabled || undefined,
    'aria-selected': selection === 'single' || selection === 'multiple' ? selected : undefined,
    'aria-checked': checked ?? undefined,
    // A strict content security policy refuses the style with the depth.
    style: undefined,
    'aria-current': undefined,
  } as const;
  const click = selection === 'checkboxes' && {
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (checked === null && isBranch) api.expand([node.value]);
      else onToggle();
    },
  };
  const trigger = isBranch && api.getBranchTriggerProps({ node, indexPath });

  return (
    <div css={styles.row} {...own} {...state} {...click}>
      {Array.from({ length: depth - 1 }, (_, level) => (
        <span key={level} css={styles.step} />
      ))}
      {/* A part of the row, not a control: the arrow keys open and close the branch. */}
      <span css={styles.opener} {...(trigger && { ...trigger, role: undefined, dir: undefined, disabled: undefined })}>
        {isBranch &&
          (loading ? <Spinner size="small" aria-hidden role={undefined} /> : <Icon name="chevron-right" size={16} />)}
      </span>
      {selection === 'checkboxes' && <span css={[styles.box, checked === null && styles.noBox]} />}
      {node.icon && <Icon css={styles.icon} name={node.icon} size={20} />}
      <span css={styles.words}>
        <span css={styles.label} id={labelId}>
          {node.label}
        </span>
        {hasNote && (
          <span css={error === undefined ? styles.detail : styles.error} id={noteId}>
            {error ?? node.detail}
          </span>
        )}
      </span>
      {children && (
        // The keys and clicks of the buttons are not those of the row.
        <span css={styles.actions} onClick={stop} onKeyDown={stop}>
          {children}
        </span>
      )}
    </div>
  );
}
