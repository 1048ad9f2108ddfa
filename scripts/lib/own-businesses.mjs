// Businesses for people who were written by SQL, as registering would open them.

/**
 * Gives everybody without a business one that bears their id, set up and with them as its owner. `fields`: SQL of more columns of
 * "Business", by name, where `u` is the row of the person.
 */
export async function giveBusinesses(client, fields = {}) {
  const names = Object.keys(fields).map((name) => `, "${name}"`)
  const values = Object.values(fields).map((value) => `, ${value}`)
  await client.query(`
    WITH opened AS (
      INSERT INTO "Business" ("id", "ownerId", "isOnboarded", "updatedAt"${names.join('')})
      SELECT u."id", u."id", true, now()${values.join('')} FROM "User" u
      WHERE NOT EXISTS (SELECT 1 FROM "Membership" m WHERE m."userId" = u."id")
      RETURNING "id"
    )
    INSERT INTO "Membership" ("businessId", "userId", "role") SELECT "id", "id", 'OWNER' FROM opened`)
}
