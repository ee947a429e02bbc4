import { makeAutoObservable, runInAction } from 'mobx';
import type { PopupAnswer, SearchApi } from './search-api';

export const typingPause = 1000;

/** The text of the search field and the answer to it. */
export class SearchStore {
  query = '';
  /** The last answer. It stays until the next one arrives. */
  answer: PopupAnswer | null = null;
  /** The text that `answer` belongs to. */
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

  /** Takes typed text and searches once the shopper pauses. */
  type(query: string): void {
    this.change(query);
    if (this.status === 'loading') this.timer = setTimeout(() => void this.ask(), typingPause);
  }

  /** Takes a complete query, as of a chip, and searches at once. */
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
      // The text has changed meanwhile: the answer is out of date.
      if (words !== this.words || words === this.answered) return;
      this.failed = answer === null;
      if (!answer) return;
      this.answer = answer;
      this.answered = words;
    });
  }
}
