import { askApi } from '../../graphql/api-client.server';
import { CollectionDocument, CollectionPreviewDocument } from '../../graphql/generated/graphql';
import { readFacts } from '../../custom-fields/read-facts.server';
import { isSlug } from '../../listing/listing-values';
import { loadListing } from '../../listing/load-listing.server';
import { listingSeo } from '../../seo/listing-seo.server';
import { linkPreview } from '../../seo/link-preview.server';
import { publicUrlOf } from '../../seo/public-url.server';
import { noSignal, notFound } from '../../graphql/page-errors';

export async function loadCollection(url: URL, slug: string, signal: AbortSignal) {
  if (!isSlug(slug)) throw notFound(url);
  const [{ customFields, ...collection }, listing] = await Promise.all([
    findCollection(url, slug, signal),
    loadListing(url, { collection: [slug] }, signal),
  ]);
  const trail = trailOf(collection.title);
  const facts = readFacts(customFields);
  const { title, posterUrl } = collection;
  const path = `/collections/${encodeURIComponent(collection.slug)}`;
  const seo = listingSeo(url, path, trail, listing);
  const image = posterUrl ? publicUrlOf(url, linkPreview(path, [title, posterUrl])) : seo.image;
  return { collection, facts, trail, listing, seo: { ...seo, image } };
}

/** Loads the collection of an operator's preview link with its first hundred products. */
export async function loadCollectionPreview(url: URL, token: string, signal: AbortSignal) {
  const { data } = await askApi({
    document: CollectionPreviewDocument,
    variables: { token },
    signal,
    expected: ['PREVIEW_OVER', 'BAD_USER_INPUT'],
  });
  if (!data?.collectionPreview) throw notFound(url);
  const { customFields, productPage, ...collection } = data.collectionPreview;
  const { items: cards, pagination } = productPage;
  return {
    ...{ collection, facts: readFacts(customFields), trail: trailOf(collection.title) },
    ...{ cards, rest: pagination.totalItems - cards.length },
  };
}

const trailOf = (title: string) => [
  { label: 'Главная', href: '/' },
  { label: 'Подборки', href: '/collections' },
  { label: title },
];

async function findCollection(url: URL, slug: string, signal: AbortSignal) {
  const { data } = await askApi({ document: CollectionDocument, variables: { slug }, signal });
  if (!data) throw noSignal();
  const [collection] = data.collectionBundle;
  if (!collection) throw notFound(url);
  return collection;
}
