import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { Readiness } from './readiness.js';

@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Liveness: answers 200 as long as the process runs. */
  @Get('live')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /**
   * Readiness: answers 200 if requests can be served, i.e. the database answers and is of this release, and the listing
   * index is loaded. Otherwise, and during shutdown, answers 503 with the failed checks; `migrationFault` names the
   * migrations that are missing or unknown. A failure of Redis, Meilisearch or the storage of pictures still gives 200:
   * `status` is then `degraded`, and `searchFault` and `storageFault` give the reasons.
   */
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const report = await this.readiness.check();
    const canServe = report.status === 'ok' || report.status === 'degraded';
    return void reply.code(canServe ? 200 : 503).send(report);
  }
}
