-- Refuses if an exchange rate was entered, since the release from before has no place for it.
BEGIN;
-- The deployment lock of migrations.
SELECT pg_advisory_xact_lock(72707369);

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM "_prisma_migrations" WHERE "migration_name" > '20261127140000_exchange_rate' AND "rolled_back_at" IS NULL) THEN
    RAISE EXCEPTION 'This database has later migrations, which have to go first. Nothing was changed.';
  END IF;
  IF EXISTS (SELECT 1 FROM "Invoice" WHERE "exchangeRate" IS NOT NULL) THEN
    RAISE EXCEPTION 'Documents have exchange rates, which would be lost. Nothing was changed.';
  END IF;
END $$;

ALTER TABLE "Invoice" DROP COLUMN "exchangeRateDate";
ALTER TABLE "Invoice" DROP COLUMN "exchangeRate";

DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261127140000_exchange_rate';
COMMIT;
