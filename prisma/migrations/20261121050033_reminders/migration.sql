-- AlterTable
ALTER TABLE "Client" ADD COLUMN     "reminders" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN     "reminders" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "reminderDays" INTEGER[],
ADD COLUMN     "reminderMessage" TEXT;
