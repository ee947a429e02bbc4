export { ProductCardBadges, type ProductCardBadgesProps } from './card-badges.js';
export {
  ProductCardCashback,
  ProductCardColours,
  ProductCardFoot,
  ProductCardNotify,
  type ProductCardCashbackProps,
  type ProductCardColoursProps,
  type ProductCardFootProps,
  type ProductCardNotifyProps,
} from './card-foot.js';
export { ProductCardLike, type ProductCardLikeProps } from './card-like.js';
export { ProductCardName, type ProductCardNameProps } from './card-name.js';
export { ProductCardPicture, type ProductCardPictureProps } from './card-picture.js';
export { ProductCardPrice, type ProductCardPriceProps } from './card-price.js';
export { ProductCard } from './product-card.js';
export {
  type CardSize,
  type ProductCardOffer,
  type ProductCardPart,
  type ProductCardProps,
} from './product-card.types.js';
export { ProductCardQuickAdd, type ProductCardQuickAddProps } from './quick-add.js';
