import { createSecretKey } from 'node:crypto';
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
  private readonly keys: { kid: string; secret: Buffer }[];

  constructor(
    private readonly jwt: JwtService,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {
    this.keys = config.AUTH_KEYS.map(({ kid, secret }) => ({ kid, secret: madeOnce(secret) }));
  }

  sign({ userId, sessionId }: Viewer): string {
    const { kid, secret } = this.keys[0]!;
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

  /** Returns the signed-in user of a header `authorization`; null if it holds no valid token. */
  ofHeader(authorization = ''): Viewer | null {
    const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*) *$/i.exec(authorization)?.[1];
    return token ? this.read(token) : null;
  }

  /** Returns the signed-in user; null if the token is malformed, expired, or signed with another key or algorithm. */
  read(token: string): Viewer | null {
    try {
      const kid = this.jwt.decode<unknown>(token, { complete: true })?.header.kid;
      const key = this.keys.find((candidate) => candidate.kid === kid);
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

/**
 * Returns the secret as a key object. From a text, jsonwebtoken would make a key object for each token, after trying to
 * read the text as a public key. The cast is needed because Nest's types leave out key objects.
 */
function madeOnce(secret: string): Buffer {
  return createSecretKey(secret, 'utf8') as unknown as Buffer;
}
