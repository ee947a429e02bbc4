import type { Node } from '@pgsql/types';

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never;

/** A node of the tree has one property, named after its kind. */
export function kindOf(node: Node): Partial<All<Node>> {
  return node as Partial<All<Node>>;
}

/** The text of a name; undefined where there is none. */
export function textOf(node: Node | undefined): string | undefined {
  return node && kindOf(node).String?.sval;
}

export function names(nodes: Node[] | undefined): string[] {
  return (nodes ?? []).map((node) => textOf(node) ?? '');
}
