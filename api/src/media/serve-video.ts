import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OBJECT_STORAGE, type ByteRange, type ObjectStorage } from './object-storage.js';

/** Serves stored videos, whole or in parts, without holding them in memory. */
@Injectable()
export class ServeVideo {
  constructor(@Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage) {}

  /** Answers the request; returns false if the video does not exist. */
  async serve(key: string, { headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): Promise<boolean> {
    const head = await this.storage.head(key);
    if (!head) return false;
    const range = rangeOf(headers.range, head.size);
    void reply.header('accept-ranges', 'bytes').type('video/mp4');
    if (range === 'OUTSIDE') {
      void reply.code(416).header('content-range', `bytes */${head.size}`).send();
      return true;
    }
    const stream = await this.storage.read(key, range);
    if (!stream) return false;
    if (range) {
      const last = range.offset + range.length - 1;
      void reply.code(206).header('content-range', `bytes ${range.offset}-${last}/${head.size}`);
    }
    void reply.header('content-length', String(range?.length ?? head.size)).send(stream);
    return true;
  }
}

/**
 * Returns the part that a header `range` requests; undefined for the whole, also if several parts are requested or the
 * header cannot be read; OUTSIDE if no byte of the part exists.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'OUTSIDE' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length ? { offset: size - length, length } : 'OUTSIDE';
  }
  const offset = Number(first);
  if (offset >= size) return 'OUTSIDE';
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  return end < offset ? undefined : { offset, length: end - offset + 1 };
}
