import { makeAutoObservable, runInAction } from 'mobx';
import type { PopupAnswer, SearchApi } from './search-api';

export const typingPause = 1000;

/** The text of the search field, and the API's answer to it. */
export class SearchStore {
  query = '';
  /** The last answer. It remains until the next one arrives. */
  answer: PopupAnswer | null = null;
  /** The text for which `answer` was requested. */
  private answered: string | null = null;
  private failed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly api: SearchApi) {
    makeAutoObservable<this, 'api' | 'timer'>(this, { api: false, timer: false }, { autoBind: true });
  }

  get status(): 'ready' | 'loading' | 'failed' {
    if (this.failed) return 'failed';
    return this.words === '' || this.words === this.answered ? 'ready' : 'loading';
  }

  /** Called for typed text. Searches when the shopper stops typing. */
  type(query: string): void {
    this.change(query);
    if (this.status === 'loading') this.timer = setTimeout(() => void this.ask(), typingPause);
  }

  /** Called for a complete query, e.g. from a chip. Searches at once. */
  start(query: string): void {
    this.change(query);
    if (this.status === 'loading') void this.ask();
  }

  retry(): void {
    this.failed = false;
    void this.ask();
  }

  private get words(): string {
    return this.query.trim();
  }

  private change(query: string): void {
    clearTimeout(this.timer);
    this.query = query;
    this.failed = false;
    if (this.words !== '') return;
    this.answer = null;
    this.answered = null;
  }

  private async ask(): Promise<void> {
    const { words } = this;
    const answer = await this.api.search(words);
    runInAction(() => {
      // The text has changed in the meantime, so the answer is out of date.
      if (words !== this.words || words === this.answered) return;
      this.failed = answer === null;
      if (!answer) return;
      this.answer = answer;
      this.answered = words;
    });
  }
}
