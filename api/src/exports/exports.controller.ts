import { Controller, Get, Inject, NotFoundException, Param, ParseUUIDPipe, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { exportKey, OBJECT_STORAGE, type ObjectStorage } from '../media/index.js';
import { Public } from '../platform/auth/access.js';
import { contentTypes, fileNameOf } from './export-address.js';
import { ReadExports } from './read-exports.js';

/**
 * Serves an export at its signed URL, which only its operator receives: a browser that downloads a file sends no access
 * token. Each download checks whether the operator may still export such a list.
 */
@Public()
@Controller('admin/exports')
export class ExportsController {
  constructor(
    private readonly found: ReadExports,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Answers 404 for any URL that is not, or is no longer, the URL of a file. */
  @Get(':id/:signature')
  async download(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('signature') signature: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.found.file(id, signature);
    const bytes = file && (await this.storage.read(exportKey(id)));
    if (!bytes) throw new NotFoundException();
    void reply
      .header('content-disposition', `attachment; filename="${fileNameOf(file)}"`)
      .header('content-length', String(file.bytes))
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('x-content-type-options', 'nosniff')
      .type(contentTypes[file.format])
      .send(bytes);
  }
}
