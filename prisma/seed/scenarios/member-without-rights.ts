import { utc } from '@date-fns/utc'
import { addDays } from 'date-fns'
import { registerByInvitation } from '@/lib/business/members/join-business'
import { INVITATION_DAYS } from '@/lib/business/members/invitations'
import type { Member } from '@/lib/core/access/actor'
import { hashToken, generateToken } from '@/lib/platform/crypto/encryption'
import { db } from '@/lib/platform/db/client'
import { createClient, createInvoice } from '../documents'
import { freshEmail, openScenario, SCENARIO_PASSWORD } from './account'
import type { Scenario } from './types'

/** A viewer in somebody else's business, who can see everything and change nothing. */
export const memberWithoutRights: Scenario<'business' | 'client' | 'invoice'> = async (now) => {
  const { actor, today } = await openScenario('member-without-rights-owner', now)
  const client = await createClient(actor, { name: 'Look Only Ltd', email: 'accounts@look.example' })
  const { id } = await createInvoice(actor, client.id, { status: 'SENT', currency: 'GBP', issueDate: today })
  const email = freshEmail('member-without-rights')
  const token = await inviteViewer(actor, email, now)
  await registerByInvitation(token, {
    password: SCENARIO_PASSWORD,
    fullName: 'Sam Viewer',
    timeZone: actor.timeZone,
    interfaceLanguage: null,
  })
  return {
    email,
    password: SCENARIO_PASSWORD,
    path: `/invoices/${id}`,
    ids: { business: actor.businessId, client: client.id, invoice: id },
  }
}

/** Creates an invitation without sending it, and returns the token of its link. */
async function inviteViewer({ businessId, person }: Member, email: string, now: Date): Promise<string> {
  const token = generateToken()
  await db.invitation.create({
    data: {
      businessId,
      email,
      role: 'VIEWER',
      invitedBy: person.name,
      invitedById: person.id,
      tokenHash: hashToken(token),
      expiresAt: addDays(now, INVITATION_DAYS, { in: utc }),
    },
  })
  return token
}
