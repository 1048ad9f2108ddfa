-- Edition of the printed sheet of an issued document; null is edition 1.
ALTER TABLE "Invoice" ADD COLUMN "edition" SMALLINT;
