-- True if issued invoices and credit notes can't go back to draft or be deleted.
ALTER TABLE "Business" ADD COLUMN "protectIssued" BOOLEAN NOT NULL DEFAULT false;
