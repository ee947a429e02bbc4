import { shopName } from '../browser/shop-name';

/**
 * The shop's name in the header. On phones, a name of more than eight letters has a smaller font, and may take two
 * lines.
 */
export function ShopLogo() {
  const name = shopName().toUpperCase();
  if (name.length < 9) return name;
  const letters = Math.max(...name.split(' ').map((word) => word.length), name.length * 0.6);
  // The width of a letter is 0.9 of its font size, and the buttons next to the name take 240 pixels on a phone.
  const fontSize = `min(.8em, (100vw - 240px) / ${0.9 * letters})`;
  // eslint-disable-next-line meet/visible-pieces-from-kit, meet/layout-only-styles -- the kit's logo has the size of short names
  return <span css={{ fontSize, lineHeight: 1 }}>{name}</span>;
}
