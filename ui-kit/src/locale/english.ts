/** The language of the English pack: its plurals and its grouping of digits. */
export const english = { locale: 'en' };
