import { coversOf } from '../../catalogue/covers-of';
import { askApi } from '../../graphql/api-client.server';
import { HomeReducedDocument, HomeSectionDocument } from '../../graphql/generated/graphql';
import { noSignal } from '../../graphql/page-errors';
import { sectionsOf, type HomeDirectory } from './home-words';

/** Sections with a picture on the home page. */
const mostSections = 6;

/**
 * Loads what the home page of a shop without collections shows in addition to new and popular goods: sections and
 * reduced prices.
 */
export async function loadWithoutCollections(directories: readonly HomeDirectory[], signal: AbortSignal) {
  const [reduced, ...sections] = await Promise.all([
    askApi({ document: HomeReducedDocument, variables: {}, signal }).then(({ data }) => {
      if (!data) throw noSignal();
      const { items, pagination } = data.filteredProducts;
      return { cards: items, total: pagination.totalItems };
    }),
    ...sectionsOf(directories)
      .slice(0, mostSections)
      .map(async ({ slug, name }) => {
        const { data } = await askApi({ document: HomeSectionDocument, variables: { slug }, signal });
        return { slug, name, covers: coversOf(data?.filteredProducts.items ?? []) };
      }),
  ]);
  return { reduced, sections: withOwnCovers(sections) };
}

/** Gives each section a picture that no earlier section has; null if there is none. */
function withOwnCovers(sections: readonly { slug: string; name: string; covers: readonly string[] }[]) {
  const used = new Set<string>();
  return sections.map(({ slug, name, covers }) => {
    const cover = covers.find((url) => !used.has(url)) ?? null;
    if (cover !== null) used.add(cover);
    return { slug, name, cover };
  });
}
