import type { FastifyInstance, FastifyRequest } from 'fastify';
import { preferredLanguage } from '../../shared/messages/language.js';
import { answering } from '../../shared/request-scope.js';

/** Paths whose answers contain messages for people. Pictures and pages are the same in every language. */
const WITH_MESSAGES = /^\/(?:admin\/)?graphql$|^\/uploads\//;

/**
 * Answers each request with its id, and makes the id and the client's language available to all code that processes the
 * request. Call it before other hooks.
 */
export function attachRequestScope(app: FastifyInstance): void {
  const within = (request: FastifyRequest, done: () => void) =>
    answering({ requestId: request.id, language: languageOf(request) }, done);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (WITH_MESSAGES.test(request.url.split('?', 1)[0]!))
      void reply.headers({ 'content-language': languageOf(request), vary: 'Accept-Language' });
    within(request, done);
  });
  // The scope is set once more, because the body is read in the scope of its connection.
  app.addHook('preValidation', (request, _reply, done) => within(request, done));
}

const languageOf = ({ headers }: FastifyRequest) => preferredLanguage(headers['accept-language']);
