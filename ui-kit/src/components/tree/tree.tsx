import { mergeProps, normalizeProps, useMachine } from '@zag-js/react';
import { connect, machine } from '@zag-js/tree-view';
import { useId, useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { useDirection } from '../../hooks/use-direction.js';
import { useFormReset } from '../../hooks/use-form-reset.js';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { findByLetters } from '../menu/find-by-letters.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { checkAll, checkedState, toggleChecked } from './checked-nodes.js';
import type { TreeNode } from './tree-node.js';
import { TreeRow } from './tree-row.js';
import * as styles from './tree.styles.js';
import { treeWords } from './tree.words.js';
import { useNodes, type LoadChildren } from './use-nodes.js';

export interface TreeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the tree: what its nodes are. */
  label: string;
  /** The nodes of the first level, in order. */
  nodes: readonly TreeNode[];
  /**
   * What can be chosen: nothing, one node, several nodes, or the leaves by checkboxes, where a branch stands for all the
   * leaves within it. Default: `single`.
   */
  selection?: 'none' | 'single' | 'multiple' | 'checkboxes';
  /** Values of the chosen nodes, if the caller keeps them. Default: kept here. */
  value?: readonly string[];
  /** The nodes that are chosen at first. Default: none. */
  defaultValue?: readonly string[];
  /** Called with the values of the chosen nodes. Default: none. */
  onValueChange?: (value: string[]) => void;
  /** Values of the open branches, if the caller keeps them. Default: kept here. */
  expanded?: readonly string[];
  /** The branches that are open at first. Default: none. */
  defaultExpanded?: readonly string[] | 'all';
  /** Called with the values of the open branches. Default: none. */
  onExpandedChange?: (expanded: string[]) => void;
  /**
   * Returns the nodes below a node that has `hasChildren`, when it is opened for the first time. If the promise is
   * rejected, the row says so, and the next opening asks again. Default: none.
   */
  loadChildren?: LoadChildren;
  /** Buttons at the end of a row. Default: none. */
  actions?: (node: TreeNode) => ReactNode;
  /** Name of the form field; each chosen value is submitted under it. Default: none. */
  name?: string;
}

const none: readonly never[] = [];

/** Milliseconds after which a typed letter starts a new search. */
const wordPause = 500;

