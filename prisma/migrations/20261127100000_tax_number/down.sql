-- Refuses if a tax number was entered, since the release from before has no place for it.
BEGIN;
-- The deployment lock of migrations.
SELECT pg_advisory_xact_lock(72707369);

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM "_prisma_migrations" WHERE "migration_name" > '20261127100000_tax_number' AND "rolled_back_at" IS NULL) THEN
    RAISE EXCEPTION 'This database has later migrations, which have to go first. Nothing was changed.';
  END IF;
  IF EXISTS (SELECT 1 FROM "Business" WHERE "companyTaxNumber" IS NOT NULL)
    OR EXISTS (SELECT 1 FROM "Client" WHERE "taxNumber" IS NOT NULL) THEN
    RAISE EXCEPTION 'Businesses or clients have tax numbers, which would be lost. Nothing was changed.';
  END IF;
END $$;

ALTER TABLE "Client" DROP COLUMN "taxNumber";
ALTER TABLE "Business" DROP COLUMN "companyTaxNumber";

DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261127100000_tax_number';
COMMIT;
