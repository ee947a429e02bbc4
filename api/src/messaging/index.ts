export { type Addressee } from './addressee.js';
export { letterColumn, letterHtml, type Sender } from './letter-html.js';
export { RecipientHash } from './recipient-hash.js';
export { MessageBudget, type Asker, type UsedUp } from './message-budget.js';
export { MESSENGERS, MessagingModule, type Messengers } from './messaging.module.js';
export { pickMessengers } from './pick-messengers.js';
export { PrintedMessages } from './printed-messages.js';
export { type Message } from './transport.js';
