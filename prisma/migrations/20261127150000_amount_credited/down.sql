BEGIN;
-- The deployment lock of migrations.
SELECT pg_advisory_xact_lock(72707369);

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM "_prisma_migrations" WHERE "migration_name" > '20261127150000_amount_credited' AND "rolled_back_at" IS NULL) THEN
    RAISE EXCEPTION 'This database has later migrations, which have to go first. Nothing was changed.';
  END IF;
END $$;

ALTER TABLE "Invoice" DROP COLUMN "amountCredited";

DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261127150000_amount_credited';
COMMIT;
