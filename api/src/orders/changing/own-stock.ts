/** Whether a unit of `order_product_item` is the shop's own, as SQL; `unit` is the alias of its row. */
export const inOwnStock = (unit: string): string => `EXISTS (
  SELECT FROM "product_item" w JOIN "supplier" ws ON ws."id" = w."supplierId"
  WHERE w."id" = ${unit}."itemId" AND ws."type" = 'MEET_WAREHOUSE')`;
