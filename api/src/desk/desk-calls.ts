import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '../platform/auth/client.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import { ApiError } from '../shared/api-error.js';
import { readDeskCookies } from './desk-cookies.js';
import type { DeskConfig } from './desk.config.js';
import { DeskSessions } from './desk-sessions.js';

const SESSION = '/admin/session';
/** The routes that accept the desk's cookies: calls of the operators' schema, and uploads for these calls. */
const CALLS = ['/admin/graphql', '/admin/uploads/:id'];

/**
 * Lets the pages of the desk call the operators' schema, and upload files, with their cookies. A page of another site
 * can make a browser send cookies, but not this header, which needs a preflight that the API does not allow.
 */
@Injectable()
export class DeskCalls {
  constructor(
    private readonly sessions: DeskSessions,
    @Inject(CONFIG) private readonly config: DeskConfig,
  ) {}

  /**
   * Adds the hook that adds the access token to a call of the desk. Calls with a token of their own, or without cookies
   * of the desk, pass unchanged. Call it after the hooks of the query limits: a client without points left renews no
   * session.
   */
  attach(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const path = request.routeOptions.url ?? '';
      const isSession = path === SESSION || path.startsWith(`${SESSION}/`);
      if (isSession && !this.config.DESK) return reply.callNotFound();
      const isByCookie =
        CALLS.includes(path) &&
        this.config.DESK &&
        request.headers.authorization === undefined &&
        readDeskCookies(request) !== null;
      if (!isSession && !isByCookie) return done();
      if (!isOfDesk(request)) return refuse(reply);
      if (isSession) {
        void reply.header('cache-control', 'no-store');
        return done();
      }
      const client = ((request as ViewedRequest).client ??= clientOf(request, this.config.EDGE_SECRET));
      this.sessions.accessToken(request, reply, client).then((token) => {
        if (token) request.headers.authorization = `Bearer ${token}`;
        done();
      }, done);
    });
  }
}

/** Returns whether only a page of the desk can have sent the request, and no form or page of another site. */
function isOfDesk({ method, headers }: FastifyRequest): boolean {
  if (headers['x-meet-desk'] === undefined) return false;
  // No form sends these methods, and a page of another site needs a preflight for them, too.
  if (method === 'DELETE' || method === 'PUT') return true;
  return method === 'POST' && /^application\/json\b/i.test(headers['content-type'] ?? '');
}

function refuse(reply: FastifyReply): void {
  void reply.code(403).send({ errors: [new ApiError('DESK_CALL_REFUSED').toJSON()] });
}
