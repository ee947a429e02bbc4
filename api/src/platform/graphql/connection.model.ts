import type { Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import type { Connection, ConnectionRequest, Edge, PageInfo as PageInfoShape } from '../../shared/connection.js';

/** Longer than any cursor. */
const MOST_CURSOR = 500;

@ArgsType()
export class ConnectionArgs implements ConnectionRequest {
  @Field(() => Int, { defaultValue: 24, description: 'Entries to answer at most, from 1 to 100.' })
  @IsInt()
  @Min(1)
  @Max(100)
  first = 24;

  @Field(() => String, {
    nullable: true,
    description: 'A cursor of this list: what comes behind it. Null: from the beginning.',
  })
  @IsOptional()
  @MaxLength(MOST_CURSOR)
  after?: string | null;
}

@ObjectType({ description: 'Where a part of a list begins and ends, and whether there is more.' })
export class PageInfo implements PageInfoShape {
  @Field({ description: 'Whether entries come behind `endCursor`.' })
  hasNextPage: boolean;

  @Field({ description: 'Whether the part begins behind a cursor: `after` was given.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first entry; null where there is none.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'What to send as `after` for more; null of an empty part.' })
  endCursor: string | null;
}

/**
 * Returns a class to extend by the object type of a connection. `entries` says in words what its nodes are; the edge's
 * type gets the node's name with `Edge`.
 */
export function connectionOf<Node extends object>(
  node: Type<Node>,
  entries: string,
): abstract new () => Connection<Node> {
  @ObjectType(`${node.name}Edge`, { description: `One of the ${entries}, and its place in the list.` })
  class NodeEdge implements Edge<Node> {
    @Field({ description: 'Its place by value: `after` takes it, and it stays valid when others come and go.' })
    cursor: string;

    @Field(() => node, { description: 'What stands there.' })
    node: Node;
  }

  @ObjectType({ isAbstract: true })
  abstract class NodeConnection implements Connection<Node> {
    @Field(() => [NodeEdge], { description: `The ${entries} of this part, each with its cursor.` })
    edges: NodeEdge[];

    @Field(() => [node], { description: 'The same as `edges`, without cursors.' })
    nodes: Node[];

    @Field(() => PageInfo, { description: 'Whether there is more, and the cursor that goes on.' })
    pageInfo: PageInfo;

    @Field(() => Int, { description: `How many ${entries} the whole list has.` })
    totalCount: number;
  }
  return NodeConnection;
}
