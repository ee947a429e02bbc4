import type { TreeNode } from './tree-node.js';

type ChildrenOf = (node: TreeNode) => readonly TreeNode[];

/** The nodes at the ends of the branches within a node that can be checked; for a leaf, the leaf itself. */
function leavesOf(node: TreeNode, childrenOf: ChildrenOf): string[] {
  if (node.disabled) return [];
  const children = childrenOf(node);
  if (children.length === 0) return node.hasChildren ? [] : [node.value];
  return children.flatMap((child) => leavesOf(child, childrenOf));
}

/** Whether all, some (`mixed`) or none of the leaves within a node are checked; null if there is nothing to check. */
export function checkedState(
  node: TreeNode,
  checked: ReadonlySet<string>,
  childrenOf: ChildrenOf,
): boolean | 'mixed' | null {
  // A disabled leaf shows what the caller has checked; a branch counts only what the shopper can change.
  const leaves = childrenOf(node).length === 0 && !node.hasChildren ? [node.value] : leavesOf(node, childrenOf);
  if (leaves.length === 0) return null;
  const count = leaves.filter((leaf) => checked.has(leaf)).length;
  return count === leaves.length || (count > 0 && 'mixed');
}

/** Returns the checked leaves after a press on a node: a branch that is not checked completely checks all its leaves. */
export function toggleChecked(node: TreeNode, checked: readonly string[], childrenOf: ChildrenOf): string[] {
  const leaves = leavesOf(node, childrenOf);
  const known = new Set(checked);
  const isFull = leaves.every((leaf) => known.has(leaf));
  if (!isFull) return [...checked, ...leaves.filter((leaf) => !known.has(leaf))];
  const removed = new Set(leaves);
  return checked.filter((value) => !removed.has(value));
}

/** Returns the checked leaves with all those of some nodes. */
export function checkAll(nodes: readonly TreeNode[], checked: readonly string[], childrenOf: ChildrenOf): string[] {
  return [...new Set([...checked, ...nodes.flatMap((node) => leavesOf(node, childrenOf))])];
}
