/** Texts that AnnouncementBar shows on its own. */
export const announcementBarWords = {
  announcement: 'Объявление',
  hideAnnouncement: 'Скрыть объявление',
};

export const announcementBarWordsEn: typeof announcementBarWords = {
  announcement: 'Announcement',
  hideAnnouncement: 'Dismiss announcement',
};
