import { Module } from '@nestjs/common';
import { Audit } from './audit.js';
import { OperatorActionResolver } from './operator-action.resolver.js';
import { ReadActions } from './read-actions.js';

/** The trail of what operators do. Their calls are in `<domain>/admin/`. */
@Module({ providers: [Audit, OperatorActionResolver, ReadActions], exports: [Audit] })
export class OperatorModule {}
