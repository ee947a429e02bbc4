/** Texts that PasswordField shows on its own. */
export const passwordFieldWords = {
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
};

export const passwordFieldWordsEn: typeof passwordFieldWords = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
};
