import { checkAll, checkedState, toggleChecked } from './checked-nodes.js';
import type { TreeNode } from './tree-node.js';

const leaf = (value: string, more: Partial<TreeNode> = {}): TreeNode => ({ value, label: value, ...more });
const shoes = leaf('shoes', {
  children: [leaf('boots'), leaf('kids', { children: [leaf('velcro'), leaf('slip-on')] })],
});
const sold = leaf('sold', { children: [leaf('old', { disabled: true }), leaf('new')] });
const unopened = leaf('later', { hasChildren: true });
const childrenOf = (node: TreeNode) => node.children ?? [];
const stateOf = (node: TreeNode, ...checked: string[]) => checkedState(node, new Set(checked), childrenOf);

it('checkedState of a branch is mixed until all the leaves within it are checked', () => {
  expect(stateOf(shoes)).toBe(false);
  expect(stateOf(shoes, 'velcro')).toBe('mixed');
  expect(stateOf(shoes, 'velcro', 'slip-on', 'boots')).toBe(true);
  expect(stateOf(leaf('boots'), 'boots')).toBe(true);
});

it('checkedState leaves out what is disabled or not loaded yet', () => {
  expect(stateOf(sold, 'new')).toBe(true);
  expect(stateOf(sold.children![0]!, 'old')).toBe(true);
  expect(stateOf(unopened)).toBeNull();
});

it('toggleChecked checks all the leaves of a branch, and removes them if all are checked', () => {
  expect(toggleChecked(shoes, ['other', 'velcro'], childrenOf)).toEqual(['other', 'velcro', 'boots', 'slip-on']);
  expect(toggleChecked(shoes, ['velcro', 'other', 'boots', 'slip-on'], childrenOf)).toEqual(['other']);
  expect(toggleChecked(sold, ['old'], childrenOf)).toEqual(['old', 'new']);
});

it('checkAll adds the leaves of several nodes once', () => {
  expect(checkAll([shoes, sold, unopened], ['new'], childrenOf)).toEqual(['new', 'boots', 'velcro', 'slip-on']);
});
