/** The Russian texts of `AnnouncementBar`. */
export const russianAnnouncementBar = {
  announcement: 'Объявление',
  hideAnnouncement: 'Скрыть объявление',
};
