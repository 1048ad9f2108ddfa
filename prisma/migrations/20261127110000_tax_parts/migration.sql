-- A tax may consist of named parts (GST + QST), each rounded and printed on its own. What is stored has plain rates.
ALTER TABLE "Invoice" ADD COLUMN "taxParts" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "LineItem" ADD COLUMN "taxParts" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN "depositTaxes" DECIMAL[] DEFAULT ARRAY[]::DECIMAL[];
ALTER TABLE "InvoiceTax" ADD COLUMN "parts" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "Schedule" ADD COLUMN "taxParts" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "ScheduleLine" ADD COLUMN "taxParts" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "SavedItem" ADD COLUMN "taxParts" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "TaxRate" ADD COLUMN "parts" JSONB NOT NULL DEFAULT '[]';
