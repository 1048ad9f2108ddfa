-- Why something did not go as its owner wanted is kept as a code with its values (lib/words/reason.ts), no longer as a sentence. A sentence
-- that no version of this list wrote is kept as it was written.
CREATE FUNCTION reason_of(said TEXT) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN said IS NULL OR said = '' THEN NULL
    ELSE coalesce(
      (SELECT jsonb_build_object('code', known.code) FROM (VALUES
        ('mail.broken', 'The connection dropped while sending, so the e-mail may have gone out.'),
        ('mail.interrupted', 'Sending was interrupted, so the mail may have gone out. Ask your client before you send it again.'),
        ('mail.unusable', 'One of its addresses or its subject can’t be used in an e-mail.'),
        ('mail.unprepared', 'We couldn’t prepare the e-mail.'),
        ('mail.no-address', 'Your client has no e-mail address. Add one, then send it.'),
        ('mail.expired', 'It had expired before it could be sent.'),
        ('mail.cancelled-by-user', 'You cancelled it before it went out.'),
        ('mail.invoice-cancelled', 'The invoice was cancelled before it went out.'),
        ('mail.invoice-drafted', 'The invoice was moved back to draft before it went out.'),
        ('mail.payment-removed', 'The payment was removed before it went out.'),
        ('mail.nothing-left', 'There was nothing left to pay.'),
        ('mail.not-due', 'It was no longer due.'),
        ('mail.link-revoked', 'The public link in it was revoked before it went out.'),
        ('smtp.sign-in', 'The mail server rejected this installation’s sign-in.'),
        ('smtp.slow', 'The mail server took too long to answer.'),
        ('smtp.certificate', 'The mail server’s certificate isn’t valid.'),
        ('smtp.unreachable', 'We can’t reach the mail server right now.'),
        ('gmail.expired', 'The connection to your Gmail has expired. Connect Gmail again in Settings, then send the mail again.'),
        ('gmail.not-enabled', 'The Gmail API is not enabled for this installation at Google.'),
        ('gmail.unreachable', 'We can’t reach Gmail right now.'),
        ('gmail.no-keys', 'Google is no longer set up on this installation, so nothing can be sent from your Gmail.'),
        ('gmail.not-allowed', 'Gmail no longer lets this installation send mail.'),
        ('gmail.removed', 'It was removed in your Google account, or its time ran out.'),
        ('google.unreachable', 'We can’t reach Google right now.'),
        ('key.lost', 'A key of this installation was changed or lost.'),
        ('series.first-cancelled', 'Its first invoice was cancelled. Resume the series to go on.'),
        ('series.client-deleted', 'Its client was deleted. Choose another client for the series, then resume it.'),
        ('series.went-wrong', 'Something went wrong each time for a day. Check the series, then resume it.')
      ) AS known(code, sentence) WHERE known.sentence = said),
      (SELECT jsonb_build_object('code', known.code, 'values', jsonb_build_object('said', substr(said, length(known.start) + 1)))
        FROM (VALUES
          ('smtp.not-taking', 'The mail server isn’t taking mail right now: '),
          ('smtp.refused', 'The mail server refused it: '),
          ('smtp.later', 'The mail server asked us to try later: '),
          ('gmail.later', 'Gmail asked us to try later: '),
          ('gmail.refused', 'Gmail refused it: ')
        ) AS known(code, start) WHERE starts_with(said, known.start)),
      jsonb_build_object('code', 'as-written', 'values', jsonb_build_object('text', said))
    )
  END
$$;

ALTER TABLE "OutboxMail" ALTER COLUMN "error" TYPE JSONB USING reason_of("error");
ALTER TABLE "Schedule" ALTER COLUMN "problem" TYPE JSONB USING reason_of("problem");
ALTER TABLE "GmailConnection" ALTER COLUMN "problem" TYPE JSONB USING reason_of("problem");

UPDATE "Event" SET "data" = jsonb_set("data", '{reason}', reason_of("data" ->> 'reason'))
WHERE "type" IN ('MAIL_QUEUED', 'MAIL_SENT', 'MAIL_FAILED', 'MAIL_CANCELLED')
  AND jsonb_typeof("data" -> 'reason') = 'string' AND "data" ->> 'reason' <> '';
UPDATE "Event" SET "data" = jsonb_set("data", '{problem}', reason_of("data" ->> 'problem'))
WHERE "type" IN ('SCHEDULE_PAUSED', 'SERIES_STOPPED')
  AND jsonb_typeof("data" -> 'problem') = 'string' AND "data" ->> 'problem' <> '';

DROP FUNCTION reason_of(TEXT);
