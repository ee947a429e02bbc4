import { shopName } from './shop-name';

/** Returns the name of the loyalty programme: «Meet-бонусы». A name of several words takes no hyphen. */
export function bonusesName(): string {
  const name = shopName();
  return name.includes(' ') ? `Бонусы ${name}` : `${name}-бонусы`;
}
