import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi } from '../../../graphql/api';
import { RuleBrandsDocument, RuleCategoriesDocument, RuleProductDocument } from '../../../graphql/generated/graphql';

interface Choice {
  value: string;
  label: string;
}

/** Parts of the brands that are read at most, of a hundred each. */
const MOST_PARTS = 20;

/** What rules choose from, and the names of what they have chosen: rules know ids alone. */
export class RuleChoices {
  brands: readonly Choice[] = [];
  categories: readonly Choice[] = [];
  /** Names of products by id; undefined is one that is not known yet, null one that is gone. */
  products = new Map<string, string | null>();

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async read(): Promise<void> {
    const { data } = await this.api.ask(RuleCategoriesDocument, {});
    runInAction(() => {
      this.categories = (data?.categories ?? []).map(({ id, name, level }) => ({
        value: id,
        label: `${'\u00A0\u00A0'.repeat(level - 1)}${name}`,
      }));
    });
    await this.readBrands();
  }

  name(id: string, name: string): void {
    this.products.set(id, name);
  }

  /** Looks up the names of products that are not known yet. */
  async readProducts(ids: readonly string[]): Promise<void> {
    await Promise.all(
      ids
        .filter((id) => !this.products.has(id))
        .map(async (id) => {
          const { data, fault } = await this.api.ask(RuleProductDocument, { id });
          if (data) runInAction(() => this.products.set(id, data.operatorProduct.name));
          else if (fault.code === 'PRODUCT_NOT_FOUND') runInAction(() => this.products.set(id, null));
        }),
    );
  }

  private async readBrands(): Promise<void> {
    for (let page = 1; page <= MOST_PARTS; page += 1) {
      const { data } = await this.api.ask(RuleBrandsDocument, { page });
      if (!data) return;
      const { items, pagination } = data.brands;
      runInAction(() => {
        this.brands = [...this.brands, ...items.map(({ id, name }) => ({ value: id, label: name }))];
      });
      if (page >= pagination.totalPages) return;
    }
  }
}
