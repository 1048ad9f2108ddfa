-- CreateIndex
CREATE INDEX "Client_userId_deletedAt_email_name_id_idx" ON "Client"("userId", "deletedAt", "email", "name", "id");

-- CreateIndex
CREATE INDEX "Client_userId_deletedAt_phone_name_id_idx" ON "Client"("userId", "deletedAt", "phone", "name", "id");

-- CreateIndex
CREATE INDEX "Client_search_idx" ON "Client" USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops, "phone" gin_trgm_ops, "companyName" gin_trgm_ops);

-- By address, as the list shows it in one line (lib/clients/list.ts has the same expression).
CREATE INDEX "Client_address_order_idx" ON "Client"("userId", "deletedAt", (NULLIF(left(ltrim(translate(COALESCE("address", '')
  || COALESCE(', ' || "city", '') || COALESCE(', ' || "state", '') || COALESCE(', ' || "postalCode", '') || COALESCE(', ' || "country", ''),
  E'\n\t', '  '), ', '), 100), '') COLLATE "und-x-icu"), "name", "id");
