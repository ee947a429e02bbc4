import { askInBrowser } from '../graphql/ask-in-browser';
import { AnnouncementDocument, BannersDocument } from '../graphql/generated/graphql';

/** What is shown for a time, asked again when that time is over. */
export const showcaseApi = {
  announcement: async () => (await askInBrowser(AnnouncementDocument, {})).data?.announcementBar ?? null,
  banners: async (place: string) => (await askInBrowser(BannersDocument, { place })).data?.bannerList ?? null,
};
