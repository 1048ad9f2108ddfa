-- Since when somebody is an owner who was made one. Null for those from before, and for whoever opened the business: nobody waits.
ALTER TABLE "Membership" ADD COLUMN "ownerSince" TIMESTAMP(3);
