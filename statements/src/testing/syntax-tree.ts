import type { Node } from '@pgsql/types';

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never;

/** Returns the node as an object with one property, which is named after the node's kind. */
export function kindOf(node: Node): Partial<All<Node>> {
  return node as Partial<All<Node>>;
}

/** Returns the text of a name; undefined if the node is none. */
export function textOf(node: Node | undefined): string | undefined {
  return node && kindOf(node).String?.sval;
}

export function names(nodes: Node[] | undefined): string[] {
  return (nodes ?? []).map((node) => textOf(node) ?? '');
}
