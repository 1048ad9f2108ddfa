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
  summary: 'Creates the public link, or returns the existing one',
  access: 'write',
  params,
  answers: { 200: invoiceResponse },
})

export const setLinkExpiry = define({
  operationId: 'setLinkExpiry',
  method: 'PATCH',
  path: '/api/invoices/{id}/public-url',
  summary: 'Sets or clears the last day on which the public link works. After it, the link returns 404',
  access: 'write',
  params,
  body: linkSchema.meta({ id: 'LinkExpiry' }),
  answers: { 200: invoiceResponse },
})

export const revokeLink = define({
  operationId: 'revokePublicLink',
  method: 'DELETE',
  path: '/api/invoices/{id}/public-url',
  summary: 'Revokes the public link',
  access: 'write',
  params,
  answers: { 200: invoiceResponse },
})

export const saveShareMessage = define({
  operationId: 'saveShareMessage',
  method: 'POST',
  path: '/api/invoices/{id}/share-message',
  summary: 'Saves the message that is shared with the link',
  access: 'write',
  params,
  body: shareMessageSchema.meta({ id: 'ShareMessage' }),
  answers: { 200: invoiceResponse },
})

export const getPublicInvoice = define({
  operationId: 'getPublicInvoice',
  method: 'GET',
  path: '/api/public/invoice/{token}',
  summary: 'Returns the public view of an invoice',
  access: 'public',
  params: tokenParams,
  answers: { 200: publicInvoiceResponse },
})

export const recordView = define({
  operationId: 'recordView',
  method: 'POST',
  path: '/api/public/invoice/{token}/view',
  summary: 'Counts a view of the public link. The owner, bots and repeated views within an hour don’t count',
  access: 'public',
  params: tokenParams,
  answers: { 204: null },
})

export const answerQuote = define({
  operationId: 'answerQuote',
  method: 'POST',
  path: '/api/public/invoice/{token}/answer',
  summary:
    'Accepts or declines a quote by its public link. Repeating the same answer or `requestId` changes nothing. 409 if it was answered differently, has expired, or isn’t on offer',
  access: 'public',
  params: tokenParams,
  body: answerSchema.meta({ id: 'NewAnswer' }),
  answers: { 200: publicInvoiceResponse },
})
