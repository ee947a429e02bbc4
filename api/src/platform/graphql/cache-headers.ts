import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { secondsCached } from './cached-for.js';
import { rootCalls } from './root-calls.js';

interface Context extends Record<string, unknown> {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Sets who may cache the answer to a GET request, and for how long. Every cache may store guests' answers to queries
 * with `@CachedFor()`; a signed-in shopper's own cache asks each time whether the answer has changed. Nothing else is
 * cached.
 */
export function cacheHeaders(): ApolloServerPlugin<Context> {
  const known = new WeakMap<DocumentNode, number>();
  const secondsOf = (document: DocumentNode, schema: GraphQLSchema) => {
    const seconds = known.get(document) ?? secondsOfDocument(document, schema);
    known.set(document, seconds);
    return seconds;
  };
  return {
    requestDidStart: ({ request, schema }) =>
      Promise.resolve(
        request.http?.method !== 'GET'
          ? undefined
          : {
              willSendResponse: ({ document, errors, response, contextValue: { request: asked, reply } }) => {
                const seconds = document && !errors ? secondsOf(document, schema) : 0;
                const isGuest = asked.headers.authorization === undefined;
                response.http.headers.set('cache-control', cacheControl(seconds, isGuest));
                if (!seconds) return Promise.resolve();
                void reply.header('vary', variesBy(reply.getHeader('vary')));
                // Otherwise other clients would take the query limit of the first client for their own.
                if (isGuest) void reply.removeHeader('ratelimit').removeHeader('ratelimit-policy');
                return Promise.resolve();
              },
            },
      ),
  };
}

/** Only messages have a language, and an answer that may be cached contains none. */
function variesBy(header: ReturnType<FastifyReply['getHeader']>): string {
  const names = String(header ?? '').split(/, */);
  return [...names.filter((name) => name && name.toLowerCase() !== 'accept-language'), 'Authorization'].join(', ');
}

function cacheControl(seconds: number, isGuest: boolean): string {
  if (!seconds) return 'no-store';
  return isGuest ? `public, max-age=${seconds}, stale-while-revalidate=${seconds}` : 'private, no-cache';
}

/** Returns the shortest cache time of all the document's queries; 0 if one of them must not be cached. */
function secondsOfDocument(document: DocumentNode, schema: GraphQLSchema): number {
  const calls = [...rootCalls(document, schema)];
  return calls.length ? Math.min(...calls.map((call) => secondsCached(call) ?? 0)) : 0;
}
