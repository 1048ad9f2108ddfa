-- A client is called by its company, else by its name: what lists show is what they are sorted by.
ALTER TABLE "Client" ADD COLUMN "title" TEXT COLLATE "und-x-icu" NOT NULL
  GENERATED ALWAYS AS (COALESCE(NULLIF("companyName", ''), "name")) STORED;

DROP INDEX "Client_userId_deletedAt_email_name_id_idx";
DROP INDEX "Client_userId_deletedAt_name_id_idx";
DROP INDEX "Client_userId_deletedAt_phone_name_id_idx";
DROP INDEX "Client_userId_name_id_idx";
DROP INDEX "Client_address_order_idx";

CREATE INDEX "Client_userId_deletedAt_title_id_idx" ON "Client"("userId", "deletedAt", "title", "id");
CREATE INDEX "Client_userId_deletedAt_email_title_id_idx" ON "Client"("userId", "deletedAt", "email", "title", "id");
CREATE INDEX "Client_userId_deletedAt_phone_title_id_idx" ON "Client"("userId", "deletedAt", "phone", "title", "id");
CREATE INDEX "Client_userId_title_id_idx" ON "Client"("userId", "title", "id");

-- By address, as the list shows it in one line (lib/clients/list.ts has the same expression).
CREATE INDEX "Client_address_order_idx" ON "Client"("userId", "deletedAt", (NULLIF(left(ltrim(translate(COALESCE("address", '')
  || COALESCE(', ' || "city", '') || COALESCE(', ' || "state", '') || COALESCE(', ' || "postalCode", '') || COALESCE(', ' || "country", ''),
  E'\n\t', '  '), ', '), 100), '') COLLATE "und-x-icu"), "title", "id");
