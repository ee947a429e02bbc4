-- AlterEnum
ALTER TYPE "ProgramScope" ADD VALUE 'DOCUMENTS';
