-- AlterEnum
ALTER TYPE "OperatorChannel" ADD VALUE 'PROGRAM';
