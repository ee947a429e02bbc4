export { PrintedTransport } from './adapters/printed.js';
export { RecipientHash } from './recipient-hash.js';
export { MessageBudget, type Addressee, type Asker, type UsedUp } from './message-budget.js';
export { MESSENGERS, MessagingModule, type Messengers } from './messaging.module.js';
export { pickMessengers } from './pick-messengers.js';
export { type Message } from './transport.js';
