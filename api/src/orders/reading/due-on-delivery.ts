/** SQL of the kopecks that are still to be taken on delivery; null if none are (ADR 50). */
export const DUE_ON_DELIVERY = `
(SELECT sum(d."soldPrice")::bigint + CASE WHEN o."paidAt" IS NULL THEN o."deliveryPrice" ELSE 0 END
 FROM "order_product_item" d WHERE d."orderUuid" = o."uuid" AND d."dueOnDelivery" AND d."removedAt" IS NULL
   AND d."status" NOT IN ('CANCEL_PURCHASE', 'ISSUED_REFUND'))`;
