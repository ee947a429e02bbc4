import { askInBrowser } from '../graphql/ask-in-browser';
import { AnnouncementDocument, BannersDocument } from '../graphql/generated/graphql';

/** Loads scheduled content again when its time is over. */
export const showcaseApi = {
  announcement: async () => (await askInBrowser(AnnouncementDocument, {})).data?.announcementBar ?? null,
  banners: async (place: string) => (await askInBrowser(BannersDocument, { place })).data?.bannerList ?? null,
};
