-- Documents lose the edition of their sheet; the release from before prints all of them in edition 1.
BEGIN;
-- The deployment lock of migrations.
SELECT pg_advisory_xact_lock(72707369);

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM "_prisma_migrations" WHERE "migration_name" > '20261127020000_invoice_edition' AND "rolled_back_at" IS NULL) THEN
    RAISE EXCEPTION 'This database has later migrations, which have to go first. Nothing was changed.';
  END IF;
END $$;

ALTER TABLE "Invoice" DROP COLUMN "edition";

DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261127020000_invoice_edition';
COMMIT;
