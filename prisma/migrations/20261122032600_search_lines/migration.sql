-- The search looks in what was invoiced too: the lines' words, as lib/invoices/search-text.ts writes them from now on.
UPDATE "Invoice" i SET "searchText" = i."searchText" || E'\n' || l."words"
FROM (
  SELECT "invoiceId", left(lower(string_agg(regexp_replace(btrim("description"), '\s+', ' ', 'g'), E'\n' ORDER BY "position")
    COLLATE "und-x-icu"), 2000) AS "words"
  FROM "LineItem" GROUP BY "invoiceId"
) l
WHERE l."invoiceId" = i."id" AND l."words" <> '';

-- What is overdue, and how much of it there is, without a look at what was paid long ago.
CREATE INDEX "Invoice_sent_by_due_idx" ON "Invoice"("userId", "dueDate", "id") WHERE "status" = 'SENT';
