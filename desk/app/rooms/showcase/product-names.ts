import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi } from '../../graphql/api';
import { ProductNameDocument } from '../../graphql/generated/graphql';

/** Names of products of which only the ids are known. */
export class ProductNames {
  /** Null: the product no longer exists. */
  known = new Map<string, string | null>();

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  put(id: string, name: string): void {
    this.known.set(id, name);
  }

  /** Loads the names that are not known yet. */
  async read(ids: readonly string[]): Promise<void> {
    await Promise.all(
      ids
        .filter((id) => !this.known.has(id))
        .map(async (id) => {
          const { data, fault } = await this.api.ask(ProductNameDocument, { id });
          if (data) this.put(id, data.operatorProduct.name);
          else if (fault.code === 'PRODUCT_NOT_FOUND') runInAction(() => this.known.set(id, null));
        }),
    );
  }
}
