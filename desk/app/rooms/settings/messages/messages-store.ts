import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import { MessageListDocument, type MessageGroup, type MessageListQuery } from '../../../graphql/generated/graphql';
import { linesOf, type MessageLine } from './lines-of';

/** The list of letters and SMS. */
export class MessagesStore {
  messages: MessageListQuery['messageTemplates'] | undefined;
  fault: Fault | undefined;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async read(): Promise<void> {
    const { data, fault } = await this.api.ask(MessageListDocument, {});
    runInAction(() => {
      this.fault = fault;
      if (data) this.messages = data.messageTemplates;
    });
  }

  linesOf(group: MessageGroup): MessageLine[] {
    return linesOf(this.messages?.filter((message) => message.group === group) ?? []);
  }
}
