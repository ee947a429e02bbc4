import { Controller, Inject, Param, ParseUUIDPipe, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { Public } from '../platform/auth/access.js';
import { budgetKeyOf } from '../platform/auth/client.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { LOGGER } from '../platform/observability/logger.js';
import { FairQueue, QueueFullError } from '../platform/throttling/fair-queue.js';
import { ApiError } from '../shared/api-error.js';
import { CompleteUpload } from './complete-upload.js';
import { WrongSizeError } from './object-storage.js';
import { UPLOAD_QUEUE } from './picture-queue.js';
import { ReceiveUpload } from './receive-upload.js';
import { uploadOwner } from './upload-owner.js';
import { errorMessage, fault } from '../shared/messages/messages.js';

const STATUS: Partial<Record<string, number>> = {
  UPLOAD_NOT_FOUND: 404,
  UPLOAD_EXPIRED: 410,
  OVERLOADED: 503,
  SERVICE_UNAVAILABLE: 503,
};
const BUSY_SECONDS = 5;
/** The path to which the desk sends files: its cookies are sent to paths below `/admin` only. */
export const DESK_UPLOADS = 'admin/uploads';

/** Receives uploads for a storage that does not accept forms. It enforces the conditions of their ticket. */
@Public()
@Controller(['uploads', DESK_UPLOADS])
export class UploadsController {
  constructor(
    private readonly receiveUpload: ReceiveUpload,
    private readonly completeUpload: CompleteUpload,
    @Inject(UPLOAD_QUEUE) private readonly queue: FairQueue,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Stores the body in quarantine, checks it, and returns the upload as JSON, as `completeUpload` does. Errors have the
   * same codes: 404 and 410 for a ticket that cannot be used, 413 for a body of more bytes than announced, 415 for
   * another media type, 503 with `retry-after` while the API is busy.
   */
  @Put(':id')
  async put(
    @Param('id', ParseUUIDPipe) id: string,
    @Req() request: ViewedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const owner = uploadOwner(request.viewer, request.client);
    try {
      const body = request.body as unknown;
      const leave = await this.queue.enter(budgetKeyOf(request.client));
      try {
        await this.receiveUpload.run(owner, id, {
          contentType: request.headers['content-type']?.split(';')[0]?.trim() ?? '',
          size: Number(request.headers['content-length']),
          stream: body instanceof Readable ? body : Readable.from([]),
        });
      } finally {
        leave();
      }
      void reply.send(await this.completeUpload.run(owner, request.client, id));
    } catch (error) {
      const { code } = (error as Partial<ApiError>).extensions ?? {};
      if (code === 'SERVICE_UNAVAILABLE') this.log.warn({ err: (error as Error).cause }, 'a server behind us failed');
      refuse(reply, error);
    }
  }
}

function refuse(reply: FastifyReply, error: unknown): void {
  const answer = (status: number, code: string, message: string) => void reply.code(status).send({ code, message });
  if (error instanceof QueueFullError) return answer(503, 'OVERLOADED', errorMessage('OVERLOADED.UPLOADS'));
  if (error instanceof WrongSizeError) return answer(413, 'WRONG_SIZE', fault('wrongSize'));
  if (!(error instanceof ApiError)) throw error;
  const code = String(error.extensions.code);
  const status = STATUS[code] ?? 400;
  if (status === 503) void reply.header('retry-after', String(BUSY_SECONDS));
  answer(status, code, error.message);
}
