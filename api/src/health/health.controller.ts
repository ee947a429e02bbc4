import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { Statements } from '../platform/database/statements.js';
import { Drain } from '../platform/http/drain.js';
import { Limits } from '../platform/throttling/limits.js';
import { ListingFollower, SEARCH_ENGINE, type SearchEngine } from '../search/index.js';

@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly statements: Statements,
    private readonly listing: ListingFollower,
    private readonly limits: Limits,
    private readonly drain: Drain,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
  ) {}

  /** The process answers. */
  @Get('live')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /**
   * Requests can be served: the database answers and the listing index is loaded; else 503 with what is missing. On its
   * way out it is 503, too. Without Redis or Meilisearch they can, too: 200, `degraded` says so, and `searchFault` why.
   */
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const [database, redis, searchFault] = await Promise.all([
      this.statements.answer(),
      this.limits.redisAnswers(),
      this.engine.fault(),
    ]);
    const listing = this.listing.ready;
    const ready = database && listing && !this.drain.isDraining;
    const status = this.drain.isDraining
      ? 'draining'
      : !ready
        ? 'unavailable'
        : redis === false || searchFault
          ? 'degraded'
          : 'ok';
    return void reply.code(ready ? 200 : 503).send({
      status,
      checks: { database, listing, redis, ...(searchFault && { search: false }) },
      ...(searchFault && { searchFault }),
    });
  }
}
