/** Texts that MegaMenu shows on its own. */
export const megaMenuWords = {
  catalogue: 'Каталог',
  brands: 'Бренды',
  all: (name: string) => `Всё в разделе «${name}»`,
};

export const megaMenuWordsEn: typeof megaMenuWords = {
  catalogue: 'Catalog',
  brands: 'Brands',
  all: (name) => `All in ${name}`,
};
