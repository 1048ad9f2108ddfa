import { describeBusinessEvent } from '@/lib/business/members/describe-business-event'
import { BUSINESS_EVENTS, type BusinessEvent } from '@/lib/activity/types'

const data = { email: 'bob@example.com', name: 'Bob Hale', from: 'STAFF', role: 'ADMIN', isOwn: false }
const of = (type: BusinessEvent['type'], over: Partial<BusinessEvent> = {}) =>
  describeBusinessEvent(
    { id: 1, type, at: '2026-11-24T07:47:00.000Z', by: { id: 2, name: 'Ada Lovelace' }, data, ...over },
    1,
  )

it('the business history describes each business event', () => {
  expect(BUSINESS_EVENTS.map((type) => of(type))).toEqual([
    'Ada Lovelace entered new bank details for an owner to confirm',
    'Ada Lovelace changed the bank details',
    'Ada Lovelace declined the new bank details',
    'Ada Lovelace invited bob@example.com as an admin',
    'Ada Lovelace revoked the invitation for bob@example.com',
    'The invitation for bob@example.com as an admin ended because the sender may no longer give that role',
    'Ada Lovelace joined as an admin',
    'Ada Lovelace changed Bob Hale from staff to admin',
    'Ada Lovelace removed Bob Hale',
    'Ada Lovelace left',
    'Ada Lovelace handed the business over to Bob Hale',
    'Ada Lovelace stopped letting staff delete and cancel documents',
  ])
})

it('the business history addresses the acting user as “you”, and uses the right article for each role', () => {
  const by = { id: 1, name: 'Robin' }
  expect(of('MEMBER_INVITED', { by, data: { ...data, role: 'VIEWER' } })).toBe(
    'You invited bob@example.com as a viewer',
  )
  expect(of('MEMBER_JOINED', { data: { role: 'STAFF' } })).toBe('Ada Lovelace joined as staff')
  expect(of('STAFF_RIGHTS_CHANGED', { data: { mayDelete: true } })).toBe(
    'Ada Lovelace let staff delete and cancel documents',
  )
  expect(of('BANK_DECLINED', { data: { isOwn: true } })).toBe('Ada Lovelace took back the new bank details')
})

it('the business history copes with older and malformed events', () => {
  expect(of('MEMBER_INVITED', { by: null, data: { role: 'constructor' } })).toBe(
    'Somebody invited somebody as a member',
  )
})
