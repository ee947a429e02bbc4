import { foldName } from './slug.js';

const SIZE = /^(размер|размеры|size)$/u;
const LOOSE_SIZE = /^(российский размер|размер .+|.+ размер|ростовка)$/u;
const NOT_A_SIZE = /упаковк|экран|диагонал|модели на фото/u;
const COLOUR = /^(цвет|цвета|colou?r|расцветка|основной цвет|цвет товара)$/u;

/** Returns whether a param or characteristic of this name is the size: by its whole name, or by one of its words. */
export function isSizeName(name: string, how: 'exactly' | 'loosely' = 'exactly'): boolean {
  const folded = foldName(name);
  return how === 'exactly' ? SIZE.test(folded) : LOOSE_SIZE.test(folded) && !NOT_A_SIZE.test(folded);
}

/** Returns whether a param or characteristic of this name is the colour. */
export const isColourName = (name: string): boolean => COLOUR.test(foldName(name));
