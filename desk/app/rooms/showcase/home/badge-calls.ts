import {
  AllBadgesDocument,
  RemoveOneBadgeDocument,
  SaveOneBadgeDocument,
  type BadgeWholeFragment,
} from '../../../graphql/generated/graphql';
import type { ThingCalls } from './things-store';

export interface BadgeForm {
  title: string;
  slug: string;
  textColour: string;
  backgroundColour: string;
}

export const badgeCalls: ThingCalls<BadgeWholeFragment, BadgeForm> = {
  empty: { title: '', slug: '', textColour: '#ffffff', backgroundColour: '#1b1b1d' },
  formOf: ({ title, slug, textColour, backgroundColour }) => ({ title, slug, textColour, backgroundColour }),
  read: async (api) => {
    const { data, fault } = await api.ask(AllBadgesDocument, {});
    return fault ? { fault } : { data: data.showcase.badges };
  },
  save: (api, { title, slug, textColour, backgroundColour }, { seen }) =>
    api.ask(SaveOneBadgeDocument, {
      dto: {
        ...{ id: seen?.id ?? null, version: seen?.version ?? null, title: title.trim(), slug: slug.trim() },
        ...{ textColour: textColour.trim(), backgroundColour: backgroundColour.trim() },
      },
    }),
  remove: (api, id) => api.ask(RemoveOneBadgeDocument, { id }),
};
