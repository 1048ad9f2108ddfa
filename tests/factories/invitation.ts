import type { BusinessId, Role, UserId } from '@/lib/core/access/actor'
import { hashToken, generateToken } from '@/lib/platform/crypto/encryption'
import { db } from '@/lib/platform/db/client'

interface Inviter {
  id: UserId
  fullName: string
  /** The business to join. */
  businessId: BusinessId
}

/** Creates a pending invitation and returns the token of its link. */
export async function createInvitation(
  { id, fullName, businessId }: Inviter,
  email: string,
  role: Role,
): Promise<string> {
  const token = generateToken()
  const data = {
    role,
    tokenHash: hashToken(token),
    invitedBy: fullName,
    invitedById: id,
    expiresAt: new Date(Date.now() + 86_400_000),
  }
  await db.invitation.upsert({
    where: { businessId_email: { businessId, email } },
    create: { businessId, email, ...data },
    update: data,
  })
  return token
}
