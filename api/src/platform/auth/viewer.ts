import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Client } from './client.js';

/** The signed-in user and session that the access token names. */
export interface Viewer {
  userId: string;
  sessionId: string;
}

/** The GraphQL context that every resolver receives. */
export interface RequestContext {
  request: ViewedRequest;
  reply: FastifyReply;
}

/**
 * A request with what the access guard found out before anything else ran. `viewer` is null for a guest. `refused`
 * means that the request brought an access token that is not valid.
 */
export type ViewedRequest = FastifyRequest & { viewer: Viewer | null; refused: boolean; client: Client };

export function requestOf(context: ExecutionContext): ViewedRequest {
  return context.getType<GqlContextType>() === 'graphql'
    ? GqlExecutionContext.create(context).getContext<RequestContext>().request
    : context.switchToHttp().getRequest<ViewedRequest>();
}

/** Decorates a parameter: the {@link Viewer} of the call; null for guests of a `@Public()` call. */
export const CurrentViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewer | null => {
  return requestOf(context).viewer;
});

/** Decorates a parameter: the {@link Client} that sent the call. */
export const CurrentClient = createParamDecorator((_: unknown, context: ExecutionContext): Client => {
  return requestOf(context).client;
});
