-- The client's order that a document bills; a series writes it on each of its invoices.
ALTER TABLE "Invoice" ADD COLUMN "purchaseOrder" TEXT;
ALTER TABLE "Schedule" ADD COLUMN "purchaseOrder" TEXT;
