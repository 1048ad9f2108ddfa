-- Names, numbers and words, folded for search (lib/kernel/lists/fold.ts). Written with each row; in rows from before, and in those that the
-- previous release writes meanwhile, it is null until a job fills it, and the search uses the old texts.
ALTER TABLE "Client" ADD COLUMN "foldedText" TEXT;
ALTER TABLE "Invoice" ADD COLUMN "foldedText" TEXT;

-- No row has one yet: these are built by reading the tables once, and the two that say what is left to fold become small by themselves.
CREATE INDEX "Client_foldedText_idx" ON "Client" USING GIN ("businessId" int4_ops, "foldedText" gin_trgm_ops) WHERE "foldedText" IS NOT NULL;
CREATE INDEX "Invoice_foldedText_idx" ON "Invoice" USING GIN ("businessId" int4_ops, "foldedText" gin_trgm_ops) WHERE "foldedText" IS NOT NULL;
CREATE INDEX "Client_unfolded_idx" ON "Client"("businessId", "id") WHERE "foldedText" IS NULL;
CREATE INDEX "Invoice_unfolded_idx" ON "Invoice"("businessId", "id") WHERE "foldedText" IS NULL;

-- The previous release changes the texts but not the folded column: reset it for the job.
CREATE FUNCTION forget_folded_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."foldedText" := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER "Client_folded" BEFORE UPDATE OF "name", "companyName", "email", "phone" ON "Client" FOR EACH ROW
  WHEN (NEW."foldedText" IS NOT DISTINCT FROM OLD."foldedText"
    AND (NEW."name", NEW."companyName", NEW."email", NEW."phone") IS DISTINCT FROM (OLD."name", OLD."companyName", OLD."email", OLD."phone"))
  EXECUTE FUNCTION forget_folded_text();
CREATE TRIGGER "Invoice_folded" BEFORE UPDATE OF "searchText" ON "Invoice" FOR EACH ROW
  WHEN (NEW."foldedText" IS NOT DISTINCT FROM OLD."foldedText" AND NEW."searchText" IS DISTINCT FROM OLD."searchText")
  EXECUTE FUNCTION forget_folded_text();
