-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "emailUnconfirmedSince" TIMESTAMPTZ(3),
ADD COLUMN     "phoneUnconfirmedSince" TIMESTAMPTZ(3);
