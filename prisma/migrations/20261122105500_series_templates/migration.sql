-- AlterTable
ALTER TABLE "User" ADD COLUMN     "sendingHour" INTEGER NOT NULL DEFAULT 9;

-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN     "every" INTEGER,
ADD COLUMN     "frequency" TEXT;

-- A recurring invoice says how it repeats.
UPDATE "Invoice" i SET "frequency" = s."frequency", "every" = s."every"
FROM "Schedule" s WHERE s."invoiceId" = i."id" AND s."userId" = i."userId" AND i."invoiceType" = 'RECURRING';

-- AlterTable
ALTER TABLE "Schedule" ADD COLUMN     "catchUp" TEXT,
ADD COLUMN     "clientId" INTEGER,
ADD COLUMN     "currency" CHAR(3),
ADD COLUMN     "failingSince" TIMESTAMP(3),
ADD COLUMN     "missed" TEXT NOT NULL DEFAULT 'EACH',
ADD COLUMN     "notes" TEXT,
ADD COLUMN     "paymentMethod" "PaymentMethod",
ADD COLUMN     "paymentTerms" INTEGER,
ADD COLUMN     "taxRate" DECIMAL(6,3) NOT NULL DEFAULT 0,
ADD COLUMN     "termsAndConditions" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ALTER COLUMN "invoiceId" DROP NOT NULL;

-- CreateTable
CREATE TABLE "ScheduleLine" (
    "id" SERIAL NOT NULL,
    "scheduleId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "quantity" DECIMAL(14,4) NOT NULL,
    "unitPrice" DECIMAL(16,2) NOT NULL,

    CONSTRAINT "ScheduleLine_pkey" PRIMARY KEY ("id")
);

-- A series goes on writing what its first invoice says.
UPDATE "Schedule" s SET
  "clientId" = i."clientId",
  "currency" = i."currency",
  "taxRate" = i."taxRate",
  "notes" = i."notes",
  "termsAndConditions" = i."termsAndConditions",
  "paymentMethod" = i."paymentMethod",
  "paymentTerms" = i."dueDate" - i."issueDate"
FROM "Invoice" i WHERE i."id" = s."invoiceId" AND i."userId" = s."userId";
INSERT INTO "ScheduleLine" ("scheduleId", "position", "description", "quantity", "unitPrice")
SELECT s."id", l."position", l."description", l."quantity", l."unitPrice"
FROM "Schedule" s JOIN "LineItem" l ON l."invoiceId" = s."invoiceId";
ALTER TABLE "Schedule" ALTER COLUMN "clientId" SET NOT NULL,
ALTER COLUMN "currency" SET NOT NULL,
ALTER COLUMN "paymentMethod" SET NOT NULL,
ALTER COLUMN "paymentTerms" SET NOT NULL;

-- Cancelling the first invoice used to stop its series. What was stopped by it stays so until its owner says otherwise.
UPDATE "Schedule" s SET
  "status" = 'PAUSED',
  "problem" = 'Its first invoice was cancelled. Resume the series to go on.'
FROM "Invoice" i WHERE i."id" = s."invoiceId" AND i."userId" = s."userId" AND i."status" = 'CANCELLED'
  AND (s."status" = 'ACTIVE' OR s."status" = 'PAUSED' AND s."problem" LIKE 'Its first invoice is cancelled.%');
UPDATE "Schedule" SET "problem" = 'Its client was deleted. Choose another client for the series, then resume it.'
WHERE "status" = 'PAUSED' AND "problem" LIKE 'Its client was deleted.%';

-- CreateIndex
CREATE UNIQUE INDEX "ScheduleLine_scheduleId_position_key" ON "ScheduleLine"("scheduleId", "position");

-- CreateIndex
CREATE INDEX "Schedule_clientId_userId_idx" ON "Schedule"("clientId", "userId");

-- DropForeignKey
ALTER TABLE "Schedule" DROP CONSTRAINT "Schedule_invoiceId_userId_fkey";

-- AddForeignKey: the user stays when the first invoice goes.
ALTER TABLE "Schedule" ADD CONSTRAINT "Schedule_invoiceId_userId_fkey" FOREIGN KEY ("invoiceId", "userId") REFERENCES "Invoice"("id", "userId") ON DELETE SET NULL ("invoiceId") ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Schedule" ADD CONSTRAINT "Schedule_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Schedule" ADD CONSTRAINT "Schedule_clientId_userId_fkey" FOREIGN KEY ("clientId", "userId") REFERENCES "Client"("id", "userId") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScheduleLine" ADD CONSTRAINT "ScheduleLine_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "Schedule"("id") ON DELETE CASCADE ON UPDATE CASCADE;
