-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "paymentId" INTEGER;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "sendReceipts" BOOLEAN NOT NULL DEFAULT false;
