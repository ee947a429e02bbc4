export const soldOutWords = { soldOut: 'Нет в наличии' };

export const soldOutWordsEn: typeof soldOutWords = { soldOut: 'Out of stock' };
