import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { InputValidationPipe } from './platform/graphql/validation.pipe.js';
import { LOGGER, NestLogger } from './platform/observability/logger.js';

const BODY_LIMIT_BYTES = 256 * 1024;

/** The whole API, not yet listening. */
export async function createApp(): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({ bodyLimit: BODY_LIMIT_BYTES, trustProxy: false });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(new NestLogger(app.get<Logger>(LOGGER)));
  app.useGlobalPipes(new InputValidationPipe());
  app.enableShutdownHooks();
  return app;
}
