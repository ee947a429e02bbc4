/** The Russian texts of `Alert`. */
export const russianAlert = {
  alertTones: { info: 'К сведению', success: 'Готово', warning: 'Внимание', error: 'Ошибка' },
  hideAlert: 'Скрыть сообщение',
};
