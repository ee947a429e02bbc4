import { Matches } from 'class-validator';
import { says } from '../../shared/messages/messages.js';

/** Refuses an input field that is not 16 to 64 Latin letters, digits, `_` and `-`. */
export const IdempotencyKey = (): PropertyDecorator => Matches(/^[\w-]{16,64}$/, says('idempotencyKey'));
