import { Module } from '@nestjs/common';
import { Audit } from './audit.js';
import { DeadMessageResolver } from './dead-message.resolver.js';
import { LateMessageResolver } from './late-message.resolver.js';
import { OperatorActionResolver } from './operator-action.resolver.js';
import { QueueResolver } from './queue.resolver.js';
import { ReadActions } from './read-actions.js';
import { ReadLateMessages } from './read-late-messages.js';
import { ReadQueue } from './read-queue.js';
import { TendOutbox } from './tend-outbox.js';
import { Versions } from './versions.js';

/**
 * The audit log of operators' actions, late and dead messages, and the operators' queue. Calls about other things are
 * in `<domain>/admin/`.
 */
@Module({
  providers: [
    Audit,
    DeadMessageResolver,
    LateMessageResolver,
    OperatorActionResolver,
    QueueResolver,
    ReadActions,
    ReadLateMessages,
    ReadQueue,
    TendOutbox,
    Versions,
  ],
  exports: [Audit, ReadActions, Versions],
})
export class OperatorModule {}
