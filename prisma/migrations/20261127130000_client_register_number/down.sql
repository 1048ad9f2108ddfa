-- Refuses if a register number was entered, since the release from before has no place for it.
BEGIN;
-- The deployment lock of migrations.
SELECT pg_advisory_xact_lock(72707369);

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM "_prisma_migrations" WHERE "migration_name" > '20261127130000_client_register_number' AND "rolled_back_at" IS NULL) THEN
    RAISE EXCEPTION 'This database has later migrations, which have to go first. Nothing was changed.';
  END IF;
  IF EXISTS (SELECT 1 FROM "Client" WHERE "companyNumber" IS NOT NULL) THEN
    RAISE EXCEPTION 'Clients have register numbers, which would be lost. Nothing was changed.';
  END IF;
END $$;

ALTER TABLE "Client" DROP COLUMN "companyNumber";

DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261127130000_client_register_number';
COMMIT;
