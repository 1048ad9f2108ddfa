-- Number for other taxes than VAT (Steuernummer, codice fiscale), or for a second sales tax (QST).
ALTER TABLE "Business" ADD COLUMN "companyTaxNumber" TEXT;
ALTER TABLE "Client" ADD COLUMN "taxNumber" TEXT;
