import type { Node } from '@pgsql/types';

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never;

/** Returns the node, typed as an object with at most one property, which is named after the kind of the node. */
export function kindOf(node: Node): Partial<All<Node>> {
  return node as Partial<All<Node>>;
}

/** Returns the text of a name node; undefined if the node is not a name. */
export function textOf(node: Node | undefined): string | undefined {
  return node && kindOf(node).String?.sval;
}

export function names(nodes: Node[] | undefined): string[] {
  return (nodes ?? []).map((node) => textOf(node) ?? '');
}
