import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { AnswerMemory } from '../platform/graphql/answer-memory.js';

@Public()
@Controller('catalogue-state')
export class CatalogueStateController {
  constructor(private readonly answers: AnswerMemory) {}

  /**
   * Answers the state of the catalogue as text. While the state is the same, guests' answers that depend only on the
   * catalogue, and pages built from them, are the same too (ADR 43). 204 while the state is not known.
   */
  @Get()
  state(@Res() reply: FastifyReply): void {
    const state = this.answers.state.shared();
    void reply.header('cache-control', 'no-store');
    return void (state === null ? reply.code(204).send() : reply.type('text/plain').send(state));
  }
}
