import { infoPages } from '../content/info-pages';

/** The top menu, as the specification lists it: the pages about the shop. */
export const siteLinks = [
  infoPages.app,
  infoPages.delivery,
  infoPages.loyalty,
  { ...infoPages.questions, label: 'FAQ' },
  { label: 'Наш блог', href: '/blog' },
  infoPages.contacts,
] as const;