/** Nodes that contain other nodes, such as categories: branches open, and nodes can be chosen. */
export function Tree(passed: TreeProps) {
  const props = useDefaultProps('Tree', passed);
  const { label, nodes, selection = 'single', value: given, defaultValue = none, onValueChange, ...others } = props;
  const { expanded, defaultExpanded = none, onExpandedChange, loadChildren: load, actions, name, ...element } = others;
  const { id, ref, ...rest } = element;
  const [value, change] = useOwnValue<readonly string[]>(
    given,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  );
  const words = useWords('tree', treeWords);
  const { all, childrenOf, said, failed, loadChildren } = useNodes(nodes, load, words);
  const isSelectable = selection === 'single' || selection === 'multiple';
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  useFormReset(root, () => given === undefined && change(defaultValue));
  const typed = useRef({ letters: '', at: 0 });
  const ownId = useId();

  const service = useMachine(machine, {
    id: ownId,
    ...(id !== undefined && { ids: { tree: id } }),
    dir: useDirection(root),
    collection: all,
    selectionMode: selection === 'multiple' ? 'multiple' : 'single',
    selectedValue: isSelectable ? [...value] : [],
    onSelectionChange: ({ selectedValue }) => isSelectable && change(selectedValue),
    expandedValue: expanded && [...expanded],
    defaultExpandedValue: defaultExpanded === 'all' ? all.getBranchValues() : [...defaultExpanded],
    onExpandedChange: ({ expandedValue }) => onExpandedChange?.(expandedValue),
    // Tab reaches what is chosen, as in a list.
    defaultFocusedValue: isSelectable ? value[0] : undefined,
    expandOnClick: selection === 'none',
    loadChildren: loadChildren && (({ node, signal }) => loadChildren(node as TreeNode, signal)),
  });
  const api = connect(service, normalizeProps);
  const rows = api.getVisibleNodes().map(({ node, indexPath }) => ({
    node: node as TreeNode,
    indexPath,
    state: api.getNodeState({ node, indexPath }),
  }));
  const checked = new Set(value);
  // The node with the focus may have been removed, or its branch closed by the caller.
  const current = rows.find(({ state }) => state.focused) ?? rows[0];

  const toggle = (node: TreeNode) => {
    if (node.disabled) return;
    if (selection === 'checkboxes') change(toggleChecked(node, value, childrenOf));
    else change(checked.has(node.value) ? value.filter((one) => one !== node.value) : [...value, node.value]);
  };

  const find = (letter: string, timeStamp: number) => {
    const goesOn = timeStamp - typed.current.at < wordPause;
    typed.current = { letters: (goesOn ? typed.current.letters : '') + letter, at: timeStamp };
    const visible = rows.map(({ node }) => node);
    const found = findByLetters(visible, typed.current.letters, current?.node.value ?? null);
    if (found) api.focus(found.value);
  };

  /** Keys that the state machine has not, or not as the ARIA guide has them. It leaves out what is prevented here. */
  const press = (event: KeyboardEvent<HTMLElement>) => {
    rest.onKeyDownCapture?.(event as KeyboardEvent<HTMLDivElement>);
    const { key, target, timeStamp, ctrlKey, metaKey, altKey } = event;
    // Not from the buttons of a row, or from what they open.
    const row = rows.find(({ state }) => state.id === (target as HTMLElement).id);
    if (!row || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const isTyping = typed.current.letters !== '' && timeStamp - typed.current.at < wordPause;
    const isSeveral = selection === 'multiple' || selection === 'checkboxes';
    const isAll = event.nativeEvent.code === 'KeyA' && (ctrlKey || metaKey);
    if (isAll && isSeveral) {
      event.preventDefault();
      const enabled = rows.flatMap(({ node }) => (node.disabled ? [] : node.value));
      change(selection === 'multiple' ? enabled : checkAll(nodes, value, childrenOf));
    } else if (ctrlKey || metaKey || altKey) return;
    else if (key === ' ' ? isSeveral && !isTyping : key === 'Enter' && selection === 'checkboxes') {
      event.preventDefault();
      toggle(row.node);
    } else if (key === '*') {
      event.preventDefault();
      // Zag would open leaves too, and ask for the nodes below them.
      const level = all.getSiblingNodes(row.indexPath).filter((node) => all.isBranchNode(node) && !node.disabled);
      api.expand(level.map(({ value: branch }) => branch));
    } else if (key.length === 1 && (key !== ' ' || isTyping)) {
      event.preventDefault();
      find(key, timeStamp);
    }
  };

  return (
    <>
      <div
        css={styles.tree}
        {...mergeProps(api.getTreeProps(), rest)}
        ref={mergedRef}
        aria-label={label}
        aria-labelledby={undefined}
        aria-multiselectable={selection === 'multiple' || selection === 'checkboxes' || undefined}
        tabIndex={undefined}
        onKeyDownCapture={press}
      >
        {rows.map(({ node, indexPath, state }) => (
          <TreeRow
            key={node.value}
            api={api}
            node={node}
            indexPath={indexPath}
            selection={selection}
            checked={selection === 'checkboxes' ? checkedState(node, checked, childrenOf) : null}
            siblings={all.getSiblingNodes(indexPath).length}
            error={failed.has(state.value) ? words.failed : undefined}
            isStop={node === current?.node}
            onToggle={() => toggle(node)}
          >
            {actions?.(node)}
          </TreeRow>
        ))}
      </div>
      {load && <VisuallyHidden role="status">{said}</VisuallyHidden>}
      {name !== undefined && value.map((one) => <input key={one} type="hidden" name={name} value={one} />)}
    </>
  );
}
