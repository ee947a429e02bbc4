/** Texts that CookieNotice shows on its own. */
export const cookieNoticeWords = {
  cookies: 'Файлы cookie',
  acceptAll: 'Принять все',
  onlyNecessary: 'Только необходимые',
};

export const cookieNoticeWordsEn: typeof cookieNoticeWords = {
  cookies: 'Cookies',
  acceptAll: 'Accept all',
  onlyNecessary: 'Essential only',
};
