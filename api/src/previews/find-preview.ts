import { Injectable } from '@nestjs/common';
import { FindSection, ListBrands } from '../catalog/index.js';
import { ReadContent } from '../content/index.js';
import type { PreviewRequest } from '../media/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { Listings, Selections, type FilteredProductsInput, type ProductCard } from '../search/index.js';
import { inRoubles } from '../shared/kopecks.js';

/** Pages that have a preview of their own, by the first part of their URL path. */
export const PREVIEWED_PAGES = ['product', 'catalog', 'brands', 'collections', 'blog'] as const;
export type PreviewedPage = (typeof PREVIEWED_PAGES)[number];

/** The preview of a page, without the shop's name, which all previews have. */
export type PagePreview = Omit<PreviewRequest, 'shop'>;

/** Finds the content of a page's preview: only what the shop itself currently shows on that page to a guest. */
@Injectable()
export class FindPreview {
  constructor(
    private readonly statements: Statements,
    private readonly sections: FindSection,
    private readonly brands: ListBrands,
    private readonly listings: Listings,
    private readonly selections: Selections,
    private readonly content: ReadContent,
  ) {}

  /** Returns the preview for pages that have none of their own. */
  async ofShop(): Promise<PagePreview> {
    const title = 'Кроссовки и одежда';
    return { title, note: 'Со склада в России и из Турции', ...(await this.goods({})) };
  }

  /** Returns the preview of a page of this kind; null if the page does not exist. */
  async of(page: PreviewedPage, slug: string): Promise<PagePreview | null> {
    switch (page) {
      case 'product':
        return this.product(slug);
      case 'catalog':
        return this.section(slug);
      case 'brands':
        return this.brand(slug);
      case 'collections':
        return this.collection(slug);
      case 'blog':
        return this.article(slug);
    }
  }

  private async product(slug: string): Promise<PagePreview | null> {
    const [found] = await this.statements.rows(PREVIEWED_PRODUCT, { slug });
    const [card] = found ? await this.selections.byIds([found.id], null) : [];
    if (!card) return null;
    const brand = card.brands.map(({ name }) => name).join(' × ');
    return {
      ...(brand && { brand }),
      title: card.name,
      ...(card.item ? { price: written(card.item.priceDetails) } : { note: 'Нет в наличии' }),
      pictures: coversOf([card]),
      fit: 'contain',
    };
  }

  private async section(slug: string): Promise<PagePreview | null> {
    const section = await this.sections.bySlug(slug);
    if (!section) return null;
    if (section.kind === 'all') return { title: 'Каталог', ...(await this.goods({})) };
    return { title: section.name, ...(await this.goods({ section: slug })) };
  }

  private async brand(slug: string): Promise<PagePreview | null> {
    const { items } = await this.brands.page({ slug }, { page: 1, limit: 1 });
    const [brand] = items;
    return brand ? { title: brand.name, ...(await this.goods({ brand: [slug] })) } : null;
  }

  private async collection(slug: string): Promise<PagePreview | null> {
    const [collection] = await this.selections.collections(slug, null);
    if (!collection) return null;
    const { title, posterUrl, cards } = collection;
    if (posterUrl) return { title, note: 'Подборка', pictures: [posterUrl], fit: 'cover' };
    return { title, note: 'Подборка', pictures: coversOf(await cards()), fit: 'contain' };
  }

  private async article(slug: string): Promise<PagePreview | null> {
    const article = await this.content.bySlug('ARTICLE', slug);
    if (!article) return null;
    return { title: article.title, note: 'Блог', pictures: article.posterUrl ? [article.posterUrl] : [], fit: 'cover' };
  }

  /** Returns the pictures of the first products of a listing. */
  private async goods(dto: FilteredProductsInput): Promise<Pick<PagePreview, 'pictures' | 'fit'>> {
    const { items } = await this.listings.page(dto, { page: 1, limit: 4 }, null);
    return { pictures: coversOf(items), fit: 'contain' };
  }
}

const coversOf = (cards: readonly Pick<ProductCard, 'images'>[]): string[] =>
  cards
    .flatMap(({ images }) => [...images].sort((left, right) => left.position - right.position)[0] ?? [])
    .map(({ url }) => url)
    .slice(0, 4);

function written({ price, oldPrice, sale }: { price: number; oldPrice: number | null; sale: number }) {
  const now = inRoubles(price);
  if (oldPrice === null || oldPrice <= price) return { now };
  return { now, before: inRoubles(oldPrice), ...(sale > 0 && { sale: `−${sale} %` }) };
}

const PREVIEWED_PRODUCT = statement('previewed-product')`
SELECT p."id" FROM "product" p WHERE p."slug" = :slug AND p."active" AND p."deletedAt" IS NULL`;
