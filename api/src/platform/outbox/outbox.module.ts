import { Global, Module } from '@nestjs/common';
import { ForgetToldEvents } from './forget-told-events.js';
import { OutboxMetrics } from './outbox-metrics.js';
import { OutboxWorker } from './outbox-worker.js';

@Global()
@Module({ providers: [OutboxWorker, ForgetToldEvents, OutboxMetrics], exports: [OutboxWorker] })
export class OutboxModule {}
