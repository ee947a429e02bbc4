/** Texts that ThemeToggle shows on its own. */
export const themeToggleWords = {
  theme: 'Тема',
  themeModes: { system: 'Как в системе', light: 'Светлая', dark: 'Тёмная' },
};

export const themeToggleWordsEn: typeof themeToggleWords = {
  theme: 'Theme',
  themeModes: { system: 'System', light: 'Light', dark: 'Dark' },
};
