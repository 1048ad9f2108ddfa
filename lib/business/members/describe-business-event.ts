import { getOwnProperty } from '@/lib/core/object'
import type { BusinessEvent } from '@/lib/activity/types'
import { ROLE_LABELS } from './roles'

type Data = BusinessEvent['data']
type ChangeFormatter = (who: string, data: Data) => string

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
/** Isolates a right-to-left name, so that it doesn't reorder the text around it. */
const isolateDirection = (name: string) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)

const formatName = (value: unknown) =>
  typeof value === 'string' && value ? isolateDirection(value) : 'somebody'
const formatRole = (value: unknown) =>
  (getOwnProperty(ROLE_LABELS, String(value))?.label ?? 'member').toLowerCase()

/** Formats each event with the name of its author: `Ada Lovelace`, or `You`. */
const CHANGES: Record<BusinessEvent['type'], ChangeFormatter> = {
  BANK_REQUESTED: (who) => `${who} entered new bank details for an owner to confirm`,
  BANK_CHANGED: (who) => `${who} changed the bank details`,
  BANK_DECLINED: (who, { isOwn }) =>
    isOwn === true ? `${who} took back the new bank details` : `${who} declined the new bank details`,
  MEMBER_INVITED: (who, data) => `${who} invited ${formatName(data.email)} as ${withArticle(data.role)}`,
  INVITATION_REVOKED: (who, { email }) => `${who} revoked the invitation for ${formatName(email)}`,
  INVITATION_ENDED: (_, data) =>
    data.isInviterUnknown === true
      ? `The invitation for ${formatName(data.email)} as ${withArticle(data.role)} ended because it isn’t known who sent it. Send it again if it is still needed`
      : `The invitation for ${formatName(data.email)} as ${withArticle(data.role)} ended because the sender may no longer give that role`,
  MEMBER_JOINED: (who, data) => `${who} joined as ${withArticle(data.role)}`,
  ROLE_CHANGED: (who, data) =>
    `${who} changed ${formatName(data.name)} from ${formatRole(data.from)} to ${formatRole(data.role)}`,
  MEMBER_REMOVED: (who, { name }) => `${who} removed ${formatName(name)}`,
  MEMBER_LEFT: (who) => `${who} left`,
  HANDED_OVER: (who, { name }) => `${who} handed the business over to ${formatName(name)}`,
  STAFF_RIGHTS_CHANGED: (who, { mayDelete }) =>
    mayDelete === true
      ? `${who} let staff delete and cancel documents`
      : `${who} stopped letting staff delete and cancel documents`,
}

/** Adds the article of a role, "an owner", "a viewer"; "staff" takes none. */
function withArticle(value: unknown): string {
  const name = formatRole(value)
  if (value === 'STAFF') return name
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

/**
 * Describes an event of the business in a sentence.
 * @param you id of the reader
 */
export function describeBusinessEvent({ type, by, data }: BusinessEvent, you: number): string {
  const who =
    by === null || typeof by === 'string' ? 'Somebody' : by.id === you ? 'You' : isolateDirection(by.name)
  return CHANGES[type](who, data)
}
