import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi } from '../../../graphql/api';
import { RuleBrandsDocument, RuleCategoriesDocument } from '../../../graphql/generated/graphql';

interface Choice {
  value: string;
  label: string;
}

/** Parts of the brands that are read at most, of a hundred each. */
const MOST_PARTS = 20;

/** Brands and categories that rules choose from, by id. */
export class RuleChoices {
  brands: readonly Choice[] = [];
  categories: readonly Choice[] = [];

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
