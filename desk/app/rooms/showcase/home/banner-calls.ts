import type { DeskApi } from '../../../graphql/api';
import {
  AllBannersDocument,
  PreviewOneBannerDocument,
  RemoveOneBannerDocument,
  SaveOneBannerDocument,
  type BannerWholeFragment,
} from '../../../graphql/generated/graphql';
import { lastPlace } from './places';
import type { ThingCalls } from './things-store';

export interface BannerForm {
  title: string;
  description: string;
  /** Code of the place where the banner is shown. */
  place: string;
  href: string;
  posterUrl: string;
  darkPosterUrl: string;
  mobilePosterUrl: string;
  active: boolean;
  /** ISO times. Empty: published at once, and without end. */
  publishAt: string;
  finishAt: string;
}

export const bannerCalls: ThingCalls<BannerWholeFragment, BannerForm> = {
  empty: {
    ...{ title: '', description: '', place: 'home', href: '', posterUrl: '', darkPosterUrl: '', mobilePosterUrl: '' },
    ...{ active: true, publishAt: '', finishAt: '' },
  },
  formOf: (banner) => ({
    ...{ title: banner.title, description: banner.description, place: banner.place, href: banner.href ?? '' },
    posterUrl: banner.posterUrl,
    darkPosterUrl: banner.darkPosterUrl ?? '',
    mobilePosterUrl: banner.mobilePosterUrl ?? '',
    ...{ active: banner.active, publishAt: banner.publishAt ?? '', finishAt: banner.finishAt ?? '' },
  }),
  read: async (api) => {
    const { data, fault } = await api.ask(AllBannersDocument, {});
    return fault ? { fault } : { data: data.banners };
  },
  save: (api, form, { seen, all }) =>
    api.ask(SaveOneBannerDocument, {
      dto: {
        id: seen?.id ?? null,
        version: seen?.version ?? null,
        title: form.title.trim(),
        description: form.description.trim(),
        place: form.place.trim(),
        href: form.href.trim() || null,
        posterUrl: form.posterUrl,
        darkPosterUrl: form.darkPosterUrl || null,
        mobilePosterUrl: form.mobilePosterUrl || null,
        active: form.active,
        publishAt: form.publishAt || null,
        finishAt: form.finishAt || null,
        ...(!seen && { position: lastPlace(all.filter(({ place }) => place === form.place.trim())) }),
      },
    }),
  remove: (api, id) => api.ask(RemoveOneBannerDocument, { id }),
  preview: async (api, id) => {
    const { data, fault } = await api.ask(PreviewOneBannerDocument, { id });
    return fault ? { fault } : { data: data.previewBanner };
  },
};

/** Moves a banner to a position within its place. */
export const placeBanner =
  ({ id, version, place, title, posterUrl }: BannerWholeFragment, position: number) =>
  (api: DeskApi) =>
    api.ask(SaveOneBannerDocument, { dto: { id, version, place, title, posterUrl, position } });
