-- As with invoices: by words alone the index answered with the clients of everybody who has such.
DROP INDEX "Client_search_idx";
CREATE INDEX "Client_search_idx" ON "Client" USING GIN ("userId" int4_ops, "name" gin_trgm_ops, "email" gin_trgm_ops, "phone" gin_trgm_ops, "companyName" gin_trgm_ops);
