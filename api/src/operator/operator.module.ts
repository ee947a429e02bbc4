import { Module } from '@nestjs/common';
import { Audit } from './audit.js';
import { LateMessageResolver } from './late-message.resolver.js';
import { OperatorActionResolver } from './operator-action.resolver.js';
import { ReadActions } from './read-actions.js';
import { ReadLateMessages } from './read-late-messages.js';
import { Versions } from './versions.js';

/** The trail of what operators do, and late messages. Calls about other things are in `<domain>/admin/`. */
@Module({
  providers: [Audit, OperatorActionResolver, ReadActions, LateMessageResolver, ReadLateMessages, Versions],
  exports: [Audit, Versions],
})
export class OperatorModule {}
