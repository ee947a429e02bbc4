import type { DeskApi } from '../../../graphql/api';
import {
  AllCollectionsDocument,
  PreviewOneCollectionDocument,
  RemoveOneCollectionDocument,
  SaveOneCollectionDocument,
  type CollectionWholeFragment,
} from '../../../graphql/generated/graphql';
import { lastPlace } from './places';
import type { ThingCalls } from './things-store';

export interface CollectionForm {
  title: string;
  slug: string;
  description: string;
  posterUrl: string;
  darkPosterUrl: string;
  active: boolean;
  /** ISO times. Empty: published at once, and without end. */
  publishAt: string;
  finishAt: string;
  /** Ids separated by commas, in order. */
  productIds: string;
}

export const collectionCalls: ThingCalls<CollectionWholeFragment, CollectionForm> = {
  empty: {
    ...{ title: '', slug: '', description: '', posterUrl: '', darkPosterUrl: '' },
    ...{ active: true, publishAt: '', finishAt: '', productIds: '' },
  },
  formOf: (collection) => ({
    ...{ title: collection.title, slug: collection.slug, description: collection.description },
    ...{ posterUrl: collection.posterUrl ?? '', darkPosterUrl: collection.darkPosterUrl ?? '' },
    ...{ active: collection.active, publishAt: collection.publishAt ?? '', finishAt: collection.finishAt ?? '' },
    productIds: collection.productIds.join(','),
  }),
  read: async (api) => {
    const { data, fault } = await api.ask(AllCollectionsDocument, {});
    return fault ? { fault } : { data: data.showcase.collections };
  },
  save: (api, form, { seen, all }) =>
    api.ask(SaveOneCollectionDocument, {
      dto: {
        ...{ id: seen?.id ?? null, version: seen?.version ?? null },
        ...{ title: form.title.trim(), slug: form.slug.trim(), description: form.description.trim() },
        ...{ posterUrl: form.posterUrl || null, darkPosterUrl: form.darkPosterUrl || null, active: form.active },
        ...{ publishAt: form.publishAt || null, finishAt: form.finishAt || null },
        productIds: form.productIds.split(',').filter(Boolean),
        ...(!seen && { position: lastPlace(all) }),
      },
    }),
  remove: (api, id) => api.ask(RemoveOneCollectionDocument, { id }),
  preview: async (api, id) => {
    const { data, fault } = await api.ask(PreviewOneCollectionDocument, { id });
    return fault ? { fault } : { data: data.previewCollection };
  },
};

/** Moves a collection to a position among the others. */
export const placeCollection =
  ({ id, version, slug, title }: CollectionWholeFragment, position: number) =>
  (api: DeskApi) =>
    api.ask(SaveOneCollectionDocument, { dto: { id, version, slug, title, position } });
