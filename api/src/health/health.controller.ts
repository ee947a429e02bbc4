import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { Statements } from '../platform/database/statements.js';
import { ListingFollower } from '../search/index.js';

@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly statements: Statements,
    private readonly listing: ListingFollower,
  ) {}

  /** The process answers. */
  @Get('live')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /** Requests can be served: the database answers and the listing index is loaded; else 503 with what is missing. */
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const checks = { database: await this.statements.answer(), listing: this.listing.ready };
    const ready = Object.values(checks).every(Boolean);
    return void reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', checks });
  }
}
