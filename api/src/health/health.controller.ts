import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { Statements } from '../platform/database/statements.js';
import { Drain } from '../platform/http/drain.js';
import { Limits } from '../platform/throttling/limits.js';
import { ListingFollower } from '../search/index.js';

@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly statements: Statements,
    private readonly listing: ListingFollower,
    private readonly limits: Limits,
    private readonly drain: Drain,
  ) {}

  /** The process answers. */
  @Get('live')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /**
   * Requests can be served: the database answers and the listing index is loaded; else 503 with what is missing. On its way out it is 503, too. Without
   * Redis they can, too: 200, and `degraded` says so.
   */
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const [database, redis] = await Promise.all([this.statements.answer(), this.limits.redisAnswers()]);
    const listing = this.listing.ready;
    const ready = database && listing && !this.drain.isDraining;
    const status = this.drain.isDraining ? 'draining' : !ready ? 'unavailable' : redis === false ? 'degraded' : 'ok';
    return void reply.code(ready ? 200 : 503).send({ status, checks: { database, listing, redis } });
  }
}
