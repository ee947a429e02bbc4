export { OrderCard } from './order-card.js';
export {
  type OrderCardItem,
  type OrderCardPart,
  type OrderCardProps,
  type OwnOrderStatus,
} from './order-card.types.js';
export { OrderCardDate, type OrderCardDateProps } from './order-date.js';
export { OrderCardExpected, type OrderCardExpectedProps } from './order-expected.js';
export { OrderCardHead, type OrderCardHeadProps } from './order-head.js';
export { OrderCardNumber, type OrderCardNumberProps } from './order-number.js';
export { OrderCardPay, type OrderCardPayProps } from './order-pay.js';
export { OrderCardPictures, type OrderCardPicturesProps } from './order-pictures.js';
export { OrderCardStatus, type OrderCardStatusProps } from './order-status.js';
export { OrderCardTotal, type OrderCardTotalProps } from './order-total.js';
