-- When a member was made an owner. Null for earlier owners and founders, who have no waiting period.
ALTER TABLE "Membership" ADD COLUMN "ownerSince" TIMESTAMP(3);
