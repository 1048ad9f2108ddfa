-- A client may pay what an invoice says is withheld. Then nothing counts as withheld, and what the document says stays here.
ALTER TABLE "Invoice" ADD COLUMN "notWithheldAmount" DECIMAL NOT NULL DEFAULT 0;
ALTER TABLE "Payment" ADD COLUMN "notWithheld" BOOLEAN NOT NULL DEFAULT false;
