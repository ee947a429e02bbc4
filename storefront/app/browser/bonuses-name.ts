import { shopName } from './shop-name';

/**
 * Returns the name of the loyalty programme: «Meet-бонусы». If the shop's name has several words, no hyphen is used.
 */
export function bonusesName(): string {
  const name = shopName();
  return name.includes(' ') ? `Бонусы ${name}` : `${name}-бонусы`;
}
