import { toErrorResponse } from '@/lib/api/errors'
import { AppError, conflict, invalid, tooMany, upstream } from '@/lib/i18n/errors'
import { rawReason, reason } from '@/lib/i18n/reason'
import { errorResponse } from '@/lib/api/response-schemas'

const answer = async (error: unknown) => {
  const response = toErrorResponse(error)
  const body: unknown = await response.json()
  return [response.status, errorResponse.parse(body)]
}

describe('the response to an error', () => {
  it('has its sentence, its code and what the sentence fills in', async () => {
    const left = { amount: '20', currency: 'USD' }
    expect(await answer(invalid(reason('pay.too-much', { left }), 'amount'))).toEqual([
      422,
      {
        message:
          'This is more than the balance due ($20.00). Enter less, or keep the excess as the client’s credit (creditExcess).',
        code: 'pay.too-much',
        values: { left },
        errors: {
          amount: [
            'This is more than the balance due ($20.00). Enter less, or keep the excess as the client’s credit (creditExcess).',
          ],
        },
        reasons: { amount: [{ code: 'pay.too-much', values: { left } }] },
      },
    ])
    expect(await answer(tooMany())).toEqual([
      429,
      { message: 'Too many attempts. Please wait a moment and try again.', code: 'request.too-many' },
    ])
  })

  it('names the kind of document among the values', async () => {
    const why = { ...reason('convert.stands', { number: 'INV-1' }), of: 'QUOTE' as const }
    expect(await answer(conflict(why))).toMatchObject([
      409,
      {
        message: expect.stringMatching(/^INV-1 was made of this quote\./),
        values: { number: 'INV-1', kind: 'QUOTE' },
      },
    ])
  })

  it('has the kind of error as code for a text without one', async () => {
    expect(await answer(upstream(rawReason('550 no')))).toEqual([
      502,
      { message: '550 no', code: 'upstream' },
    ])
    const errors = { name: [rawReason('Too odd')] }
    expect(await answer(new AppError('invalid', rawReason('Too odd'), { errors }))).toEqual([
      422,
      {
        message: 'Too odd',
        code: 'invalid',
        errors: { name: ['Too odd'] },
        reasons: { name: [{ code: 'as-written', values: { text: 'Too odd' } }] },
      },
    ])
  })
})
