/** The Russian texts of `StoreBadge`. */
export const russianStoreBadge = {
  storeLeads: { 'app-store': 'Загрузите в', 'google-play': 'Доступно в', rustore: 'Скачайте из' },
  storeNames: { 'app-store': 'App Store', 'google-play': 'Google Play', rustore: 'RuStore' },
};
