import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../../graphql/api';
import {
  AcceptWordsDocument,
  NameWordsDocument,
  SearchWordsDocument,
  TakeWordsBackDocument,
  type AskedLineFragment,
} from '../../../../graphql/generated/graphql';

/** A word or query that the search does not know, and the words that it could be read as. */
export interface Proposal {
  said: string;
  words: string;
  /** Number of products that the proposed words find, or whose names contain the unknown word. */
  goods: number;
}

/**
 * Words that are proposed to the merchant. One click accepts a proposal by creating a rule, and another click undoes
 * that.
 */
export class WordsStore {
  /** Proposals for queries without results. */
  asked: readonly Proposal[] = [];
  /** Proposals for words in product names. */
  named: readonly Proposal[] = [];
  /** Time at which the words in product names were counted. */
  countedAt = '';
  notClicked: readonly AskedLineFragment[] = [];
  /** Time at which the proposals were loaded; 0: never. */
  readAt = 0;
  /** Of reading. */
  fault: Fault | undefined;
  /** Fault of the last acceptance or its undoing. */
  refusal: Fault | undefined;
  /** Ids of the created rules, by the unknown word or query. */
  accepted = new Map<string, string>();
  busy = new Set<string>();

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async read(): Promise<void> {
    const [report, names] = await Promise.all([
      this.api.ask(SearchWordsDocument, {}),
      this.api.ask(NameWordsDocument, {}),
    ]);
    runInAction(() => {
      this.fault = report.fault ?? names.fault;
      if (!report.data || !names.data) return;
      const { proposals, notClicked } = report.data.searchReport;
      this.asked = proposals.map(({ query, words, goods }) => ({ said: query, words, goods }));
      const { words: unknown, countedAt } = names.data.searchCoverage;
      this.countedAt = countedAt;
      this.named = unknown.map(({ word, kind, products }) => ({
        ...{ said: word, words: kind, goods: products },
      }));
      this.notClicked = notClicked;
      this.readAt = Date.now();
    });
  }

  async accept({ said, words }: Proposal): Promise<void> {
    if (!this.begin(said)) return;
    const dto = { kind: 'SYNONYM' as const, queries: [said], words: [words] };
    const { data, fault } = await this.api.ask(AcceptWordsDocument, { dto });
    this.end(said, fault, data?.saveSearchRule.id);
  }

  async takeBack({ said }: Proposal): Promise<void> {
    const id = this.accepted.get(said);
    if (id === undefined || !this.begin(said)) return;
    const { fault } = await this.api.ask(TakeWordsBackDocument, { id });
    this.end(said, fault, fault && id);
  }

  private begin(said: string): boolean {
    if (this.busy.has(said)) return false;
    this.busy.add(said);
    this.refusal = undefined;
    return true;
  }

  private end(said: string, fault: Fault | undefined, rule: string | undefined): void {
    runInAction(() => {
      this.busy.delete(said);
      this.refusal = fault;
      if (rule === undefined) this.accepted.delete(said);
      else this.accepted.set(said, rule);
    });
  }
}
