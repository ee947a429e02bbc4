import { Global, Module } from '@nestjs/common';
import { EventLog } from './event-log.js';
import { LiveEvents } from './live-events.js';

@Global()
@Module({ providers: [EventLog, LiveEvents], exports: [EventLog, LiveEvents] })
export class LiveModule {}
