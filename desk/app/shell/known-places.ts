import type { Permission } from '../graphql/generated/graphql';

/** Addresses that the palette knows beside those of the rooms, each with the permissions of which one is needed. */
export const knownPlaces: Readonly<Record<string, readonly Permission[]>> = {
  '/goods/dictionaries': ['READ_CATALOGUE'],
  '/queue?kind=RETURN': ['RETURNS'],
  '/queue?kind=REVIEW': ['REVIEWS'],
  '/queue?kind=QUESTION': ['REVIEWS'],
  '/queue?kind=COOPERATIVE_REQUEST': ['REQUESTS'],
  '/showcase': ['CONTENT'],
  '/showcase/menu': ['MENU'],
  '/showcase/pages': ['CONTENT'],
  '/showcase/redirects': ['REDIRECTS'],
  '/showcase/redirects/metadata': ['CONTENT'],
  '/showcase/search': ['READ_CATALOGUE'],
  '/showcase/search/queries': ['READ_CATALOGUE'],
  '/figures': ['READ_ORDERS'],
  '/people/codes': ['PROMOCODES'],
  '/people/roles': ['ROLES'],
  '/people/trail': ['AUDIT'],
  '/settings': ['SETTINGS'],
  '/settings/statuses': ['SETTINGS'],
  '/settings/messages': ['SETTINGS'],
  '/import': ['FEEDS'],
};
