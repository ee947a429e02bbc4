import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type GqlContextType } from '@nestjs/graphql';
import { parse as parseCookie } from 'cookie';
import { ACCESS, isEnough, type Access } from '../platform/auth/access.js';
import { clientOf } from '../platform/auth/client.js';
import { requestOf, type ViewedRequest } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import { ApiError, unauthorized } from '../shared/api-error.js';
import type { IdentityConfig } from './identity.config.js';
import { AccessTokens } from './access-tokens.js';
import { Sessions } from './sessions.js';

/**
 * Runs before every query, mutation and route. What is public asks no database: a viewer is then who their token says.
 * For the rest the session must still live, so that signing out, or losing a level, works at once. A token that is
 * present and not valid makes no guest: prices and orders would silently be a stranger's.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly accessTokens: AccessTokens,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const wanted = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!wanted)
      throw new Error(`${context.getClass().name}.${context.getHandler().name} does not say who may call it`);
    const request = requestOf(context);
    // One request asks several things at once; who asks stays the same.
    request.client ??= clientOf(request, this.config.EDGE_SECRET);
    if (request.viewer === undefined) Object.assign(request, this.viewerOf(request));
    if (wanted === 'SIGNING_IN') return true;
    if (request.refused && isCall(context)) throw unauthorized();
    if (wanted === 'PUBLIC') return true;

    const level = request.viewer && (await this.sessions.accessLevelOf(request.viewer));
    if (!level) throw unauthorized();
    if (!isEnough(level, wanted)) throw new ApiError('FORBIDDEN', 'Недостаточно прав');
    return true;
  }

  private viewerOf({ headers }: ViewedRequest): Pick<ViewedRequest, 'viewer' | 'refused'> {
    const { authorization = '' } = headers;
    if (/^Bearer\b/i.test(authorization)) {
      const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*) *$/i.exec(authorization)?.[1];
      const viewer = token ? this.accessTokens.read(token) : null;
      return { viewer, refused: !viewer };
    }
    // Nobody is signed in by a cookie: another site could ride on it. A stale one still shows a client that believes it is.
    const cookie = headers.cookie?.includes('access=') ? parseCookie(headers.cookie)['access'] : undefined;
    return { viewer: null, refused: Boolean(cookie) && !this.accessTokens.read(cookie!) };
  }
}

/** Routes are asked by machines: pictures, health, payment providers. */
function isCall(context: ExecutionContext): boolean {
  return context.getType<GqlContextType>() === 'graphql';
}
