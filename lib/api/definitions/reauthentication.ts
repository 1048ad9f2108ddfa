import { twoStepBeginSchema, twoStepConfirmSchema, twoStepProofSchema } from '@/lib/auth/rules/schema'
import { define } from '../define'
import { proofWaysAnswer, recoveryCodesAnswer, twoStepSecretAnswer } from '../schemas/auth'

const proof = twoStepProofSchema.meta({ id: 'Proof' })

export const beginTwoStep = define({
  operationId: 'beginTwoStep',
  method: 'POST',
  path: '/api/user/two-step',
  summary: 'Begins to set up two-step sign-in: the secret for the app; 409 when it is on',
  access: 'authenticated',
  body: twoStepBeginSchema.meta({ id: 'TwoStepBeginning' }),
  answers: { 201: twoStepSecretAnswer },
})

export const confirmTwoStep = define({
  operationId: 'confirmTwoStep',
  method: 'POST',
  path: '/api/user/two-step/confirm',
  summary: 'Turns two-step sign-in on by a code of the app, and shows the recovery codes',
  access: 'authenticated',
  body: twoStepConfirmSchema.meta({ id: 'TwoStepConfirmation' }),
  answers: { 200: recoveryCodesAnswer },
})

export const renewRecoveryCodes = define({
  operationId: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/user/two-step/codes',
  summary: 'Makes new recovery codes in place of the old, for a password or a code; 409 when it is off',
  access: 'authenticated',
  body: proof,
  answers: { 200: recoveryCodesAnswer },
})

export const turnOffTwoStep = define({
  operationId: 'turnOffTwoStep',
  method: 'POST',
  path: '/api/user/two-step/off',
  summary: 'Turns two-step sign-in off, for a password or a code; 409 when it is off',
  access: 'authenticated',
  body: proof,
  answers: { 204: null },
})

export const getReauthenticationMethods = define({
  operationId: 'getProofWays',
  method: 'GET',
  path: '/api/user/proof',
  summary: 'How the user can show who they are',
  access: 'authenticated',
  answers: { 200: proofWaysAnswer },
})

export const reauthenticate = define({
  operationId: 'prove',
  method: 'POST',
  path: '/api/user/proof',
  summary:
    'Takes the password or a code, and lets this session change bank details, mail and two-step sign-in for ten minutes; without it they answer 403 with an error at `proof`',
  access: 'authenticated',
  body: proof,
  answers: { 204: null },
})

export const sendReauthenticationCode = define({
  operationId: 'mailProofCode',
  method: 'POST',
  path: '/api/user/proof/mail',
  summary: 'Mails a code to somebody who has neither a password nor two-step sign-in; 409 to anybody else',
  access: 'authenticated',
  answers: { 204: null },
})
