import { z } from 'zod'
import { SILENCEABLE_RULES } from '@/lib/presend-check/rule-registry'
import { notificationIds } from '@/lib/activity/email-notifications'
import { TEXT_KEYS, type DefaultTexts } from '@/lib/business/texts'
import { languageCode, ownWords } from '@/lib/core/response-fields'

export const ownWordsAnswer = z.strictObject({ words: ownWords }).meta({ id: 'OwnWordsOfBusiness' })

/** Notes, terms and texts of reminders: by language, then by key. */
const defaultTexts = z
  .partialRecord(languageCode, z.partialRecord(z.enum(TEXT_KEYS), z.string()))
  .meta({ id: 'TextsByLanguage' })

export const defaultTextsAnswer = z
  .strictObject({ language: languageCode, texts: defaultTexts })
  .meta({ id: 'DefaultTexts' }) satisfies z.ZodType<DefaultTexts>

export const reminderSwitchAnswer = z.strictObject({ enabled: z.boolean() }).meta({ id: 'ReminderSwitch' })

export const receiptsAnswer = z.strictObject({ isOn: z.boolean() }).meta({ id: 'Receipts' })
export const noticesAnswer = z.strictObject({ on: z.array(z.enum(notificationIds)) }).meta({ id: 'Notices' })
export const silencedAnswer = z
  .strictObject({ silenced: z.array(z.enum(SILENCEABLE_RULES)) })
  .meta({ id: 'SilencedRules' })
