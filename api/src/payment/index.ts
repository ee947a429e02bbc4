export { KnownLinks } from './known-links.js';
export { PAYMENT_OUTCOMES, type PaymentOutcomes, type SettledPayment } from './payment-outcomes.js';
export { type PaymentType } from './payment-provider.js';
export { PaymentModule } from './payment.module.js';
export { PaymentSweeps } from './payment-sweeps.js';
export { NotRefundableError, Payments, type PaymentOrder, type RefundOrder } from './payments.js';
export { pickPaymentProvider } from './pick-payment-provider.js';
export { type Receipt, type ReceiptItem } from './receipt.js';
