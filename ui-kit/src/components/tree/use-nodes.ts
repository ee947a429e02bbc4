import { collection } from '@zag-js/tree-view';
import { useMemo, useState } from 'react';
import type { TreeNode } from './tree-node.js';
import type { treeWords } from './tree.words.js';

export type LoadChildren = (node: TreeNode, signal: AbortSignal) => Promise<readonly TreeNode[]>;

interface Nodes {
  all: ReturnType<typeof collection<TreeNode>>;
  childrenOf: (node: TreeNode) => readonly TreeNode[];
  /** What a screen reader is told of the loading. */
  said: string;
  /** Values of the branches that could not be loaded. */
  failed: ReadonlySet<string>;
  loadChildren: ((node: TreeNode, signal: AbortSignal) => Promise<TreeNode[]>) | undefined;
}

interface Loading {
  said: string;
  failed: ReadonlySet<string>;
  loaded: ReadonlyMap<string, readonly TreeNode[]>;
}

const nothing: readonly TreeNode[] = [];
const atFirst: Loading = { said: '', failed: new Set(), loaded: new Map() };

/** The caller's nodes together with those that were loaded, as the state machine takes them. */
export function useNodes(nodes: readonly TreeNode[], load: LoadChildren | undefined, words: typeof treeWords): Nodes {
  const [{ said, failed, loaded }, setState] = useState(atFirst);

  const { all, childrenOf } = useMemo(() => {
    const below = (node: TreeNode) => node.children ?? loaded.get(node.value) ?? nothing;
    const made = collection<TreeNode>({
      rootNode: { value: '', label: '', children: nodes },
      nodeToString: ({ label }) => label,
      nodeToChildren: (node) => [...below(node)],
      nodeToChildrenCount: (node) => (node.hasChildren || node.children ? below(node).length : undefined),
    });
    return { all: made, childrenOf: below };
  }, [nodes, loaded]);

  const loadChildren =
    load &&
    (async (node: TreeNode, signal: AbortSignal) => {
      setState((state) => ({ ...state, said: words.loading(node.label), failed: without(state.failed, node.value) }));
      try {
        const children = await load(node, signal);
        setState((state) => ({
          ...state,
          said: words.loaded(node.label),
          loaded: new Map(state.loaded).set(node.value, children),
        }));
        return [...children];
      } catch (error) {
        setState((state) => ({
          ...state,
          said: `${node.label}. ${words.failed}`,
          failed: new Set(state.failed).add(node.value),
        }));
        throw error;
      }
    });

  return { all, childrenOf, said, failed, loadChildren };
}

const without = (values: ReadonlySet<string>, value: string) => new Set([...values].filter((one) => one !== value));
