-- Refuses if a tax has parts, since the release from before has no place for them.
BEGIN;
-- The deployment lock of migrations.
SELECT pg_advisory_xact_lock(72707369);

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM "_prisma_migrations" WHERE "migration_name" > '20261127110000_tax_parts' AND "rolled_back_at" IS NULL) THEN
    RAISE EXCEPTION 'This database has later migrations, which have to go first. Nothing was changed.';
  END IF;
  IF EXISTS (SELECT 1 FROM "Invoice" WHERE "taxParts" <> '[]')
    OR EXISTS (SELECT 1 FROM "LineItem" WHERE "taxParts" <> '[]')
    OR EXISTS (SELECT 1 FROM "InvoiceTax" WHERE "parts" <> '[]')
    OR EXISTS (SELECT 1 FROM "Schedule" WHERE "taxParts" <> '[]')
    OR EXISTS (SELECT 1 FROM "ScheduleLine" WHERE "taxParts" <> '[]')
    OR EXISTS (SELECT 1 FROM "SavedItem" WHERE "taxParts" <> '[]')
    OR EXISTS (SELECT 1 FROM "TaxRate" WHERE "parts" <> '[]') THEN
    RAISE EXCEPTION 'Taxes have parts, which would be lost. Nothing was changed.';
  END IF;
END $$;

ALTER TABLE "Invoice" DROP COLUMN "taxParts";
ALTER TABLE "LineItem" DROP COLUMN "taxParts", DROP COLUMN "depositTaxes";
ALTER TABLE "InvoiceTax" DROP COLUMN "parts";
ALTER TABLE "Schedule" DROP COLUMN "taxParts";
ALTER TABLE "ScheduleLine" DROP COLUMN "taxParts";
ALTER TABLE "SavedItem" DROP COLUMN "taxParts";
ALTER TABLE "TaxRate" DROP COLUMN "parts";

DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261127110000_tax_parts';
COMMIT;
