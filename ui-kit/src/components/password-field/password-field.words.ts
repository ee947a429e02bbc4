/** The Russian texts of `PasswordField`. */
export const russianPasswordField = {
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
};
