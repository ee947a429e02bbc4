/** Texts that AppBanner shows on its own. */
export const appBannerWords = { hide: 'Скрыть' };

export const appBannerWordsEn: typeof appBannerWords = { hide: 'Dismiss' };
