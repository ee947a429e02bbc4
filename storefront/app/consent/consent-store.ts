import { makeAutoObservable } from 'mobx';
import { isRecord } from '../browser/stored-value';
import { consentAnswers, type Consent, type Counters } from './consent';

const channelName = 'consent';

/** Whether visits may be counted, and whether the notice that asks is shown. */
export class ConsentStore {
  /** Null until the shopper has answered. */
  answer: Consent | null;
  /** Whether the notice is shown. A shop without analytics shows no notice. */
  open: boolean;
  /** Whether the shopper has reopened the notice to change the answer. */
  reopened = false;
  private channel: BroadcastChannel | null = null;

  /**
   * @param counters Null if no service is configured.
   * @param answer The answer that the server has read from the cookie.
   */
  constructor(
    readonly counters: Counters | null,
    answer: Consent | null,
  ) {
    this.answer = answer;
    this.open = counters !== null && answer === null;
    makeAutoObservable<this, 'channel'>(this, { channel: false, counters: false }, { autoBind: true });
  }

  get allowsCounting(): boolean {
    return this.counters !== null && this.answer === 'all';
  }

  reopen(): void {
    this.open = true;
    this.reopened = true;
  }

  /** Saves the shopper's answer and sends it to the other tabs. */
  give(answer: Consent): void {
    this.take(answer);
    this.channel?.postMessage({ answer });
  }

  /** Follows answers given in other tabs. Returns a function that stops listening. */
  followOtherTabs(): () => void {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const answer = isRecord(data) ? consentAnswers.find((one) => one === data['answer']) : undefined;
      if (answer) this.take(answer);
    };
    this.channel = channel;
    return () => {
      channel.close();
      if (this.channel === channel) this.channel = null;
    };
  }

  private take(answer: Consent): void {
    this.answer = answer;
    this.open = false;
    this.reopened = false;
  }
}
