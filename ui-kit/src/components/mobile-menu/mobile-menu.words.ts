/** Texts that MobileMenu shows on its own. */
export const mobileMenuWords = { menu: 'Меню' };

export const mobileMenuWordsEn: typeof mobileMenuWords = { menu: 'Menu' };
