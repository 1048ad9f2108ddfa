import { z } from 'zod'
import { linkSchema, shareMessageSchema } from '@/lib/documents/schema'
import { answerSchema } from '@/lib/public-links/schema'
import { define } from '../define'
import { idParam, textParam } from '../parameters'
import { invoiceResponse, publicInvoiceResponse } from '@/lib/documents/invoice-response'

const params = z.object({ id: idParam('invoice') })
const tokenParams = z.object({ token: textParam('invoice') })

export const createLink = define({
  operationId: 'createPublicLink',
  method: 'POST',
  path: '/api/invoices/{id}/public-url',
  summary: 'Makes the public link, or answers the one that exists',
  access: 'write',
  params,
  answers: { 200: invoiceResponse },
})

export const setLinkExpiry = define({
  operationId: 'setLinkExpiry',
  method: 'PATCH',
  path: '/api/invoices/{id}/public-url',
  summary: 'Sets the last day of the public link, or none; after it the link is unknown',
  access: 'write',
  params,
  body: linkSchema.meta({ id: 'LinkExpiry' }),
  answers: { 200: invoiceResponse },
})

export const revokeLink = define({
  operationId: 'revokePublicLink',
  method: 'DELETE',
  path: '/api/invoices/{id}/public-url',
  summary: 'Takes the public link back',
  access: 'write',
  params,
  answers: { 200: invoiceResponse },
})

export const saveShareMessage = define({
  operationId: 'saveShareMessage',
  method: 'POST',
  path: '/api/invoices/{id}/share-message',
  summary: 'Keeps the message that goes with the link',
  access: 'write',
  params,
  body: shareMessageSchema.meta({ id: 'ShareMessage' }),
  answers: { 200: invoiceResponse },
})

export const getPublicInvoice = define({
  operationId: 'getPublicInvoice',
  method: 'GET',
  path: '/api/public/invoice/{token}',
  summary: 'The public invoice view',
  access: 'public',
  params: tokenParams,
  answers: { 200: publicInvoiceResponse },
})

export const recordView = define({
  operationId: 'recordView',
  method: 'POST',
  path: '/api/public/invoice/{token}/view',
  summary: 'Counts that a person opened the link; the owner, bots and repeats within an hour are not counted',
  access: 'public',
  params: tokenParams,
  answers: { 204: null },
})

export const answerQuote = define({
  operationId: 'answerQuote',
  method: 'POST',
  path: '/api/public/invoice/{token}/answer',
  summary:
    'Accepts or declines a quote, for whoever has the link; the same answer or `requestId` again changes nothing. 409 once it was answered otherwise, its last day has passed, or it is not on offer',
  access: 'public',
  params: tokenParams,
  body: answerSchema.meta({ id: 'NewAnswer' }),
  answers: { 200: publicInvoiceResponse },
})
