export * from './tree.js';
export type { TreeNode } from './tree-node.js';
