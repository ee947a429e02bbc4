import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../browser/create-store-context';
import type { Answer, DeskApi, Fault } from '../../graphql/api';
import {
  AgreePriceDocument,
  AnswerQuestionDocument,
  AnswerReviewDocument,
  ApproveReturnDocument,
  ApproveReviewDocument,
  DecidePartnerRequestDocument,
  DeclinePriceDocument,
  ReceiveReturnDocument,
  RefundReturnDocument,
  RejectQuestionDocument,
  RejectReturnDocument,
  RejectReviewDocument,
  TakeUpPartnerRequestDocument,
  TakeUpPriceRequestDocument,
  type AgreeMeetPriceInput,
  type ReturnDecisionInput,
} from '../../graphql/generated/graphql';
import type { QueueLine } from './queue-line';
import { readEntry, type Entry } from './read-entry';

/** Error codes that mean that another operator was faster, so the shown entry is outdated. */
const MOVED_ON = ['RETURN_MOVED_ON', 'REVIEW_CHANGED', 'REQUEST_CLOSED', 'CONFLICT'];

/** One entry of the queue as last loaded, and the operator's decision. */
export class EntryStore {
  entry: Entry | undefined;
  /** The entry no longer exists. */
  isLost = false;
  /** Fault of loading the entry. */
  fault: Fault | undefined;
  /** Fault of the last decision. */
  refusal: Fault | undefined;
  isBusy = false;

  constructor(
    private readonly api: DeskApi,
    private readonly line: Pick<QueueLine, 'id' | 'kind'>,
  ) {
    makeAutoObservable<this, 'api' | 'line'>(this, { api: false, line: false }, { autoBind: true });
  }

  async read(): Promise<void> {
    const { data, fault } = await readEntry(this.api, this.line);
    runInAction(() => {
      this.fault = fault;
      if (fault) return;
      this.isLost = data === null;
      if (data) this.entry = data;
    });
  }

  approveReturn(instructions: string): Promise<boolean> {
    const dto = { id: this.line.id, instructions: instructions.trim() || null };
    return this.decide(() => this.api.ask(ApproveReturnDocument, { dto }));
  }

  receiveReturn(): Promise<boolean> {
    return this.decide(() => this.api.ask(ReceiveReturnDocument, { id: this.line.id }));
  }

  refundReturn(items: ReturnDecisionInput[]): Promise<boolean> {
    return this.decide(() => this.api.ask(RefundReturnDocument, { dto: { id: this.line.id, items } }));
  }

  /** Publishes the review as it was loaded, with the shop’s answer if there is one. */
  async publishReview(answer: string): Promise<boolean> {
    const { entry, line } = this;
    if (entry?.kind !== 'REVIEW') return false;
    const { version } = entry.value;
    const isDone = await this.decide(() => this.api.ask(ApproveReviewDocument, { id: line.id, version }));
    if (!isDone || !answer.trim()) return isDone;
    return this.decide(() => this.api.ask(AnswerReviewDocument, { dto: { id: line.id, text: answer.trim() } }));
  }

  /** Publishes the question as it was loaded, with the shop’s answer. */
  answerQuestion(text: string): Promise<boolean> {
    const { entry, line } = this;
    if (entry?.kind !== 'QUESTION') return Promise.resolve(false);
    const { version } = entry.value;
    return this.decide(() => this.api.ask(AnswerQuestionDocument, { dto: { id: line.id, version, text } }));
  }

  agreePrice(dto: Omit<AgreeMeetPriceInput, 'id'>): Promise<boolean> {
    return this.decide(() => this.api.ask(AgreePriceDocument, { dto: { ...dto, id: this.line.id } }));
  }

  agreePartner(answer: string): Promise<boolean> {
    return this.decidePartner('AGREED', answer);
  }

  takeUp(): Promise<boolean> {
    const { id, kind } = this.line;
    return this.decide((): Promise<Answer<unknown>> =>
      kind === 'COOPERATIVE_REQUEST'
        ? this.api.ask(TakeUpPartnerRequestDocument, { id })
        : this.api.ask(TakeUpPriceRequestDocument, { id }),
    );
  }

  /** Refuses the entry; its author reads the reason. */
  refuse(reason: string): Promise<boolean> {
    const { entry, line } = this;
    const { id } = line;
    switch (line.kind) {
      case 'RETURN':
        return this.decide(() => this.api.ask(RejectReturnDocument, { dto: { id, reason } }));
      case 'REVIEW': {
        if (entry?.kind !== 'REVIEW') return Promise.resolve(false);
        const { version } = entry.value;
        return this.decide(() => this.api.ask(RejectReviewDocument, { dto: { id, version, reason } }));
      }
      case 'QUESTION': {
        if (entry?.kind !== 'QUESTION') return Promise.resolve(false);
        const { version } = entry.value;
        return this.decide(() => this.api.ask(RejectQuestionDocument, { dto: { id, version, reason } }));
      }
      case 'MEET_PRICE_REQUEST':
        return this.decide(() => this.api.ask(DeclinePriceDocument, { dto: { id, answer: reason } }));
      case 'COOPERATIVE_REQUEST':
        return this.decidePartner('DECLINED', reason);
    }
  }

  private decidePartner(state: 'AGREED' | 'DECLINED', answer: string): Promise<boolean> {
    return this.decide(() => this.api.ask(DecidePartnerRequestDocument, { dto: { id: this.line.id, state, answer } }));
  }

  /**
   * Returns whether the decision was made. If another operator was faster, the entry is loaded again, so that the next
   * attempt uses what the operator sees.
   */
  private async decide(command: () => Promise<Answer<unknown>>): Promise<boolean> {
    if (this.isBusy) return false;
    runInAction(() => {
      this.isBusy = true;
      this.refusal = undefined;
    });
    const { fault } = await command();
    if (!fault || MOVED_ON.includes(fault.code)) await this.read();
    runInAction(() => {
      this.isBusy = false;
      this.refusal = fault;
    });
    return fault === undefined;
  }
}

export const [EntryContext, useEntry] = createStoreContext<EntryStore>('The entry');
