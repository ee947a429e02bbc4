/** Texts that SiteMenu shows on its own. */
export const siteMenuWords = { siteMenu: 'О магазине' };

export const siteMenuWordsEn: typeof siteMenuWords = { siteMenu: 'About the shop' };
