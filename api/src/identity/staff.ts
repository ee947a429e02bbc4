import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { unauthorized } from '../shared/api-error.js';
import { AccessTokens } from './access-tokens.js';
import { Sessions } from './sessions.js';

/** Tells the requests of operators and programs from others before they are read. */
@Injectable()
export class Staff {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Whether a request is of an operator who is signed in, or of a program whose token was found valid. Throws
   * UNAUTHORIZED for an access token that is not valid any more.
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
