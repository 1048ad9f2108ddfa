import { createTranslator } from 'next-intl'
import { describeChange } from '@/components/users/members/describe-change'
import type { MembersChange } from '@/components/users/members/members-data'
import { BUSINESS_EVENTS } from '@/lib/activity/types'
import de from '@/lib/i18n/interface/de.json'
import en from '@/lib/i18n/interface/en.json'

const data = { email: 'bob@example.com', name: 'Bob Hale', from: 'STAFF', role: 'ADMIN', isOwn: false }
const english = createTranslator({ locale: 'en', messages: en, namespace: 'members.changes' })
const german = createTranslator({ locale: 'en', messages: de, namespace: 'members.changes' })
const of = (type: MembersChange['type'], over: Partial<MembersChange> = {}, t = english) =>
  describeChange({ type, by: { name: 'Ada Lovelace', isYou: false }, data, ...over }, t)

it('the business history describes each business event', () => {
  expect(BUSINESS_EVENTS.map((type) => of(type))).toEqual([
    'Ada Lovelace entered new bank details for an owner to confirm',
    'Ada Lovelace changed the bank details',
    'Ada Lovelace declined the new bank details',
    'Ada Lovelace invited bob@example.com as an admin',
    'Ada Lovelace revoked the invitation for bob@example.com',
    'The invitation for bob@example.com as an admin ended because the sender can no longer assign that role',
    'Ada Lovelace joined as an admin',
    'Ada Lovelace changed Bob Hale from staff to admin',
    'Ada Lovelace removed Bob Hale',
    'Ada Lovelace left',
    'Ada Lovelace transferred ownership to Bob Hale',
    'Ada Lovelace stopped letting staff delete and cancel documents',
    'Ada Lovelace turned off the protection of issued documents',
  ])
})

it('the business history addresses the acting user as “you”, and uses the right article for each role', () => {
  const by = { name: 'Robin', isYou: true }
  expect(of('MEMBER_INVITED', { by, data: { ...data, role: 'VIEWER' } })).toBe(
    'You invited bob@example.com as a viewer',
  )
  expect(of('MEMBER_JOINED', { data: { role: 'STAFF' } })).toBe('Ada Lovelace joined as staff')
  expect(of('STAFF_RIGHTS_CHANGED', { data: { mayDelete: true } })).toBe(
    'Ada Lovelace let staff delete and cancel documents',
  )
  expect(of('PROTECTION_CHANGED', { data: { isOn: true } })).toBe(
    'Ada Lovelace turned on the protection of issued documents',
  )
  expect(of('BANK_DECLINED', { data: { isOwn: true } })).toBe('Ada Lovelace withdrew the new bank details')
})

it('the business history copes with older and malformed events', () => {
  expect(of('MEMBER_INVITED', { by: null, data: { role: 'constructor' } })).toBe(
    'Somebody invited somebody as a member',
  )
})

it('the business history is in the language of the interface', () => {
  expect(of('MEMBER_INVITED', {}, german)).toBe('Ada Lovelace hat bob@example.com eingeladen (Administrator)')
  expect(of('MEMBER_JOINED', { by: { name: 'Robin', isYou: true } }, german)).toBe(
    'Du bist beigetreten (Administrator)',
  )
})
