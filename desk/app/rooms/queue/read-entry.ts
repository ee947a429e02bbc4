import type { Answer, DeskApi } from '../../graphql/api';
import {
  PartnerRequestByIdDocument,
  PriceRequestByIdDocument,
  QuestionByIdDocument,
  ReturnByIdDocument,
  ReviewByIdDocument,
  type WholePartnerRequestFragment,
  type WholePriceRequestFragment,
  type WholeQuestionFragment,
  type WholeReturnFragment,
  type WholeReviewFragment,
} from '../../graphql/generated/graphql';
import type { QueueLine } from './queue-line';

/** A complete entry of the queue. */
export type Entry =
  | { kind: 'RETURN'; value: WholeReturnFragment }
  | { kind: 'REVIEW'; value: WholeReviewFragment }
  | { kind: 'QUESTION'; value: WholeQuestionFragment }
  | { kind: 'MEET_PRICE_REQUEST'; value: WholePriceRequestFragment }
  | { kind: 'COOPERATIVE_REQUEST'; value: WholePartnerRequestFragment };

const GONE = ['RETURN_NOT_FOUND', 'REVIEW_NOT_FOUND', 'QUESTION_NOT_FOUND', 'REQUEST_NOT_FOUND'];

/** Loads an entry. Null if it no longer exists. */
export async function readEntry(api: DeskApi, line: Pick<QueueLine, 'id' | 'kind'>): Promise<Answer<Entry | null>> {
  const answer = await readPresent(api, line);
  return answer.fault && GONE.includes(answer.fault.code) ? { data: null } : answer;
}

async function readPresent(api: DeskApi, { id, kind }: Pick<QueueLine, 'id' | 'kind'>): Promise<Answer<Entry>> {
  switch (kind) {
    case 'RETURN': {
      const { data, fault } = await api.ask(ReturnByIdDocument, { id });
      return fault ? { fault } : { data: { kind, value: data.returnRequest } };
    }
    case 'REVIEW': {
      const { data, fault } = await api.ask(ReviewByIdDocument, { id });
      return fault ? { fault } : { data: { kind, value: data.review } };
    }
    case 'QUESTION': {
      const { data, fault } = await api.ask(QuestionByIdDocument, { id });
      return fault ? { fault } : { data: { kind, value: data.question } };
    }
    case 'MEET_PRICE_REQUEST': {
      const { data, fault } = await api.ask(PriceRequestByIdDocument, { id });
      return fault ? { fault } : { data: { kind, value: data.meetPriceRequest } };
    }
    case 'COOPERATIVE_REQUEST': {
      const { data, fault } = await api.ask(PartnerRequestByIdDocument, { id });
      return fault ? { fault } : { data: { kind, value: data.cooperativeRequest } };
    }
  }
}
