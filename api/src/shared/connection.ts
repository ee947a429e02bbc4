/** The requested part of a list: so many entries, after a cursor or from the beginning. */
export interface ConnectionRequest {
  first: number;
  after?: string | null;
}

export interface Edge<Node> {
  cursor: string;
  node: Node;
}

export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

/** A part of a list in the form of the GraphQL Cursor Connections Specification. */
export interface Connection<Node> {
  edges: Edge<Node>[];
  nodes: Node[];
  pageInfo: PageInfo;
  totalCount: number;
}

/**
 * Creates a connection from the found entries. A node is null if its entry was removed meanwhile: such a node is left
 * out, and the cursors still continue after it.
 */
export function connect<Node>(
  found: readonly { cursor: string; node: Node | null }[],
  { after, hasNextPage, totalCount }: { after: string | null; hasNextPage: boolean; totalCount: number },
): Connection<Node> {
  const edges = found.filter((edge): edge is Edge<Node> => edge.node !== null);
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage,
      hasPreviousPage: after !== null,
      startCursor: found[0]?.cursor ?? null,
      endCursor: found.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}
