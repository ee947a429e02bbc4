import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../../browser/create-store-context';
import type { Answer, DeskApi } from '../../../graphql/api';
import { ShopperListDocument, type AccessLevel, type ShopperLineFragment } from '../../../graphql/generated/graphql';
import { RowsStore, type Slice } from '../rows-store';
import { dtoOf, type ShopperFilters } from './shopper-filters';

/** Rows of one page of the list. */
const PART = 50;

/** The list of shoppers: the rows loaded so far, and the counts. */
export class ShopperListStore {
  filters: ShopperFilters | undefined;
  /** The query of the URL with the filters, for returning to the list. */
  address = '';
  counts = new Map<AccessLevel, number>();
  readonly list: RowsStore<ShopperLineFragment>;

  constructor(private readonly api: DeskApi) {
    this.list = new RowsStore(
      (after) => this.slice(after),
      ({ id }) => id,
    );
    makeAutoObservable<this, 'api'>(this, { api: false, list: false }, { autoBind: true });
  }

  /** Shows the shoppers of these filters, from the first one. */
  async show(filters: ShopperFilters, address: string): Promise<void> {
    this.address = address;
    if (JSON.stringify(filters) !== JSON.stringify(this.filters)) {
      this.filters = filters;
      this.list.clear();
    }
    await this.list.read();
  }

  private async slice(after: string | null): Promise<Answer<Slice<ShopperLineFragment>>> {
    const filters = this.filters!;
    const variables = { dto: dtoOf(filters), sort: filters.sort, first: PART, after };
    const { data, fault } = await this.api.ask(ShopperListDocument, variables);
    if (fault) return { fault };
    const { nodes, pageInfo, stateCounts } = data.shoppersConnection;
    runInAction(() => {
      // If the filters have changed meanwhile, these counts belong to the former filters.
      if (filters === this.filters) this.counts = new Map(stateCounts.map(({ state, count }) => [state, count]));
    });
    return { data: { rows: nodes, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null } };
  }
}

export const [ShopperListContext, useShopperList] = createStoreContext<ShopperListStore>('The list of shoppers');
