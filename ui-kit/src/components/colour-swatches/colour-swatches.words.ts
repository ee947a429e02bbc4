/** Texts that ColourSwatches shows on its own. */
export const colourSwatchesWords = {
  colours: 'Цвета',
  moreColours: (count: number) => `ещё ${count}`,
};

export const colourSwatchesWordsEn: typeof colourSwatchesWords = {
  colours: 'Colors',
  moreColours: (count) => `${count} more`,
};
