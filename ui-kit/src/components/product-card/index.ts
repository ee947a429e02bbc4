export { ProductCardArrival, type ProductCardArrivalProps } from './card-arrival.js';
export { ProductCardBadges, type ProductCardBadgesProps } from './card-badges.js';
export { ProductCardCashback, type ProductCardCashbackProps } from './card-cashback.js';
export { ProductCardColours, type ProductCardColoursProps } from './card-colours.js';
export { ProductCardFoot, type ProductCardFootProps } from './card-foot.js';
export { ProductCardLike, type ProductCardLikeProps } from './card-like.js';
export { ProductCardName, type ProductCardNameProps } from './card-name.js';
export { ProductCardNotify, type ProductCardNotifyProps } from './card-notify.js';
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
