import type { ApiCall } from '@/lib/platform/http/api-call'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { translateReason } from '@/lib/platform/http/translate-error'
import type { AnyDefinition } from '@/tests/factories/any-definition'

const responds = (body: object, status = 409) => {
  global.fetch = jest.fn(async () => ({
    ok: false,
    status,
    headers: new Headers(),
    text: async () => JSON.stringify(body),
  })) as never
}

const fail = async (options: Partial<ApiCall<AnyDefinition>> = {}): Promise<ApiError> => {
  const call = { method: 'POST', path: '/api/x', ...options } as ApiCall<AnyDefinition>
  const error: unknown = await callApi<AnyDefinition>(call).catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error('The call did not fail.')
  return error
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  document.documentElement.lang = 'de'
})
afterEach(() => {
  document.documentElement.lang = ''
})

it('an error of the API is shown in the language of the page', async () => {
  responds({
    message: 'This can’t be done with a quote.',
    code: 'kind.never',
    values: { kind: 'QUOTE' },
  })
  expect(await fail()).toMatchObject({
    message: 'Das ist bei einem Angebot nicht möglich.',
    code: 'kind.never',
    errors: {},
  })
  document.documentElement.lang = 'en'
  expect((await fail()).message).toBe('This can’t be done with a quote.')
})

it('the message of an invalid request is translated like its field', async () => {
  responds(
    {
      message: 'Amount can have at most 2 decimals',
      code: 'invalid',
      errors: { amount: ['Amount can have at most 2 decimals', 'Too odd'], name: ['No such field'] },
      reasons: {
        amount: [
          { code: 'pay.decimals', values: { decimals: 2 } },
          { code: 'as-written', values: { text: 'Too odd' } },
        ],
      },
    },
    422,
  )
  const translated = 'Der Betrag kann höchstens 2 Nachkommastellen haben'
  expect(await fail()).toMatchObject({
    message: translated,
    errors: { amount: [translated, 'Too odd'], name: ['No such field'] },
  })
})

it('the message of an invalid request that names the field in English is the field’s own', async () => {
  const body = {
    message: 'Rate must be at most 5',
    code: 'invalid',
    errors: { name: ['Too odd'], rate: ['Must be at most 5'] },
    reasons: {
      name: [{ code: 'as-written', values: { text: 'Too odd' } }],
      rate: [{ code: 'validation.field.max', values: { max: 5 } }],
    },
  }
  responds(body, 422)
  expect((await fail()).message).toBe('Darf höchstens 5 sein')
  responds({ ...body, errors: {}, reasons: {} }, 422)
  expect((await fail()).message).toBe('Rate must be at most 5')
})

it.each([
  ['without a code', { message: 'Odd' }],
  ['with a code that this version does not know', { message: 'Odd', code: 'some.thing' }],
  ['with a code whose sentence needs other values', { message: 'Odd', code: 'smtp.refused' }],
  ['with values of a newer version', { message: 'Odd', code: 'smtp.refused', values: { said: null } }],
  [
    'with a currency that is none',
    { message: 'Odd', code: 'pay.too-much', values: { left: { amount: '1', currency: '?' } } },
  ],
])('a message %s stays English', async (_, body) => {
  responds(body)
  expect((await fail()).message).toBe('Odd')
})

it('a failure without a message of the API is reported in the language of the page', async () => {
  responds({}, 502)
  expect((await fail()).message).toBe('Etwas ist schiefgelaufen. Bitte versuche es erneut.')
  responds({ message: 'Used before', code: 'once.other-request' }, 422)
  expect((await fail({ key: 'k' })).message).toMatch(/^Dein erster Versuch/)
  global.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  expect((await fail()).message).toMatch(/offline/)
})

it('a sentence within a response is translated by its reason', async () => {
  const reason = { code: 'smtp.later', values: { said: '451' } }
  expect(await translateReason(reason, 'Later: 451')).toBe(
    'Der Mailserver bittet um einen späteren Versuch: 451',
  )
  expect(await translateReason(null, 'Later')).toBe('Later')
})
