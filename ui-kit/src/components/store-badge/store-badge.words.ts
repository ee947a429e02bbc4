/** Texts that StoreBadge shows on its own. */
export const storeBadgeWords = {
  storeLeads: { 'app-store': 'Загрузите в', 'google-play': 'Доступно в', rustore: 'Скачайте из' },
  storeNames: { 'app-store': 'App Store', 'google-play': 'Google Play', rustore: 'RuStore' },
};

export const storeBadgeWordsEn: typeof storeBadgeWords = {
  storeLeads: { 'app-store': 'Download on the', 'google-play': 'Get it on', rustore: 'Get it on' },
  storeNames: { 'app-store': 'App Store', 'google-play': 'Google Play', rustore: 'RuStore' },
};
