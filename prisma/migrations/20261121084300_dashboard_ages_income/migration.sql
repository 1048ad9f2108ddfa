-- DropIndex
DROP INDEX "Invoice_userId_currency_status_totalAmount_amountPaid_idx";

-- CreateIndex
CREATE INDEX "Invoice_userId_currency_status_dueDate_totalAmount_amountPa_idx" ON "Invoice"("userId", "currency", "status", "dueDate", "totalAmount", "amountPaid");

-- CreateIndex
CREATE INDEX "Payment_userId_paidOn_invoiceId_amount_idx" ON "Payment"("userId", "paidOn", "invoiceId", "amount");
