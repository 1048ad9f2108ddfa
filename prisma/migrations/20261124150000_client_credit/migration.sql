-- What a client paid beyond an invoice is theirs: it stands to their credit, in its currency, until it is used on another invoice or paid
-- back. Payments that are there paid what they say and no more.
ALTER TABLE "Payment" ADD COLUMN "credited" DECIMAL NOT NULL DEFAULT 0;
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_credited" CHECK (scale("credited") <= 3 AND "credited" >= 0 AND "credited" < 1e14) NOT VALID;

CREATE TABLE "ClientCredit" (
  "businessId" INTEGER NOT NULL,
  "clientId" INTEGER NOT NULL,
  "currency" CHAR(3) NOT NULL,
  "balance" DECIMAL NOT NULL,
  CONSTRAINT "ClientCredit_pkey" PRIMARY KEY ("businessId", "clientId", "currency"),
  CONSTRAINT "ClientCredit_balance" CHECK ("balance" >= 0 AND scale("balance") <= 3 AND "balance" < 1e15)
);
ALTER TABLE "ClientCredit" ADD CONSTRAINT "ClientCredit_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ClientCredit" ADD CONSTRAINT "ClientCredit_businessId_clientId_fkey" FOREIGN KEY ("businessId", "clientId") REFERENCES "Client"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "CreditEntry" (
  "businessId" INTEGER NOT NULL,
  "id" INTEGER NOT NULL,
  "clientId" INTEGER NOT NULL,
  "currency" CHAR(3) NOT NULL,
  "kind" TEXT NOT NULL,
  "amount" DECIMAL NOT NULL,
  "balance" DECIMAL NOT NULL,
  "day" DATE NOT NULL,
  "invoiceId" INTEGER,
  "paymentId" INTEGER,
  "method" TEXT,
  "note" TEXT,
  "reversesId" INTEGER,
  "requestId" UUID,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "CreditEntry_pkey" PRIMARY KEY ("businessId", "id"),
  CONSTRAINT "CreditEntry_amounts" CHECK (scale("amount") <= 3 AND "amount" <> 0 AND abs("amount") < 1e14)
);
CREATE UNIQUE INDEX "CreditEntry_businessId_requestId_key" ON "CreditEntry"("businessId", "requestId");
CREATE UNIQUE INDEX "CreditEntry_businessId_reversesId_key" ON "CreditEntry"("businessId", "reversesId");
CREATE INDEX "CreditEntry_businessId_clientId_id_idx" ON "CreditEntry"("businessId", "clientId", "id" DESC);
ALTER TABLE "CreditEntry" ADD CONSTRAINT "CreditEntry_businessId_clientId_currency_fkey" FOREIGN KEY ("businessId", "clientId", "currency") REFERENCES "ClientCredit"("businessId", "clientId", "currency") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "CreditEntry_id" BEFORE INSERT ON "CreditEntry" FOR EACH ROW EXECUTE FUNCTION next_business_id();

-- Nobody enters anything without the sum following. What is restored from a backup says its sum already, and so does the sum's own row.
CREATE FUNCTION enter_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."balance" IS NULL THEN
    UPDATE "ClientCredit" SET "balance" = "balance" + NEW."amount"
    WHERE "businessId" = NEW."businessId" AND "clientId" = NEW."clientId" AND "currency" = NEW."currency"
    RETURNING "balance" INTO NEW."balance";
    IF NOT FOUND THEN
      INSERT INTO "ClientCredit" ("businessId", "clientId", "currency", "balance")
      VALUES (NEW."businessId", NEW."clientId", NEW."currency", NEW."amount")
      ON CONFLICT ("businessId", "clientId", "currency") DO UPDATE SET "balance" = "ClientCredit"."balance" + NEW."amount"
      RETURNING "balance" INTO NEW."balance";
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "CreditEntry_balance" BEFORE INSERT ON "CreditEntry" FOR EACH ROW EXECUTE FUNCTION enter_credit();

CREATE FUNCTION keep_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Entries of credit are never changed: reverse it by another one';
END $$;
CREATE TRIGGER "CreditEntry_kept" BEFORE UPDATE ON "CreditEntry" FOR EACH ROW EXECUTE FUNCTION keep_credit_entry();
