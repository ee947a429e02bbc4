import { Injectable } from '@nestjs/common';
import { FACET_NAMES, FILTER_KINDS, sizeFilters, type FilterKind } from '@meet/search-indexer/contract';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ListingFollower, type CustomFieldFilterInput, type FilteredProductsInput } from '../search/index.js';
import { readFilter } from './saved-search.input.js';
import type { SavedFieldChoice, SavedSearch, SavedValue } from './saved-search.model.js';

/** A saved search in its stored form. */
export interface SavedSearchRow {
  id: string;
  name: string;
  query: string | null;
  filter: unknown;
  notify: boolean;
  createdAt: Date;
}

/** Describes by names what saved searches look for. */
@Injectable()
export class PresentSavedSearch {
  constructor(
    private readonly follower: ListingFollower,
    private readonly statements: Statements,
  ) {}

  /** Returns the saved searches in the passed order, with one statement for the names of all sections. */
  async all(rows: readonly SavedSearchRow[]): Promise<SavedSearch[]> {
    const read = rows.map((row) => ({ row, filter: readFilter(row.filter) ?? ({} as FilteredProductsInput) }));
    const slugs = read.flatMap(({ filter }) => filter.section ?? []);
    const sections = slugs.length ? await this.statements.rows(SECTION_NAMES, { slugs }) : [];
    const names = new Map(sections.map(({ slug, name }) => [slug, name]));
    return read.map(({ row, filter }) => this.present(row, filter, names));
  }

  private present(
    { id, name, query, notify, createdAt }: SavedSearchRow,
    filter: FilteredProductsInput,
    sections: ReadonlyMap<string, string | null>,
  ): SavedSearch {
    const chosen = FILTER_KINDS.flatMap((kind) =>
      [(filter as Partial<Record<FilterKind, string[] | string | null>>)[kind] ?? []]
        .flat()
        .map((value) => this.value(kind, value)),
    );
    return {
      ...{ id, name, query, notify, createdAt },
      section: filter.section
        ? { kind: 'section', value: filter.section, name: sections.get(filter.section) ?? null }
        : null,
      values: chosen,
      mySize: filter.mySize === true,
      priceMin: filter.price?.min ?? null,
      priceMax: filter.price?.max ?? null,
      customFields: (filter.customFields ?? []).map((choice) => this.field(choice)),
    };
  }

  private field({ code, options, flag, min, max }: CustomFieldFilterInput): SavedFieldChoice {
    const field = this.follower.index.custom.get(code);
    const values = options ?? (typeof flag === 'boolean' ? [String(flag)] : []);
    const nameOf = (value: string) => field?.facet.get(value)?.shown.name || null;
    return {
      ...{ code, name: field?.declared.name ?? null, min: min ?? null, max: max ?? null },
      options: values.map((value) => ({ kind: code, value, name: nameOf(value) })),
    };
  }

  private value(kind: FilterKind, value: string): SavedValue {
    const facet = this.follower.index.facets[kind];
    const spellings = kind === 'size' ? sizeFilters(value) : [value];
    const entry = spellings.flatMap((spelling) => facet.get(spelling) ?? [])[0];
    const fixed = (FACET_NAMES as Partial<Record<string, Record<string, string>>>)[kind]?.[value];
    return { kind, value, name: entry?.shown.name || fixed || null };
  }
}

/** A menu entry takes precedence over a category of the same slug. */
const SECTION_NAMES = statement('saved-search-sections')`
SELECT asked."slug", coalesce(d."name", c."name") AS "name"
FROM unnest(:slugs::text[]) AS asked("slug")
LEFT JOIN "directory" d ON d."slug" = asked."slug" AND d."deletedAt" IS NULL AND d."href" IS NULL
LEFT JOIN "category" c ON c."slug" = asked."slug" AND c."deletedAt" IS NULL`;
