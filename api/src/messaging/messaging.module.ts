import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { Delivery } from './deliver.js';
import { DevOutboxController } from './dev-outbox.controller.js';
import { MessageBudget } from './message-budget.js';
import { PrintedMessages } from './printed-messages.js';
import { WriteMessages } from './write-messages.js';

/** The channels through which shoppers get messages. */
export interface Messengers {
  sms: Delivery;
  mail: Delivery;
}

export const MESSENGERS = Symbol('MESSENGERS');

@Global()
@Module({})
export class MessagingModule {
  /** `messengers` is a factory that chooses the providers. The composition root passes it. */
  static with(messengers: Omit<Extract<Provider<Messengers>, { useFactory: unknown }>, 'provide'>): DynamicModule {
    return {
      module: MessagingModule,
      controllers: [DevOutboxController],
      providers: [MessageBudget, PrintedMessages, WriteMessages, { provide: MESSENGERS, ...messengers }],
      exports: [MESSENGERS, MessageBudget, PrintedMessages, WriteMessages],
    };
  }
}
