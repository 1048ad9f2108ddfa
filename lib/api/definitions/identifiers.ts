import { z } from 'zod'
import { IDENTIFIER_KINDS } from '@/lib/core/countries/identifier-types'
import { define } from '../define'
import { choiceParameter, parameter } from '../parameters'

const identifierCheck = z
  .strictObject({
    /** `unchecked`: no rules are known for the country. */
    status: z.enum(['valid', 'unchecked', 'invalid']),
    reason: z.enum(['format', 'check-digits']).nullable(),
  })
  .meta({ id: 'IdentifierCheck' })

export const checkIdentifier = define({
  operationId: 'checkIdentifier',
  method: 'GET',
  path: '/api/identifiers/check',
  summary: 'Checks the form and check digits of an identification number by the rules of its country',
  access: 'onboarding',
  query: z.object({
    country: parameter(z.string(), 'Country of its owner, ISO 3166-1 alpha-2'),
    kind: choiceParameter(
      IDENTIFIER_KINDS,
      'vat: VAT or GST number; tax: number for other taxes; company: number in the company register; regional: number for a second sales tax',
    ),
    number: parameter(z.string(), 'The number as typed'),
  }),
  answers: { 200: identifierCheck },
})
