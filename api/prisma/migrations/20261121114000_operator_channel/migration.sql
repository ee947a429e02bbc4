-- CreateEnum
CREATE TYPE "OperatorChannel" AS ENUM ('API', 'COMMAND_LINE');

-- AlterTable
ALTER TABLE "operator_action" ADD COLUMN     "channel" "OperatorChannel";
