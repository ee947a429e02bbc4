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

/** Nest's own words through the same pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.pino.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    // Whatever a resolver throws passes here: an error that clients are meant to get is an answer, not a fault.
    if (message instanceof ApiError) return;
    const err = message instanceof Error ? message : undefined;
    this.pino.error({ context, stack, err }, err?.message ?? String(message));
  }
}
