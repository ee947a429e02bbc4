/** Texts that Toaster shows on its own. */
export const toasterWords = { notifications: 'Уведомления' };

export const toasterWordsEn: typeof toasterWords = { notifications: 'Notifications' };
