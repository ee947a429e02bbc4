import type { Type } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Connection } from '../../shared/connection.js';
import { connectionOf } from './connection.model.js';

/** The number of entries of a list that have a state. */
export interface StateCount<State> {
  state: State;
  count: number;
}

export type CountedConnection<Node, State> = Connection<Node> & { stateCounts: StateCount<State>[] };

/** Returns the same as {@link connectionOf}, with numbers of entries by a state, whose enum is `states`. */
export function countedConnectionOf<Node extends object, State extends string>(
  node: Type<Node>,
  entries: string,
  states: Record<string, State>,
): abstract new () => CountedConnection<Node, State> {
  @ObjectType(`${node.name}StateCount`, { description: `How many ${entries} of a list have a state.` })
  class NodeStateCount implements StateCount<State> {
    @Field(() => states, { description: 'The counted state; the filter takes the same value.' })
    state: State;

    @Field(() => Int, {
      description: `Number of ${entries} that match the filter without its state, and have this one.`,
    })
    count: number;
  }

  @ObjectType({ isAbstract: true })
  abstract class NodeConnection extends connectionOf(node, entries) {
    @Field(() => [NodeStateCount], {
      description: `How many of the ${entries} each state has, whatever state the filter says; states without any are left out.`,
    })
    stateCounts: NodeStateCount[];
  }
  return NodeConnection as abstract new () => CountedConnection<Node, State>;
}
