import { Writable } from 'node:stream';
import { pino } from 'pino';
import { ApiError } from '../../shared/api-error.js';
import { NestLogger } from './logger.js';

describe('NestLogger', () => {
  const lines: { level: number; msg: string; err?: { stack: string } }[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number]);
      done();
    },
  });
  const logger = new NestLogger(pino(stream));
  beforeEach(() => lines.splice(0));

  it('NestLogger logs an error with its stack trace when it is passed an Error', () => {
    logger.error(new Error('the picture is broken'), undefined, 'ExceptionsHandler');
    expect(lines).toMatchObject([{ level: 50, msg: 'the picture is broken', err: { stack: expect.any(String) } }]);
  });

  it('NestLogger does not log an HTTP response as an error', () => {
    logger.error(new ApiError('PRODUCT_NOT_FOUND'), undefined, 'ExceptionsHandler');
    expect(lines).toEqual([]);
  });
});
