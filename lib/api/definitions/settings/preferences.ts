import { silenceSchema } from '@/lib/presend-check/schema'
import { defaultTextsSchema, customLabelsSchema, type CustomLabelsInput } from '@/lib/business/schema'
import { noticeSchema } from '@/lib/notifications/schema'
import { receiptsSchema } from '@/lib/documents/payments/schema'
import type { Permission } from '@/lib/core/access/permissions'
import { isBankLabel } from '@/lib/i18n/custom-labels'
import { define } from '../../define'
import {
  defaultTextsAnswer,
  noticesAnswer,
  ownWordsAnswer,
  receiptsAnswer,
  silencedAnswer,
} from '../../schemas/preferences'

export const getReceiptSetting = define({
  operationId: 'getReceipts',
  method: 'GET',
  path: '/api/user/receipts',
  summary: 'Whether clients get a receipt by mail when a payment is recorded',
  access: 'read',
  answers: { 200: receiptsAnswer },
})

export const updateReceiptSetting = define({
  operationId: 'switchReceipts',
  method: 'PATCH',
  path: '/api/user/receipts',
  summary: 'Switches that',
  access: 'settings',
  body: receiptsSchema.meta({ id: 'ReceiptsSwitch' }),
  answers: { 200: receiptsAnswer },
})

export const listEmailNotifications = define({
  operationId: 'getNotices',
  method: 'GET',
  path: '/api/user/notices',
  summary: 'What the owner is told by mail',
  access: 'read',
  answers: { 200: noticesAnswer },
})

export const setEmailNotification = define({
  operationId: 'switchNotice',
  method: 'PATCH',
  path: '/api/user/notices',
  summary: 'Switches what the owner is told by mail',
  access: 'read',
  body: noticeSchema.meta({ id: 'NoticeSwitch' }),
  answers: { 200: noticesAnswer },
})

export const getCustomLabels = define({
  operationId: 'getOwnWords',
  method: 'GET',
  path: '/api/user/words',
  summary: 'The business’s own words on documents and in their mails, by language and key',
  access: 'read',
  answers: { 200: ownWordsAnswer },
})

export const updateCustomLabels = define({
  operationId: 'changeOwnWords',
  method: 'PATCH',
  path: '/api/user/words',
  summary:
    'Changes the wording of documents in a language and of their mails; an empty text restores the product’s. The words beside the bank details are for owners, after a fresh proof',
  access: 'settings',
  needs: ({ words }: CustomLabelsInput): Permission[] =>
    Object.keys(words).some(isBankLabel) ? ['bank'] : [],
  body: customLabelsSchema.meta({ id: 'OwnWordsChange' }),
  answers: { 200: ownWordsAnswer },
})

export const getDefaultTexts = define({
  operationId: 'getDefaultTexts',
  method: 'GET',
  path: '/api/user/texts',
  summary:
    'Notes and terms that new invoices begin with, and texts of reminders, by language; `language` is the business’s own, whose notes ' +
    'and terms stand for every language without any',
  access: 'read',
  answers: { 200: defaultTextsAnswer },
})

export const updateDefaultTexts = define({
  operationId: 'changeDefaultTexts',
  method: 'PATCH',
  path: '/api/user/texts',
  summary: 'Changes texts of a language; what is left out stays, and an empty one is taken away',
  access: 'settings',
  body: defaultTextsSchema.meta({ id: 'DefaultTextsChange' }),
  answers: { 200: defaultTextsAnswer },
})

export const getSilencedRules = define({
  operationId: 'getSilencedRules',
  method: 'GET',
  path: '/api/user/checks',
  summary: 'The rules of the check before sending that are silenced',
  access: 'read',
  answers: { 200: silencedAnswer },
})

export const silenceRule = define({
  operationId: 'silenceRule',
  method: 'PATCH',
  path: '/api/user/checks',
  summary:
    'Silences a rule of the check before sending, or brings it back; one that BLOCKs cannot be silenced',
  access: 'settings',
  body: silenceSchema.meta({ id: 'RuleSwitch' }),
  answers: { 200: silencedAnswer },
})
