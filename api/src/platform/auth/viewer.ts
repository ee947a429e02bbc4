import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiClient } from './api-client.js';
import type { Client } from './client.js';
import type { Permission } from './permissions.js';
import type { Program } from './program.js';

/** The signed-in user and the session, according to the access token. */
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
 * A request with the results of the access guard, which runs first. `viewer` is null for a guest. `refused` means that
 * the request contained an invalid access token.
 */
export type ViewedRequest = FastifyRequest & {
  viewer: Viewer | null;
  refused: boolean;
  client: Client;
  /** The front end whose key the request contains; null or undefined without a key. */
  apiClient?: ApiClient | null;
  /** The program whose access token the request contains; only at `/admin/graphql`. */
  program?: Program;
  /** The permissions of the operator or the program, as the guard read them at the last operators' call. */
  permissions?: readonly Permission[];
};

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

/** Decorates a parameter: the {@link ApiClient} of the call; null if it has no key. */
export const CurrentApiClient = createParamDecorator((_: unknown, context: ExecutionContext): ApiClient | null => {
  return requestOf(context).apiClient ?? null;
});
