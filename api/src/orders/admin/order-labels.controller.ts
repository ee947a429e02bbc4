import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/auth/access.js';
import { ApiError } from '../../shared/api-error.js';
import { OrderLabels } from './order-labels.js';

/** Serves a label at its signed URL, which only an operator receives. */
@Public()
@Controller('admin/labels')
export class OrderLabelsController {
  constructor(private readonly labels: OrderLabels) {}

  /** Answers 404 for any URL that is not, or is no longer, the URL of a label. */
  @Get(':token')
  async open(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    void reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('x-content-type-options', 'nosniff');
    try {
      const pdf = await this.labels.file(token);
      if (!pdf) throw new NotFoundException();
      void reply.header('content-disposition', 'inline; filename="label.pdf"').type('application/pdf').send(pdf);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The page of the browser has nothing but this text.
      void reply.code(502).type('text/plain; charset=utf-8').send(error.message);
    }
  }
}
