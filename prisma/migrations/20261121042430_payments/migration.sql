-- DropIndex
DROP INDEX "Invoice_userId_currency_status_totalAmount_idx";

-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN     "amountPaid" DECIMAL(16,2) NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Payment" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "invoiceId" INTEGER NOT NULL,
    "paidOn" DATE NOT NULL,
    "amount" DECIMAL(16,2) NOT NULL,
    "method" TEXT NOT NULL,
    "reference" TEXT,
    "isSettlement" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Payment_invoiceId_userId_idx" ON "Payment"("invoiceId", "userId");

-- CreateIndex
CREATE INDEX "Invoice_userId_currency_status_totalAmount_amountPaid_idx" ON "Invoice"("userId", "currency", "status", "totalAmount", "amountPaid");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_id_userId_key" ON "Invoice"("id", "userId");

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_invoiceId_userId_fkey" FOREIGN KEY ("invoiceId", "userId") REFERENCES "Invoice"("id", "userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- A payment is more than nothing, and an invoice is never paid beyond its total.
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_amount_check" CHECK ("amount" > 0);
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_amountPaid_check" CHECK ("amountPaid" >= 0 AND "amountPaid" <= "totalAmount");

-- What was marked as paid so far was paid in one sum, on the day it was marked.
INSERT INTO "Payment" ("userId", "invoiceId", "paidOn", "amount", "method", "isSettlement")
SELECT i."userId", i."id", COALESCE(e."at", i."updatedAt")::date, i."totalAmount", 'OTHER', true
FROM "Invoice" i
LEFT JOIN LATERAL (
  SELECT max("createdAt") AS "at" FROM "Event"
  WHERE "userId" = i."userId" AND "invoiceId" = i."id" AND "type" = 'INVOICE_PAID'
) e ON true
WHERE i."status" = 'PAID' AND i."totalAmount" > 0;
UPDATE "Invoice" SET "amountPaid" = "totalAmount" WHERE "status" = 'PAID';
