import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type GqlContextType } from '@nestjs/graphql';
import { parseCookie } from 'cookie';
import { ACCESS, isForOperators, type Access, type OperatorRule } from '../platform/auth/access.js';
import { clientOf } from '../platform/auth/client.js';
import { requirePermission } from '../platform/auth/permissions.js';
import type { Program } from '../platform/auth/program.js';
import { requestOf, type ViewedRequest } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import { ApiError, unauthorized } from '../shared/api-error.js';
import { setCause } from '../shared/request-scope.js';
import type { IdentityConfig } from './identity.config.js';
import { AccessTokens } from './access-tokens.js';
import { Sessions } from './sessions.js';
import type { Standing } from './standing.js';

/**
 * Checks the access rule of every query, mutation and route before it runs. For public ones the guard trusts the token
 * and makes no database query. All others need an open session, so signing out, or losing an access level, takes effect
 * at once. A GraphQL call with an invalid token is refused, because an answer as to a guest would silently show wrong
 * prices and orders. A program with an access token is not a viewer: it may make the calls of its scopes.
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
    // The guard runs for each query and mutation of a request, but client and viewer are determined only once.
    request.client ??= clientOf(request, this.config.EDGE_SECRET);
    if (request.program) return this.admitProgram(request, request.program, wanted);
    if (request.viewer === undefined) Object.assign(request, this.viewerOf(request));
    setCause(
      isCall(context)
        ? { by: isForOperators(wanted) ? 'OPERATOR' : 'SHOPPER', id: request.viewer?.userId ?? null, name: null }
        : { by: 'SYSTEM', id: null, name: request.routeOptions.url ?? null },
    );
    if (wanted === 'SIGNING_IN') return true;
    if (request.refused && isCall(context)) throw unauthorized();
    if (wanted === 'PUBLIC') return true;

    const standing = request.viewer && (await this.sessions.standingOf(request.viewer));
    if (!standing) throw unauthorized();
    if (isForOperators(wanted)) this.admitOperator(request, standing, wanted);
    return true;
  }

  private admitOperator(request: ViewedRequest, standing: Standing, rule: OperatorRule): void {
    const [{ permissions, lacksFactor, hasFactor }, { permission, beforeSecondFactor }] = [standing, rule];
    if (!permissions.length) throw new ApiError('FORBIDDEN', { permission, scope: permission });
    if (lacksFactor && !beforeSecondFactor) throw new ApiError('SECOND_FACTOR_REQUIRED', { enrolled: hasFactor });
    if (permission) requirePermission(permission, permissions);
    request.permissions = permissions;
  }

  private admitProgram(request: ViewedRequest, { id, scopes }: Program, wanted: Access): true {
    setCause({ by: 'PROGRAM', id, name: null });
    if (!isForOperators(wanted) || wanted.onlyPeople)
      throw new ApiError('FORBIDDEN.ONLY_PEOPLE', { permission: null, scope: null });
    if (wanted.permission) requirePermission(wanted.permission, scopes);
    request.permissions = scopes;
    return true;
  }

  private viewerOf({ headers }: ViewedRequest): Pick<ViewedRequest, 'viewer' | 'refused'> {
    const { authorization = '' } = headers;
    if (/^Bearer\b/i.test(authorization)) {
      const viewer = this.accessTokens.ofHeader(authorization);
      return { viewer, refused: !viewer };
    }
    // A cookie never signs anyone in, because another site could make the browser send it (CSRF). But an invalid token
    // in the cookie shows that the client believes it is signed in, so its calls are refused.
    const cookie = headers.cookie?.includes('access=') ? parseCookie(headers.cookie)['access'] : undefined;
    return { viewer: null, refused: Boolean(cookie) && !this.accessTokens.read(cookie!) };
  }
}

/**
 * Only GraphQL calls are refused for an invalid token. The other routes (pictures, health checks, payment
 * notifications) are called by machines.
 */
function isCall(context: ExecutionContext): boolean {
  return context.getType<GqlContextType>() === 'graphql';
}
