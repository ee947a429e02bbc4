-- What the orders of one network hold while nobody has paid for them.
CREATE INDEX "shop_order_open_network" ON "shop_order" ("clientNetwork")
  WHERE "status" IN ('AWAITING_CALL', 'AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID');
