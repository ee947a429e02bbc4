import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { AnswerMemory } from '../platform/graphql/answer-memory.js';

@Public()
@Controller('catalogue-state')
export class CatalogueStateController {
  constructor(private readonly answers: AnswerMemory) {}

  /**
   * Answers the state of the catalogue as text. While it is the same, so are the answers to guests that depend on the
   * catalogue alone, and pages made of them (ADR 43). 204 while the state is not known.
   */
  @Get()
  state(@Res() reply: FastifyReply): void {
    const state = this.answers.state.shared();
    void reply.header('cache-control', 'no-store');
    return void (state === null ? reply.code(204).send() : reply.type('text/plain').send(state));
  }
}
