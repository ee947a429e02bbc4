-- CreateTable
CREATE TABLE "commerceml_good" (
    "source" TEXT NOT NULL,
    "goodId" TEXT NOT NULL,
    "known" JSONB NOT NULL,

    CONSTRAINT "commerceml_good_pkey" PRIMARY KEY ("source","goodId")
);
