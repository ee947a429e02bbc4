import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { ApiError } from '../../shared/api-error.js';
import { currentRequestId } from '../../shared/request-scope.js';

export const LOGGER = Symbol('LOGGER');

/** A line that is written during a request has the id of the request as `reqId`. */
export function createLogger(name: string, level: string, stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    name,
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-meet-device"]'],
    mixin() {
      const reqId = currentRequestId();
      return reqId === undefined ? {} : { reqId };
    },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** Writes Nest's own log lines with the same pino logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.pino.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    // Nest logs everything that a resolver throws. An ApiError is a normal response to the client, so it is not logged.
    if (message instanceof ApiError) return;
    const err = message instanceof Error ? message : undefined;
    this.pino.error({ context, stack, err }, err?.message ?? String(message));
  }
}
