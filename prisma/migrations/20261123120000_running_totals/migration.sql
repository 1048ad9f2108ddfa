-- What the dashboard adds up is kept as rows that add up: every change of invoices and payments appends the difference it makes, in its
-- own transaction. Nobody waits for anybody's sum. Now and then the rows of a business are folded into few (lib/reports/dashboard/totals.ts).
CREATE TABLE "RunningTotal" (
  "id" BIGSERIAL NOT NULL,
  "userId" INTEGER NOT NULL,
  "of" TEXT NOT NULL,
  "currency" CHAR(3) NOT NULL,
  "count" INTEGER NOT NULL,
  "total" DECIMAL(20,2) NOT NULL,
  "paid" DECIMAL(20,2) NOT NULL,
  "isFolded" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "RunningTotal_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "RunningTotal_userId_of_idx" ON "RunningTotal"("userId", "of");
CREATE INDEX "RunningTotal_unfolded_idx" ON "RunningTotal"("userId") WHERE NOT "isFolded";

-- A payment says its currency itself, because it may go after its invoice.
ALTER TABLE "Payment" ADD COLUMN "currency" CHAR(3);
UPDATE "Payment" p SET "currency" = i."currency" FROM "Invoice" i WHERE i."userId" = p."userId" AND i."id" = p."invoiceId";
ALTER TABLE "Payment" ALTER COLUMN "currency" SET NOT NULL;

CREATE FUNCTION currency_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."currency" IS NULL THEN
    SELECT "currency" INTO NEW."currency" FROM "Invoice" WHERE "userId" = NEW."userId" AND "id" = NEW."invoiceId";
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Payment_currency" BEFORE INSERT ON "Payment" FOR EACH ROW EXECUTE FUNCTION currency_of_invoice();

CREATE FUNCTION add_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("userId", "of", "currency", "count", "total", "paid")
  SELECT "userId", "status"::text, "currency", count(*), sum("totalAmount"), sum("amountPaid") FROM added GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE FUNCTION take_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("userId", "of", "currency", "count", "total", "paid")
  SELECT "userId", "status"::text, "currency", -count(*), -sum("totalAmount"), -sum("amountPaid") FROM taken GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE FUNCTION change_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("userId", "of", "currency", "count", "total", "paid")
  SELECT "userId", "status"::text, "currency", sum(n), sum(n * "totalAmount"), sum(n * "amountPaid")
  FROM (
    SELECT 1 AS n, "userId", "status", "currency", "totalAmount", "amountPaid" FROM added
    UNION ALL SELECT -1, "userId", "status", "currency", "totalAmount", "amountPaid" FROM taken
  ) i
  GROUP BY 1, 2, 3 HAVING sum(n) <> 0 OR sum(n * "totalAmount") <> 0 OR sum(n * "amountPaid") <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER "Invoice_added" AFTER INSERT ON "Invoice" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_invoices();
CREATE TRIGGER "Invoice_taken" AFTER DELETE ON "Invoice" REFERENCING OLD TABLE AS taken
  FOR EACH STATEMENT EXECUTE FUNCTION take_invoices();
CREATE TRIGGER "Invoice_changed" AFTER UPDATE ON "Invoice" REFERENCING OLD TABLE AS taken NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION change_invoices();

CREATE FUNCTION add_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("userId", "of", "currency", "count", "total", "paid")
  SELECT "userId", to_char("paidOn", 'YYYY-MM'), "currency", count(*), 0, sum("amount") FROM added GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE FUNCTION take_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("userId", "of", "currency", "count", "total", "paid")
  SELECT "userId", to_char("paidOn", 'YYYY-MM'), "currency", -count(*), 0, -sum("amount") FROM taken GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE FUNCTION change_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("userId", "of", "currency", "count", "total", "paid")
  SELECT "userId", to_char("paidOn", 'YYYY-MM'), "currency", sum(n), 0, sum(n * "amount")
  FROM (
    SELECT 1 AS n, "userId", "paidOn", "currency", "amount" FROM added
    UNION ALL SELECT -1, "userId", "paidOn", "currency", "amount" FROM taken
  ) p
  GROUP BY 1, 2, 3 HAVING sum(n) <> 0 OR sum(n * "amount") <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER "Payment_added" AFTER INSERT ON "Payment" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_payments();
CREATE TRIGGER "Payment_taken" AFTER DELETE ON "Payment" REFERENCING OLD TABLE AS taken
  FOR EACH STATEMENT EXECUTE FUNCTION take_payments();
CREATE TRIGGER "Payment_changed" AFTER UPDATE ON "Payment" REFERENCING OLD TABLE AS taken NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION change_payments();

-- An account takes its invoices with it, and they append what they take away, after the triggers on the account itself. What is left goes
-- at the very end.
CREATE FUNCTION delete_totals_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "RunningTotal" WHERE "userId" = OLD."id";
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "User_totals" AFTER DELETE ON "User" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION delete_totals_of_user();

-- All sums anew, from the rows themselves: now, and for whoever loads rows past the triggers.
CREATE FUNCTION rebuild_running_totals() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE "Invoice", "Payment", "RunningTotal" IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM "RunningTotal";
  INSERT INTO "RunningTotal" ("userId", "of", "currency", "count", "total", "paid", "isFolded")
  SELECT "userId", "status"::text, "currency", count(*), sum("totalAmount"), sum("amountPaid"), true FROM "Invoice" GROUP BY 1, 2, 3
  UNION ALL
  SELECT "userId", to_char("paidOn", 'YYYY-MM'), "currency", count(*), 0, sum("amount"), true FROM "Payment" GROUP BY 1, 2, 3
  ORDER BY 1, 2, 3;
$$;
SELECT rebuild_running_totals();

-- What is owed is read by its age, and nothing else: these rows alone, with all that is added up of them.
DROP INDEX "Invoice_userId_currency_status_dueDate_totalAmount_amountPa_idx";
DROP INDEX "Invoice_sent_by_due_idx";
CREATE INDEX "Invoice_owed_idx" ON "Invoice"("userId", "dueDate", "id") INCLUDE ("currency", "totalAmount", "amountPaid") WHERE "status" = 'SENT';

-- The sums that are not what the rows themselves come to: none, ever.
CREATE FUNCTION wrong_running_totals() RETURNS TABLE ("userId" INTEGER, "of" TEXT, "currency" TEXT) LANGUAGE sql STABLE AS $$
  SELECT "userId", "of", "currency" FROM (
    SELECT "userId", "of", "currency", "count", "total", "paid" FROM "RunningTotal"
    UNION ALL
    SELECT "userId", "status"::text, "currency", -1, -"totalAmount", -"amountPaid" FROM "Invoice"
    UNION ALL
    SELECT "userId", to_char("paidOn", 'YYYY-MM'), "currency", -1, 0, -"amount" FROM "Payment"
  ) t
  GROUP BY 1, 2, 3 HAVING sum("count") <> 0 OR sum("total") <> 0 OR sum("paid") <> 0
  ORDER BY 1, 2, 3;
$$;
