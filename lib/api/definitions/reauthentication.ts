import { twoStepBeginSchema, twoStepConfirmSchema, twoStepProofSchema } from '@/lib/auth/rules/schema'
import { define } from '../define'
import { z } from 'zod'
import { text } from '@/lib/core/response-fields'

const proofWaysResponse = z
  .strictObject({ password: z.boolean(), code: z.boolean(), mail: z.boolean() })
  .meta({ id: 'ProofWays' })

/** `qr` is an SVG. */
const twoStepSecretResponse = z.strictObject({ secret: text, qr: text }).meta({ id: 'TwoStepSecret' })

const recoveryCodesResponse = z.strictObject({ codes: z.array(text) }).meta({ id: 'RecoveryCodes' })

const proof = twoStepProofSchema.meta({ id: 'Proof' })

export const beginTwoStep = define({
  operationId: 'beginTwoStep',
  method: 'POST',
  path: '/api/user/two-step',
  summary:
    'Starts the setup of two-step sign-in: returns the secret for the authenticator app. 409 if it is on',
  access: 'authenticated',
  body: twoStepBeginSchema.meta({ id: 'TwoStepBeginning' }),
  answers: { 201: twoStepSecretResponse },
})

export const confirmTwoStep = define({
  operationId: 'confirmTwoStep',
  method: 'POST',
  path: '/api/user/two-step/confirm',
  summary: 'Turns on two-step sign-in with a code from the app, and returns the recovery codes',
  access: 'authenticated',
  body: twoStepConfirmSchema.meta({ id: 'TwoStepConfirmation' }),
  answers: { 200: recoveryCodesResponse },
})

export const renewRecoveryCodes = define({
  operationId: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/user/two-step/codes',
  summary: 'Replaces the recovery codes, with the password or a code. 409 if two-step sign-in is off',
  access: 'authenticated',
  body: proof,
  answers: { 200: recoveryCodesResponse },
})

export const turnOffTwoStep = define({
  operationId: 'turnOffTwoStep',
  method: 'POST',
  path: '/api/user/two-step/off',
  summary: 'Turns off two-step sign-in, with the password or a code. 409 if it is off',
  access: 'authenticated',
  body: proof,
  answers: { 204: null },
})

export const getReauthenticationMethods = define({
  operationId: 'getProofWays',
  method: 'GET',
  path: '/api/user/proof',
  summary: 'Lists the methods that the user can reauthenticate with',
  access: 'authenticated',
  answers: { 200: proofWaysResponse },
})

export const reauthenticate = define({
  operationId: 'prove',
  method: 'POST',
  path: '/api/user/proof',
  summary:
    'Reauthenticates with the password or a code. For ten minutes, this session may change bank details, email and two-step sign-in; without it, those calls return 403 with an error at `proof`',
  access: 'authenticated',
  body: proof,
  answers: { 204: null },
})

export const sendReauthenticationCode = define({
  operationId: 'mailProofCode',
  method: 'POST',
  path: '/api/user/proof/mail',
  summary: 'Emails a code to a user who has neither a password nor two-step sign-in. 409 for any other user',
  access: 'authenticated',
  answers: { 204: null },
})
