import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi } from '../../../graphql/api';
import { RuleBrandsDocument, RuleCategoriesDocument, RuleFieldsDocument } from '../../../graphql/generated/graphql';
import { indentedCategories } from '../../../shell/found-options';

interface Choice {
  value: string;
  label: string;
}

/** Maximum number of requests for brands, each for a hundred brands. */
const MOST_PARTS = 20;

/** Choices for the fields of rules: brands and categories by id, and filters by custom fields by name. */
export class RuleChoices {
  brands: readonly Choice[] = [];
  categories: readonly Choice[] = [];
  fields: readonly Choice[] = [];

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async read(): Promise<void> {
    const { data } = await this.api.ask(RuleCategoriesDocument, {});
    runInAction(() => {
      this.categories = indentedCategories(data?.categories ?? [], ({ id }) => id);
    });
    await this.readFields();
    await this.readBrands();
  }

  private async readFields(): Promise<void> {
    const { data } = await this.api.ask(RuleFieldsDocument, {});
    // A product field and an offer field may have the same code; then both are one filter.
    const fields = new Map(data?.customFields.filter(({ filterable }) => filterable).map((one) => [one.code, one]));
    runInAction(() => {
      this.fields = [...fields.values()].map(({ code, name }) => ({ value: `customFields.${code}`, label: name }));
    });
  }

  private async readBrands(): Promise<void> {
    for (let page = 1; page <= MOST_PARTS; page += 1) {
      const { data } = await this.api.ask(RuleBrandsDocument, { page });
      if (!data) return;
      const { items, pagination } = data.brands;
      runInAction(() => {
        const brands = [...this.brands, ...items.map(({ id, name }) => ({ value: id, label: name }))];
        this.brands = brands.sort((one, other) => one.label.localeCompare(other.label));
      });
      if (page >= pagination.totalPages) return;
    }
  }
}
