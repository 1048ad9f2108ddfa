-- What the search looks in from now on: names, numbers and words as everybody spells them (lib/kernel/lists/fold.ts). It is written with a row; of
-- rows of before, and of those that the release before writes meanwhile, it is null until a job has come by, and the search goes by the old texts.
ALTER TABLE "Client" ADD COLUMN "foldedText" TEXT;
ALTER TABLE "Invoice" ADD COLUMN "foldedText" TEXT;

-- No row has one yet: these are built by reading the tables once, and the two that say what is left to fold become small by themselves.
CREATE INDEX "Client_foldedText_idx" ON "Client" USING GIN ("businessId" int4_ops, "foldedText" gin_trgm_ops) WHERE "foldedText" IS NOT NULL;
CREATE INDEX "Invoice_foldedText_idx" ON "Invoice" USING GIN ("businessId" int4_ops, "foldedText" gin_trgm_ops) WHERE "foldedText" IS NOT NULL;
CREATE INDEX "Client_unfolded_idx" ON "Client"("businessId", "id") WHERE "foldedText" IS NULL;
CREATE INDEX "Invoice_unfolded_idx" ON "Invoice"("businessId", "id") WHERE "foldedText" IS NULL;

-- Whoever changes the texts and not what is folded of them, as the release before does, leaves that to the job.
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
