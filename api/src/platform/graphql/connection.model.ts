import type { Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import type { Connection, ConnectionRequest, Edge, PageInfo as PageInfoShape } from '../../shared/connection.js';

/** Maximum length of a cursor, longer than any cursor of the shop. */
const MOST_CURSOR = 500;

@ArgsType()
export class ConnectionArgs implements ConnectionRequest {
  @Field(() => Int, { defaultValue: 24, description: 'Maximum number of entries to return, from 1 to 100.' })
  @IsInt()
  @Min(1)
  @Max(100)
  first = 24;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of this list: returns the entries after it. Absent or null: from the beginning.',
  })
  @IsOptional()
  @MaxLength(MOST_CURSOR)
  after?: string | null;
}

@ObjectType({ description: 'Boundary cursors of a slice of a list, and whether there are more entries.' })
export class PageInfo implements PageInfoShape {
  @Field({ description: 'Whether there are entries after `endCursor`.' })
  hasNextPage: boolean;

  @Field({ description: 'Whether the slice was requested with `after`.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first entry; null if the slice is empty.' })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last entry, to send as `after` for the next slice; null if the slice is empty.',
  })
  endCursor: string | null;
}

/**
 * Returns a class to extend by the object type of a connection. `entries` describes its nodes in words; the edge's type
 * gets the node's name with `Edge`.
 */
export function connectionOf<Node extends object>(
  node: Type<Node>,
  entries: string,
): abstract new () => Connection<Node> {
  @ObjectType(`${node.name}Edge`, { description: `An entry of the list of ${entries}, and its cursor.` })
  class NodeEdge implements Edge<Node> {
    @Field({
      description: 'Cursor of this entry, for `after`. It stays valid when other entries are added or removed.',
    })
    cursor: string;

    @Field(() => node, { description: 'The entry at this position.' })
    node: Node;
  }

  @ObjectType({ isAbstract: true })
  abstract class NodeConnection implements Connection<Node> {
    @Field(() => [NodeEdge], { description: `The ${entries} of this slice, each with its cursor.` })
    edges: NodeEdge[];

    @Field(() => [node], { description: 'The entries of `edges`, without cursors.' })
    nodes: Node[];

    @Field(() => PageInfo, { description: 'Whether there are more entries, and the cursor to continue from.' })
    pageInfo: PageInfo;

    @Field(() => Int, { description: `Total number of ${entries} in the list.` })
    totalCount: number;
  }
  return NodeConnection;
}
