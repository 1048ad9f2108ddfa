import { define } from '@/lib/api/define'
import { serve } from '@/lib/api/serve'
import { log } from '@/lib/platform/log'

const call = define({
  operationId: 'x',
  method: 'GET',
  path: '/api/x',
  summary: 'X',
  access: 'public',
  answers: { 204: null },
})
const SECRET = 'SELECT "passwordHash" FROM "User" at /srv/app/lib/secret.ts:12'
const gone = new Error(`connect ECONNREFUSED while asking ${SECRET}`)

it.each([
  ['a fault of ours', new Error(SECRET), 500],
  ['a database that is gone', gone, 503],
])(
  'an unexpected error logs %s under the reference shown to the user, who sees no other detail',
  async (_, error, status) => {
    const logged = jest.spyOn(log, 'error').mockReturnValue(undefined)
    const { handle } = serve(call, () => Promise.reject(error))
    const answer = await handle(new Request('http://localhost:3000/api/x'))
    const text = await answer.text()
    const { message } = JSON.parse(text) as { message: string }
    const [, reference] = /\(Reference ([0-9a-f]{8})\)$/.exec(message)!
    expect([answer.status, logged.mock.calls]).toEqual([
      status,
      [[{ reference, err: error }, 'request failed']],
    ])
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['message', 'code', 'values'])
    expect(text).not.toMatch(/SELECT|srv|secret/)
    logged.mockRestore()
  },
)
