/** The Russian texts of `ShareButton`. */
export const russianShareButton = {
  share: 'Поделиться',
  linkCopied: 'Ссылка скопирована',
  linkNotCopied: 'Не удалось скопировать ссылку',
};
