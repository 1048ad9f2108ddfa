/** Gives every user without a business, as inserted by SQL, one with their id, set up and owned by them. */
export const insertBusinesses = (client) =>
  client.query(`
    WITH opened AS (
      INSERT INTO "Business" ("id", "ownerId", "isOnboarded", "updatedAt")
      SELECT u."id", u."id", true, now() FROM "User" u
      WHERE NOT EXISTS (SELECT 1 FROM "Membership" m WHERE m."userId" = u."id")
      RETURNING "id"
    )
    INSERT INTO "Membership" ("businessId", "userId", "role") SELECT "id", "id", 'OWNER' FROM opened`)
