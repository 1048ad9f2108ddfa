-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "expiresAt" TIMESTAMP(3),
ADD COLUMN     "isOutage" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sealed" TEXT;
