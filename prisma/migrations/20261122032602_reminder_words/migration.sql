-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "asWritten" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "reminderAfterMessage" TEXT,
ADD COLUMN     "reminderAfterSubject" TEXT,
ADD COLUMN     "reminderBeforeMessage" TEXT,
ADD COLUMN     "reminderBeforeSubject" TEXT,
ADD COLUMN     "reminderHour" INTEGER NOT NULL DEFAULT 9;

-- A text of one's own was sent up to the due date and after it, and it still is.
UPDATE "User" SET "reminderBeforeMessage" = "reminderMessage", "reminderAfterMessage" = "reminderMessage"
WHERE "reminderMessage" IS NOT NULL;
ALTER TABLE "User" DROP COLUMN "reminderMessage";

-- CreateIndex
CREATE INDEX "OutboxMail_userId_status_id_idx" ON "OutboxMail"("userId", "status", "id");
