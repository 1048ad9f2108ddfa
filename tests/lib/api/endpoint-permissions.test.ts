import type { Access, Definition } from '@/lib/api/define'
import type { Permission } from '@/lib/core/access/permissions'
import { DEFINITIONS } from '@/lib/api/definitions'

// Written by hand, because the access matrices take their expectations from the definitions and would accept an
// endpoint opened by mistake.

/** Access levels, one call per line. Unlisted calls need `read` to read and `write` to change. */
const LISTED: Partial<Record<Access, string>> = {
  public: `
    GET /api/health
    GET /api/health/ready
    GET /api/metrics
    GET /api/cron
    GET /api/mail
    GET /api/openapi.json
    GET /api/dev/mailbox
    GET /api/dev/mailbox/{id}
    GET /api/logos/{id}
    GET /api/{rest}
    POST /api/{rest}
    PUT /api/{rest}
    PATCH /api/{rest}
    DELETE /api/{rest}
    GET /api/auth/{nextauth}
    POST /api/auth/{nextauth}
    POST /api/auth/logout
    POST /api/auth/forgot-password
    POST /api/auth/reset-password
    POST /api/auth/verify-email
    POST /api/auth/resend-verification
    POST /api/register
    POST /api/register/invited
    GET /api/public/invoice/{token}
    GET /api/public/invoice/{token}/pdf
    GET /api/public/invoice/{token}/receipt
    POST /api/public/invoice/{token}/answer
    POST /api/public/invoice/{token}/view
    POST /api/public/preview-pdf
    GET /api/user/gmail/callback
  `,
  'authenticated-incl-deleting': `
    GET /api/auth/me
    POST /api/auth/sync-session
    GET /api/user/export
    DELETE /api/user/deletion
  `,
  authenticated: `
    GET /api/businesses
    GET /api/businesses/elsewhere
    POST /api/businesses
    DELETE /api/businesses/{id}
    POST /api/businesses/{id}/switch
    POST /api/invitations/accept
    GET /api/user/avatar/{id}
    POST /api/user/avatar
    DELETE /api/user/avatar
    DELETE /api/user/sessions
    DELETE /api/user/sessions/{id}
    POST /api/user/deletion
    PATCH /api/user/password
    GET /api/user/proof
    POST /api/user/proof
    POST /api/user/proof/mail
    POST /api/user/two-step
    POST /api/user/two-step/codes
    POST /api/user/two-step/confirm
    POST /api/user/two-step/off
  `,
  onboarding: `
    GET /api/identifiers/check
    PATCH /api/user/onboarding
    PATCH /api/user/settings
    POST /api/upload/logo
  `,
  read: `
    PATCH /api/user/notices
    POST /api/notifications
    POST /api/members/leave
  `,
  write: `
    GET /api/invoices/numbers/next
    GET /api/invoices/{id}/convert
  `,
  remove: `
    DELETE /api/invoices/{id}
    DELETE /api/clients/{id}
  `,
  export: `
    GET /api/clients/export.csv
    GET /api/invoices/export.csv
    GET /api/invoices/pdfs.zip
    GET /api/invoices/numbers/export.csv
    GET /api/invoices/numbers/report.pdf
  `,
  settings: `
    POST /api/tax-rates
    PATCH /api/tax-rates/{id}
    DELETE /api/tax-rates/{id}
    PATCH /api/number-series/{kind}
    PATCH /api/user/checks
    PATCH /api/user/receipts
    PATCH /api/user/reminders
    PATCH /api/user/texts
    PATCH /api/user/words
    POST /api/user/gmail
    DELETE /api/user/gmail
    POST /api/user/test-mail
    GET /api/bank-request
    DELETE /api/bank-request
  `,
  bank: `
    POST /api/bank-request
  `,
  members: `
    GET /api/invitations
    POST /api/invitations
    DELETE /api/invitations/{id}
    POST /api/invitations/{id}/resend
    PATCH /api/members/{id}
    DELETE /api/members/{id}
  `,
  own: `
    POST /api/members/{id}/hand-over
  `,
}

const nameOf = ({ method, path }: Definition) => `${method} ${path}`
const listed = new Map(
  Object.entries(LISTED).flatMap(([access, calls]) =>
    calls
      .trim()
      .split(/\n\s+/)
      .map((call): [string, string] => [call, access]),
  ),
)

it('the API definition gives each API call the documented access level', () => {
  const promised = DEFINITIONS.map((one) => {
    const usual = one.method === 'GET' ? 'read' : 'write'
    return [nameOf(one), listed.get(nameOf(one)) ?? usual]
  })
  expect(DEFINITIONS.map((one) => [nameOf(one), one.access])).toEqual(promised)
})

it('the API definition lists only calls that exist in the API', () => {
  const names = DEFINITIONS.map(nameOf)
  expect([...listed.keys()].filter((name) => !names.includes(name))).toEqual([])
})

it.each<[call: string, body: object, needed: Permission[]]>([
  ['PATCH /api/invoices/{id}/status', { status: 'CANCELLED' }, ['remove']],
  ['PATCH /api/invoices/{id}/status', { status: 'SENT' }, []],
  ['POST /api/invoices/bulk', { action: 'delete', ids: [1] }, ['remove']],
  ['POST /api/invoices/bulk', { action: 'move', to: 'CANCELLED', ids: [1] }, ['remove']],
  ['POST /api/invoices/bulk', { action: 'move', to: 'SENT', ids: [1] }, []],
  ['POST /api/clients/bulk', { action: 'delete', ids: [1] }, ['remove']],
  ['POST /api/clients/bulk', { action: 'restore', ids: [1] }, []],
  ['PATCH /api/user/settings', { fullName: 'Robin' }, []],
  ['PATCH /api/user/settings', { fullName: 'Robin', currency: 'EUR' }, ['settings']],
  ['PATCH /api/user/words', { language: 'en', words: { 'sheet.total': 'Sum' } }, []],
  ['PATCH /api/user/words', { language: 'en', words: { 'account.iban': 'Pay to' } }, ['bank']],
])('%s with %j also needs the documented permissions', (call, body, needed) => {
  const { needs } = DEFINITIONS.find((one) => nameOf(one) === call)!
  expect(typeof needs === 'function' && needs(body as never)).toEqual(needed)
})

it.each(['PATCH /api/user/onboarding', 'POST /api/upload/logo'])(
  '%s needs the settings permission, whatever the body',
  (call) => {
    expect(DEFINITIONS.find((one) => nameOf(one) === call)!.needs).toEqual(['settings'])
  },
)
