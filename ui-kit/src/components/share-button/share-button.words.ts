/** Texts that ShareButton shows on its own. */
export const shareButtonWords = {
  share: 'Поделиться',
  linkCopied: 'Ссылка скопирована',
  linkNotCopied: 'Не удалось скопировать ссылку',
};

export const shareButtonWordsEn: typeof shareButtonWords = {
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: 'Couldn’t copy the link',
};
