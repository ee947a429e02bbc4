-- CreateTable
CREATE TABLE "picture_claim" (
    "name" TEXT NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "picture_claim_pkey" PRIMARY KEY ("name")
);
