import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Client } from './client.js';

/** Who asks, as their access token says it. */
export interface Viewer {
  userId: string;
  sessionId: string;
}

/** What Apollo hands to every resolver. */
export interface RequestContext {
  request: ViewedRequest;
  reply: FastifyReply;
}

/**
 * Set by the guard before anything else runs; the viewer is null for a guest. `refused`: an access token came with the
 * request and is not valid.
 */
export type ViewedRequest = FastifyRequest & { viewer: Viewer | null; refused: boolean; client: Client };

export function requestOf(context: ExecutionContext): ViewedRequest {
  return context.getType<GqlContextType>() === 'graphql'
    ? GqlExecutionContext.create(context).getContext<RequestContext>().request
    : context.switchToHttp().getRequest<ViewedRequest>();
}

/** On a parameter of a `@SignedIn()` call: a {@link Viewer}; of a `@Public()` one: null for guests. */
export const CurrentViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewer | null => {
  return requestOf(context).viewer;
});

/** On a parameter: where the call comes from. */
export const CurrentClient = createParamDecorator((_: unknown, context: ExecutionContext): Client => {
  return requestOf(context).client;
});
