import { silenceSchema } from '@/lib/presend-check/schema'
import { defaultTextsSchema, customLabelsSchema, type CustomLabelsInput } from '@/lib/business/schema'
import { noticeSchema } from '@/lib/notifications/notification-response'
import { receiptsSchema } from '@/lib/documents/payments/schema'
import type { Permission } from '@/lib/core/access/permissions'
import { isBankLabel } from '@/lib/i18n/custom-labels'
import { define } from '../../define'
import { z } from 'zod'
import { ownWords, languageCode } from '@/lib/core/response-fields'
import { TEXT_KEYS, type DefaultTexts } from '@/lib/business/texts'
import { notificationIds } from '@/lib/activity/email-notifications'
import { SILENCEABLE_RULES } from '@/lib/presend-check/rule-registry'

const ownWordsResponse = z.strictObject({ words: ownWords }).meta({ id: 'OwnWordsOfBusiness' })

/** Notes, terms and texts of reminders: by language, then by key. */
const defaultTexts = z
  .partialRecord(languageCode, z.partialRecord(z.enum(TEXT_KEYS), z.string()))
  .meta({ id: 'TextsByLanguage' })

const defaultTextsResponse = z
  .strictObject({ language: languageCode, texts: defaultTexts })
  .meta({ id: 'DefaultTexts' }) satisfies z.ZodType<DefaultTexts>

const receiptsResponse = z.strictObject({ isOn: z.boolean() }).meta({ id: 'Receipts' })

const noticesResponse = z.strictObject({ on: z.array(z.enum(notificationIds)) }).meta({ id: 'Notices' })

const silencedResponse = z
  .strictObject({ silenced: z.array(z.enum(SILENCEABLE_RULES)) })
  .meta({ id: 'SilencedRules' })

export const getReceiptSetting = define({
  operationId: 'getReceipts',
  method: 'GET',
  path: '/api/user/receipts',
  summary: 'Returns the receipt setting: true if clients get a receipt by email when a payment is recorded',
  access: 'read',
  answers: { 200: receiptsResponse },
})

export const updateReceiptSetting = define({
  operationId: 'switchReceipts',
  method: 'PATCH',
  path: '/api/user/receipts',
  summary: 'Updates the receipt setting',
  access: 'settings',
  body: receiptsSchema.meta({ id: 'ReceiptsSwitch' }),
  answers: { 200: receiptsResponse },
})

export const listEmailNotifications = define({
  operationId: 'getNotices',
  method: 'GET',
  path: '/api/user/notices',
  summary: 'Lists the email notifications of the user that are on',
  access: 'read',
  answers: { 200: noticesResponse },
})

export const setEmailNotification = define({
  operationId: 'switchNotice',
  method: 'PATCH',
  path: '/api/user/notices',
  summary: 'Turns an email notification of the user on or off',
  access: 'read',
  body: noticeSchema.meta({ id: 'NoticeSwitch' }),
  answers: { 200: noticesResponse },
})

export const getCustomLabels = define({
  operationId: 'getOwnWords',
  method: 'GET',
  path: '/api/user/words',
  summary: 'Returns the business’s custom labels on documents and in their emails, by language and key',
  access: 'read',
  answers: { 200: ownWordsResponse },
})

export const updateCustomLabels = define({
  operationId: 'changeOwnWords',
  method: 'PATCH',
  path: '/api/user/words',
  summary:
    'Updates the custom labels of documents and their emails in a language; an empty text restores the default. The labels of the bank details require an owner and reauthentication',
  access: 'settings',
  needs: ({ words }: CustomLabelsInput): Permission[] =>
    Object.keys(words).some(isBankLabel) ? ['bank'] : [],
  body: customLabelsSchema.meta({ id: 'OwnWordsChange' }),
  answers: { 200: ownWordsResponse },
})

export const getDefaultTexts = define({
  operationId: 'getDefaultTexts',
  method: 'GET',
  path: '/api/user/texts',
  summary:
    'Returns the default notes and terms of new invoices, and the texts of reminders, by language. Notes and terms of `language`, the business’s own, apply to every language without any',
  access: 'read',
  answers: { 200: defaultTextsResponse },
})

export const updateDefaultTexts = define({
  operationId: 'changeDefaultTexts',
  method: 'PATCH',
  path: '/api/user/texts',
  summary:
    'Updates the default texts of a language; omitted texts keep their value, and an empty text is deleted',
  access: 'settings',
  body: defaultTextsSchema.meta({ id: 'DefaultTextsChange' }),
  answers: { 200: defaultTextsResponse },
})

export const getSilencedRules = define({
  operationId: 'getSilencedRules',
  method: 'GET',
  path: '/api/user/checks',
  summary: 'Lists the silenced rules of the pre-send check',
  access: 'read',
  answers: { 200: silencedResponse },
})

export const silenceRule = define({
  operationId: 'silenceRule',
  method: 'PATCH',
  path: '/api/user/checks',
  summary:
    'Silences a rule of the pre-send check, or turns it on again. A rule that BLOCKs can’t be silenced',
  access: 'settings',
  body: silenceSchema.meta({ id: 'RuleSwitch' }),
  answers: { 200: silencedResponse },
})
