import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

export const LOGGER = Symbol('LOGGER');

export function createLogger(name: string, level: string): Logger {
  return pino({ name, level, redact: ['req.headers.authorization', 'req.headers.cookie'] });
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
    // Every error a resolver throws passes here, also the ones clients are meant to get; `format-error.ts` logs the rest.
    const level = context === 'ExceptionsHandler' ? 'debug' : 'error';
    this.pino[level]({ context, stack }, String(message));
  }
}
