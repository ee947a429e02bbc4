/** Texts that Alert shows on its own. */
export const alertWords = {
  alertTones: { info: 'К сведению', success: 'Готово', warning: 'Внимание', error: 'Ошибка' },
  hideAlert: 'Скрыть сообщение',
};

export const alertWordsEn: typeof alertWords = {
  alertTones: { info: 'Note', success: 'Success', warning: 'Warning', error: 'Error' },
  hideAlert: 'Dismiss message',
};
