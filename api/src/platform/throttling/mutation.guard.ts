import { Injectable, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import { ThrottlerGuard, type ThrottlerLimitDetail, type ThrottlerRequest } from '@nestjs/throttler';
import type { GraphQLResolveInfo } from 'graphql';
import { tooManyRequests } from '../../shared/api-error.js';
import { requestOf, type RequestContext } from '../auth/viewer.js';

/**
 * Limits the number of mutations per minute, for each network address and for each signed-in shopper. A program has a
 * limit of its own, wherever it calls from.
 */
@Injectable()
export class MutationGuard extends ThrottlerGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<GqlContextType>() !== 'graphql') return true;
    const { operation } = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
    return operation.operation === 'mutation' ? super.canActivate(context) : true;
  }

  protected override async handleRequest(request: ThrottlerRequest): Promise<boolean> {
    const { viewer, program } = requestOf(request.context);
    const isCounted = request.throttler.name === 'user' ? Boolean(program ?? viewer) : !program;
    return isCounted ? super.handleRequest(request) : true;
  }

  protected override getRequestResponse(context: ExecutionContext) {
    const { request, reply } = GqlExecutionContext.create(context).getContext<RequestContext>();
    return { req: request, res: reply };
  }

  /** Returns a key without the handler's name, so that all mutations share one counter. */
  protected override generateKey(_: ExecutionContext, suffix: string, name: string): string {
    return `${name}:${suffix}`;
  }

  protected override throwThrottlingException(_: ExecutionContext, { timeToBlockExpire }: ThrottlerLimitDetail): never {
    throw tooManyRequests(new Date(Date.now() + timeToBlockExpire * 1000));
  }
}
