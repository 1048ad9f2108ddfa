-- What is due is found by an index, however much there is that is not.

-- Reminders: what is unpaid by its due date, whoever's it is, and the owners whose clients are reminded (lib/reminders/due.ts).
CREATE INDEX "Invoice_reminders_idx" ON "Invoice"("dueDate", "userId", "id") INCLUDE ("clientId")
  WHERE "status" = 'SENT' AND "reminders" AND "totalAmount" > 0;
CREATE INDEX "User_reminders_idx" ON "User"("timeZone", "reminderHour", "reminderDays") INCLUDE ("id")
  WHERE "reminderDays" <> '{}' AND "disabledAt" IS NULL AND "deleteAfter" IS NULL;

-- The index of series holds all that is asked of those that are not due yet, in the order in which they are taken.
DROP INDEX "Schedule_status_nextDay_idx";
CREATE INDEX "Schedule_status_nextDay_userId_id_autoSend_idx" ON "Schedule"("status", "nextDay", "userId", "id", "autoSend");

-- After an outage a great many mails are due at one instant: their order is in the index too.
DROP INDEX "OutboxMail_status_nextAttemptAt_idx";
CREATE INDEX "OutboxMail_status_nextAttemptAt_id_idx" ON "OutboxMail"("status", "nextAttemptAt", "id");
CREATE INDEX "OutboxMail_outage_idx" ON "OutboxMail"("status") WHERE "isOutage";
