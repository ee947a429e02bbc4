export { PrintedTransport } from './adapters/printed.js';
export { MESSENGERS, MessagingModule, type Messengers } from './messaging.module.js';
export { pickMessengers } from './pick-messengers.js';
export { type Message } from './transport.js';
