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

/** Writes the log lines of Nest itself through the same pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.pino.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    // Nest logs whatever a resolver throws. An error that is meant for clients is an answer, not a fault.
    if (message instanceof ApiError) return;
    const err = message instanceof Error ? message : undefined;
    this.pino.error({ context, stack, err }, err?.message ?? String(message));
  }
}
