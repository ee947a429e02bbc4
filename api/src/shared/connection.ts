/** Which part of a list is asked for: so many entries, behind a cursor or from the beginning. */
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
 * Makes a connection of the entries that were found. A node is null if its entry was taken away meanwhile: it is left
 * out, and the cursors still go on behind it.
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
