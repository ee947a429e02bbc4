import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { unauthorized } from '../shared/api-error.js';
import { AccessTokens } from './access-tokens.js';
import { Sessions } from './sessions.js';

/** Recognises requests of operators and programs before they are read. */
@Injectable()
export class Staff {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Returns whether a request comes from a signed-in operator, or from a program with a valid token. Throws
   * UNAUTHORIZED for an access token that is no longer valid.
   */
  async sent(request: FastifyRequest): Promise<boolean> {
    if ((request as ViewedRequest).program) return true;
    const { authorization = '' } = request.headers;
    if (!/^Bearer\b/i.test(authorization)) return false;
    const viewer = this.accessTokens.ofHeader(authorization);
    const standing = viewer && (await this.sessions.standingOf(viewer));
    if (!standing) throw unauthorized();
    return standing.permissions.length > 0;
  }
}
