import {
  AllAnnouncementsDocument,
  RemoveOneAnnouncementDocument,
  SaveOneAnnouncementDocument,
  type AnnouncementTone,
  type AnnouncementWholeFragment,
} from '../../../graphql/generated/graphql';
import type { ThingCalls } from './things-store';

export interface AnnouncementForm {
  text: string;
  tone: AnnouncementTone;
  href: string;
  active: boolean;
  /** ISO times. Empty: published at once, and without end. */
  publishAt: string;
  finishAt: string;
}

export const announcementCalls: ThingCalls<AnnouncementWholeFragment, AnnouncementForm> = {
  empty: { text: '', tone: 'INFO', href: '', active: true, publishAt: '', finishAt: '' },
  formOf: ({ text, tone, href, active, publishAt, finishAt }) => ({
    ...{ text, tone, href: href ?? '', active, publishAt: publishAt ?? '', finishAt: finishAt ?? '' },
  }),
  read: async (api) => {
    const { data, fault } = await api.ask(AllAnnouncementsDocument, {});
    return fault ? { fault } : { data: data.announcements };
  },
  save: (api, { text, tone, href, active, publishAt, finishAt }, { seen }) =>
    api.ask(SaveOneAnnouncementDocument, {
      dto: {
        ...{ id: seen?.id ?? null, version: seen?.version ?? null },
        ...{ text: text.trim(), tone, href: href.trim() || null, active },
        ...{ publishAt: publishAt || null, finishAt: finishAt || null },
      },
    }),
  remove: (api, id) => api.ask(RemoveOneAnnouncementDocument, { id }),
};
