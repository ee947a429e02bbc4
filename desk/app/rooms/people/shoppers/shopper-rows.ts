import type { Answer, DeskApi } from '../../../graphql/api';
import {
  ShopperNotesDocument,
  ShopperOrdersDocument,
  ShopperPointsDocument,
  ShopperSessionsDocument,
  type ShopperNotesQuery,
  type ShopperOrdersQuery,
  type ShopperPointsQuery,
  type ShopperSessionsQuery,
} from '../../../graphql/generated/graphql';
import type { Slice } from '../rows-store';

export type ShopperOrder = ShopperOrdersQuery['ordersConnection']['nodes'][number];
export type PointsEntry = ShopperPointsQuery['shopperPoints']['items'][number];
export type ShopperSession = ShopperSessionsQuery['shopperSessions'][number];
export type ShopperNote = ShopperNotesQuery['shopperNotes'][number];

type Reads<Row> = (after: string | null) => Promise<Answer<Slice<Row>>>;

/** Rows of one part of a list on the page. */
const PART = 10;

export const readOrders =
  (api: DeskApi, userId: string): Reads<ShopperOrder> =>
  async (after) => {
    const { data, fault } = await api.ask(ShopperOrdersDocument, { userId, first: PART, after });
    if (fault) return { fault };
    const { nodes, pageInfo } = data.ordersConnection;
    return { data: { rows: nodes, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null } };
  };

/** The ledger is paged, so the next part begins with a page number. */
export const readPoints =
  (api: DeskApi, userId: string): Reads<PointsEntry> =>
  async (after) => {
    const page = Number(after ?? 1);
    const { data, fault } = await api.ask(ShopperPointsDocument, { userId, page, limit: PART });
    if (fault) return { fault };
    const { items, pagination } = data.shopperPoints;
    return { data: { rows: items, next: page < pagination.totalPages ? String(page + 1) : null } };
  };

export const readSessions =
  (api: DeskApi, userId: string): Reads<ShopperSession> =>
  async () => {
    const { data, fault } = await api.ask(ShopperSessionsDocument, { userId });
    return fault ? { fault } : { data: { rows: data.shopperSessions, next: null } };
  };

export const readNotes =
  (api: DeskApi, userId: string): Reads<ShopperNote> =>
  async () => {
    const { data, fault } = await api.ask(ShopperNotesDocument, { userId });
    return fault ? { fault } : { data: { rows: data.shopperNotes, next: null } };
  };
