import fc from 'fast-check'
import { email } from '@/lib/kernel/validation'
import {
  addressErrors,
  loginAddress,
  loginErrors,
  newPasswordErrors,
  registerErrors,
  signInError,
} from '@/lib/identity/rules/messages'

describe('signing in', () => {
  it.each([
    ['', '', { email: 'Please enter a valid email', password: 'Password is required' }],
    ['ada@', 'x', { email: 'Please enter a valid email' }],
    ['ada@example.com', '', { password: 'Password is required' }],
    ['ada', 'x', {}],
    [' Ada@Example.com ', 'x', {}],
  ])('%j with %j', (name, password, errors) => {
    expect(loginErrors({ email: name, password })).toEqual(errors)
  })

  it('completes a username', () => {
    expect(loginAddress(' Ada ')).toBe('ada@example.com')
    expect(loginAddress('Ada@Example.org')).toBe('ada@example.org')
    expect(loginAddress(' ')).toBe('')
  })
})

it('asks for everything when signing up', () => {
  expect(registerErrors({ firstName: ' ', lastName: '', email: 'x', password: '12345' })).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
  })
  expect(registerErrors({ firstName: 'A', lastName: 'L', email: 'a@b.co', password: '123456' })).toEqual({})
})

it('compares a new password with its repetition once it is long enough', () => {
  expect(newPasswordErrors({ password: '123', confirmation: '12' })).toEqual({
    password: 'Password must be at least 6 characters',
  })
  expect(newPasswordErrors({ password: '123456', confirmation: '12345' })).toEqual({
    confirmation: 'Passwords don’t match',
  })
  expect(newPasswordErrors({ password: '123456', confirmation: '123456' })).toEqual({})
})

it('never refuses an address in the browser that the server would take', () => {
  const schema = email()
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      if (schema.safeParse(address).success) expect(addressErrors({ email: address })).toEqual({})
    }),
  )
})

it('tells whose fault a failed sign-in is', () => {
  expect(signInError('CredentialsSignin').title).toBe('Sign in failed')
  expect(signInError('EmailNotVerified')).toMatchObject({ title: 'Sign in failed', isUnverified: true })
  expect(signInError('OAuthCallback').title).toBe('Google sign in failed')
  for (const code of ['<script>', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    expect(signInError(code)).toEqual({
      title: 'Google sign in failed',
      message: 'An unexpected error occurred',
      isUnverified: false,
    })
})
