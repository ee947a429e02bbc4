import { shopName } from '../browser/shop-name';

/** The shop's name in the header. A name over eight letters is set smaller on phones, and may take two lines. */
export function ShopLogo() {
  const name = shopName().toUpperCase();
  if (name.length < 9) return name;
  const letters = Math.max(...name.split(' ').map((word) => word.length), name.length * 0.6);
  // A letter is as wide as 0.9 of its size, and the actions beside the name take 240 pixels of a phone.
  const fontSize = `min(.8em, (100vw - 240px) / ${0.9 * letters})`;
  // eslint-disable-next-line meet/visible-pieces-from-kit, meet/layout-only-styles -- the kit's logo has the size of short names
  return <span css={{ fontSize, lineHeight: 1 }}>{name}</span>;
}
