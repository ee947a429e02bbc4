import { Injectable } from '@nestjs/common';
import { FindProducts, type OffersInput, type ProductsInput } from '../../catalog/admin/index.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import type { BulkProductsChange } from '../bulk-job.model.js';
import type { SetProductsInBulkInput } from './set-products.input.js';

/** Maximum number of products or offers that one job changes. */
const MOST_FOUND = 200_000;

interface Choice<Where> {
  ids?: string[] | null;
  where?: Where | null;
}

/** Reads calls that change many products. */
@Injectable()
export class ProductsChanges {
  constructor(
    private readonly statements: Statements,
    private readonly products: FindProducts,
  ) {}

  /**
   * Returns what the products get. Throws BAD_USER_INPUT if nothing is changed, for both or none of `ids` and `where`, for
   * a badge that is added and removed, and for an unknown category or badge.
   */
  async read({ ids, where, change }: SetProductsInBulkInput): Promise<BulkProductsChange> {
    refuseBoth({ ids, where });
    const { active = null, category, addBadges = [], removeBadges = [] } = change;
    const isEmpty = active === null && category === undefined && !addBadges.length && !removeBadges.length;
    if (isEmpty) throw badUserInput([fieldFault('dto.change', 'nothingToChange')]);
    if (removeBadges.some((slug) => addBadges.includes(slug)))
      throw badUserInput([fieldFault('dto.change.removeBadges', 'instead', { names: ['addBadges'] })]);

    const [known] = await this.statements.rows(KNOWN_NAMES, {
      category: category ?? null,
      badges: [...addBadges, ...removeBadges],
    });
    const unknown = (field: string, slugs: string[]) =>
      slugs
        .filter((slug) => !known!.badges.includes(slug))
        .map((slug) => fieldFault(`dto.change.${field}`, 'noSuchSlug', { slug }));
    const faults = [...unknown('addBadges', addBadges), ...unknown('removeBadges', removeBadges)];
    if (category && !known!.hasCategory)
      faults.push(fieldFault('dto.change.category', 'noSuchSlug', { slug: category }));
    if (faults.length) throw badUserInput(faults);
    return { active, setsCategory: category !== undefined, category: category ?? null, addBadges, removeBadges };
  }

  /** Returns the ids of the products to change. Throws BAD_USER_INPUT for more than {@link MOST_FOUND}. */
  async idsOf({ ids, where }: Choice<ProductsInput>): Promise<string[]> {
    return ids ?? refuseMore(await this.products.matching(where!, MOST_FOUND + 1));
  }

  /** As {@link idsOf}, for offers, the newest first. Throws BAD_USER_INPUT for both or none of `ids` and `where`, too. */
  async offersOf({ ids, where }: Choice<OffersInput>): Promise<string[]> {
    refuseBoth({ ids, where });
    return ids ?? refuseMore(await this.products.matchingOffers(where!, MOST_FOUND + 1));
  }
}

function refuseBoth({ ids, where }: Choice<object>): void {
  if (Boolean(ids) === Boolean(where))
    throw badUserInput([fieldFault('dto', 'exactlyOneOf', { names: ['ids', 'where'] })]);
}

function refuseMore(found: string[]): string[] {
  if (found.length > MOST_FOUND) throw badUserInput([fieldFault('dto.where', 'mostProducts', { most: MOST_FOUND })]);
  return found;
}

const KNOWN_NAMES = statement('bulk-known-names')`
SELECT EXISTS (SELECT FROM "category" WHERE "slug" = :category?::text
    UNION ALL SELECT FROM "former_name" WHERE "kind" = 'CATEGORY' AND "slug" = :category) AS "hasCategory",
  ARRAY(SELECT "slug" FROM "badge" WHERE "slug" = ANY(:badges::text[])) AS "badges"`;
