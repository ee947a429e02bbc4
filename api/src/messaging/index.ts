export { PrintedTransport } from './adapters/printed.js';
export { mailboxOf } from './mailbox-of.js';
export { MessageBudget, type Addressee, type Asker, type UsedUp } from './message-budget.js';
export { MESSENGERS, MessagingModule, type Messengers } from './messaging.module.js';
export { pickMessengers } from './pick-messengers.js';
export { type Message } from './transport.js';
