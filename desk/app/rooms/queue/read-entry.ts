import type { Answer, DeskApi } from '../../graphql/api';
import {
  PartnerRequestsMadeDocument,
  PriceRequestsMadeDocument,
  QuestionsMadeDocument,
  ReturnsMadeDocument,
  ReviewsMadeDocument,
  type WholePartnerRequestFragment,
  type WholePriceRequestFragment,
  type WholeQuestionFragment,
  type WholeReturnFragment,
  type WholeReviewFragment,
} from '../../graphql/generated/graphql';
import type { QueueLine } from './queue-line';

/** An entry of the queue, whole. */
export type Entry =
  | { kind: 'RETURN'; value: WholeReturnFragment }
  | { kind: 'REVIEW'; value: WholeReviewFragment }
  | { kind: 'QUESTION'; value: WholeQuestionFragment }
  | { kind: 'MEET_PRICE_REQUEST'; value: WholePriceRequestFragment }
  | { kind: 'COOPERATIVE_REQUEST'; value: WholePartnerRequestFragment };

/** Reads an entry from the list of its kind, by the time at which it was made. Null if it is not there any more. */
export async function readEntry(
  api: DeskApi,
  { id, kind, createdAt }: Pick<QueueLine, 'id' | 'kind' | 'createdAt'>,
): Promise<Answer<Entry | null>> {
  const made = { from: createdAt, to: new Date(new Date(createdAt).getTime() + 1).toISOString() };
  const only = <Value extends { id: string }>(nodes: readonly Value[]) => nodes.find((node) => node.id === id) ?? null;
  switch (kind) {
    case 'RETURN': {
      const { data, fault } = await api.ask(ReturnsMadeDocument, made);
      if (fault) return { fault };
      const value = only(data.returnRequestsConnection.nodes);
      return { data: value && { kind, value } };
    }
    case 'REVIEW': {
      const { data, fault } = await api.ask(ReviewsMadeDocument, made);
      if (fault) return { fault };
      const value = only(data.reviewsConnection.nodes);
      return { data: value && { kind, value } };
    }
    case 'QUESTION': {
      const { data, fault } = await api.ask(QuestionsMadeDocument, made);
      if (fault) return { fault };
      const value = only(data.questions.nodes);
      return { data: value && { kind, value } };
    }
    case 'MEET_PRICE_REQUEST': {
      const { data, fault } = await api.ask(PriceRequestsMadeDocument, made);
      if (fault) return { fault };
      const value = only(data.meetPriceRequestsConnection.nodes);
      return { data: value && { kind, value } };
    }
    case 'COOPERATIVE_REQUEST': {
      const { data, fault } = await api.ask(PartnerRequestsMadeDocument, made);
      if (fault) return { fault };
      const value = only(data.cooperativeRequestsConnection.nodes);
      return { data: value && { kind, value } };
    }
  }
}
