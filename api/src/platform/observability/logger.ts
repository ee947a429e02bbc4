import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { ApiError } from '../../shared/api-error.js';

export const LOGGER = Symbol('LOGGER');

export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-meet-device"]'],
  });
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
