-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN     "lastViewedAt" TIMESTAMP(3),
ADD COLUMN     "linkExpiresOn" DATE,
ADD COLUMN     "viewCount" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "notificationsSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "Event_userId_type_createdAt_idx" ON "Event"("userId", "type", "createdAt" DESC);
