import type { Kind } from './kind.js';
import { ACCESSORIES } from './kinds-accessories.js';
import { CLOTHES } from './kinds-clothes.js';
import { FOOTWEAR } from './kinds-footwear.js';

/** All kinds of goods by name; the table of brands refers to these names. */
export const KINDS = { ...FOOTWEAR, ...CLOTHES, ...ACCESSORIES } as const;

export type KindName = keyof typeof KINDS;
export const kindOf = (name: KindName): Kind => KINDS[name];
