-- Who searches looks in what is theirs: by words alone the index answered with the rows of everybody who has them, a million of ten.
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE INDEX "Invoice_userId_searchText_idx" ON "Invoice" USING GIN ("userId" int4_ops, "searchText" gin_trgm_ops);
DROP INDEX "Invoice_searchText_idx";
