/** Texts that ConfirmDialog shows on its own. */
export const confirmDialogWords = {
  cancel: 'Отмена',
  failed: 'Не получилось. Проверьте связь и попробуйте ещё раз',
};

export const confirmDialogWordsEn: typeof confirmDialogWords = {
  cancel: 'Cancel',
  failed: 'That didn’t work. Check your connection and try again',
};
