/** The language of the German pack: its plurals and its grouping of digits. */
export const german = { locale: 'de' };
