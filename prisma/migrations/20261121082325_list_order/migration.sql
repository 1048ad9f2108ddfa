-- Invoice numbers as people count: INV-9 before INV-10. Two numbers are still the same only when every character is.
CREATE COLLATION "natural" (provider = icu, locale = 'und-u-kn');
ALTER TABLE "Invoice" ALTER COLUMN "invoiceNumber" TYPE TEXT COLLATE "natural";

-- DropIndex
DROP INDEX "Invoice_userId_dueDate_idx";

-- CreateIndex
CREATE INDEX "Client_userId_name_id_idx" ON "Client"("userId", "name", "id");

-- CreateIndex
CREATE INDEX "Invoice_userId_dueDate_id_idx" ON "Invoice"("userId", "dueDate", "id");

-- CreateIndex
CREATE INDEX "Invoice_userId_issueDate_id_idx" ON "Invoice"("userId", "issueDate", "id");

-- CreateIndex
CREATE INDEX "Invoice_userId_currency_totalAmount_id_idx" ON "Invoice"("userId", "currency", "totalAmount", "id");
