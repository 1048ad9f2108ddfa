-- A client may pay the tax that an invoice says is withheld. Then nothing counts as withheld, and this has the amount on the document.
ALTER TABLE "Invoice" ADD COLUMN "notWithheldAmount" DECIMAL NOT NULL DEFAULT 0;
ALTER TABLE "Payment" ADD COLUMN "notWithheld" BOOLEAN NOT NULL DEFAULT false;
