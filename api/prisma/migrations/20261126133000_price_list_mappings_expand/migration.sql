-- CreateTable
CREATE TABLE "price_list_mapping" (
    "source" TEXT NOT NULL,
    "mapping" JSONB NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_list_mapping_pkey" PRIMARY KEY ("source")
);
