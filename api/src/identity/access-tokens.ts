import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Viewer } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { IdentityConfig } from './identity.config.js';

const ALGORITHM = 'HS256';
const PARTIES = { issuer: 'meet', audience: 'meet-api' };

/**
 * Signs and verifies short-lived access tokens (JWT). A token identifies the signed-in user without a database query.
 */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  sign({ userId, sessionId }: Viewer): string {
    const { kid, secret } = this.config.AUTH_KEYS[0]!;
    return this.jwt.sign(
      { sid: sessionId },
      {
        ...PARTIES,
        algorithm: ALGORITHM,
        keyid: kid,
        secret,
        subject: userId,
        expiresIn: this.config.ACCESS_TOKEN_SECONDS,
      },
    );
  }

  /** Returns the signed-in user; null if the token is malformed, expired, or signed with another key or algorithm. */
  read(token: string): Viewer | null {
    try {
      const kid = this.jwt.decode<unknown>(token, { complete: true })?.header.kid;
      const key = this.config.AUTH_KEYS.find((candidate) => candidate.kid === kid);
      if (!key) return null;
      const { sub, sid } = this.jwt.verify<{ sub?: string; sid?: string }>(token, {
        ...PARTIES,
        algorithms: [ALGORITHM],
        secret: key.secret,
      });
      return sub && sid ? { userId: sub, sessionId: sid } : null;
    } catch {
      return null;
    }
  }
}
