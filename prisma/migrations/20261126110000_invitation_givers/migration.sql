-- Accepting an invitation checks the rights of its sender, of whom only the name was stored so far.
ALTER TABLE "Invitation" ADD COLUMN "invitedById" INTEGER;
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "Invitation_invitedById_idx" ON "Invitation"("invitedById");

-- If exactly one member has that name and may give the role, they are the sender.
UPDATE "Invitation" i SET "invitedById" = giver."userId"
FROM (
  SELECT m."businessId", u."fullName", min(m."userId") AS "userId", min(m."role"::text) AS "role"
  FROM "Membership" m JOIN "User" u ON u."id" = m."userId"
  GROUP BY m."businessId", u."fullName" HAVING count(*) = 1
) giver
WHERE giver."businessId" = i."businessId" AND giver."fullName" = i."invitedBy" AND i."acceptedAt" IS NULL
  AND (giver."role" = 'OWNER' OR (giver."role" = 'ADMIN' AND i."role" <> 'OWNER'));

-- All other pending invitations end, with an entry in the change log of the business. They can be sent again.
WITH ended AS (
  UPDATE "Invitation" SET "expiresAt" = timezone('utc', now())
  WHERE "acceptedAt" IS NULL AND "invitedById" IS NULL AND "expiresAt" > timezone('utc', now())
  RETURNING "businessId", "email", "role"
)
INSERT INTO "Event" ("businessId", "type", "via", "data")
SELECT "businessId", 'INVITATION_ENDED', 'job', jsonb_build_object('email', "email", 'role', "role", 'isInviterUnknown', true) FROM ended;
