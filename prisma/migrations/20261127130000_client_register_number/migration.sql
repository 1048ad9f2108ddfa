-- The client's number in the register of companies: French invoices state the buyer's SIREN.
ALTER TABLE "Client" ADD COLUMN "companyNumber" TEXT;
