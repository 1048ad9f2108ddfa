import type { z } from 'zod'
import { loginFormSchema, registerFormSchema, repeatedPasswordSchema } from '@/lib/auth/rules/forms'
import { toLoginEmail, describeSignInError } from '@/lib/auth/rules/messages'
import { formatFieldMessage } from '@/lib/i18n/format-reason'

/** Returns the first error message of each invalid field. */
function errorsOf(schema: z.ZodType, values: object): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), formatFieldMessage(message)]),
  )
}

describe('signing in', () => {
  it.each([
    ['', '', { email: 'Please enter a valid email', password: 'Password is required' }],
    ['ada@', 'x', { email: 'Please enter a valid email' }],
    ['ada@example.com', '', { password: 'Password is required' }],
    ['ada', 'x', {}],
    [' Ada@Example.com ', 'x', {}],
  ])('%j with %j', (name, password, errors) => {
    expect(errorsOf(loginFormSchema, { email: name, password })).toEqual(errors)
  })

  it('completes a username to an email address', () => {
    expect(toLoginEmail(' Ada ')).toBe('ada@example.com')
    expect(toLoginEmail('Ada@Example.org')).toBe('ada@example.org')
    expect(toLoginEmail(' ')).toBe('')
  })
})

it('the form validation requires every field on sign-up', () => {
  expect(
    errorsOf(registerFormSchema, { firstName: ' ', lastName: '', email: 'x', password: '12345' }),
  ).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
  })
  expect(
    errorsOf(registerFormSchema, { firstName: 'A', lastName: 'L', email: 'a@b.co', password: '123456' }),
  ).toEqual({})
})

it('the form validation compares a new password with its repetition once it is long enough', () => {
  expect(errorsOf(repeatedPasswordSchema, { password: '123', confirmation: '12' })).toEqual({
    password: 'Password must be at least 6 characters',
  })
  expect(errorsOf(repeatedPasswordSchema, { password: '123456', confirmation: '12345' })).toEqual({
    confirmation: 'Passwords don’t match',
  })
  expect(errorsOf(repeatedPasswordSchema, { password: '123456', confirmation: '123456' })).toEqual({})
})

it('the form validation distinguishes the causes of a failed sign-in', () => {
  expect(describeSignInError('CredentialsSignin').title).toBe('signInFailed')
  expect(describeSignInError('EmailNotVerified')).toMatchObject({
    title: 'signInFailed',
    isUnverified: true,
  })
  expect(describeSignInError('OAuthCallback').title).toBe('googleFailed')
  for (const code of ['<script>', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    expect(describeSignInError(code)).toEqual({
      title: 'googleFailed',
      message: 'unexpected',
      isUnverified: false,
    })
})
