-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "only" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "splitFrom" INTEGER;
