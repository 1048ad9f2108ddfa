-- CreateIndex
CREATE INDEX "Invoice_userId_dueDate_idx" ON "Invoice"("userId", "dueDate");

-- CreateIndex
CREATE INDEX "Invoice_userId_recurringDate_idx" ON "Invoice"("userId", "recurringDate");
