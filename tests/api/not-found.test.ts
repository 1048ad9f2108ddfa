import * as unknown from '@/app/api/[[...rest]]/route'
import { Browser } from '@/tests/factories/browser'

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'answers %s of a call that does not exist in the shape of the API',
  async (method) => {
    const answer = await new Browser().call(unknown[method], '/api/nope/at/all', {
      method,
      params: { rest: ['nope', 'at', 'all'] } as never,
    })
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { message: 'Call not found', code: 'missing.call' },
    ])
  },
)
