import type { MembersChange } from './members-data'
import type { Translator } from '@/lib/i18n/translator'

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
/** Isolates a right-to-left name, so that it doesn't reorder the text around it. */
const isolateDirection = (name: string) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)

/** Describes a change of the business in a sentence. Older events may lack some of their data. */
export function describeChange(
  { type, by, data }: Pick<MembersChange, 'type' | 'by' | 'data'>,
  t: Translator<'members.changes'>,
): string {
  const toName = (value: unknown) =>
    typeof value === 'string' && value ? isolateDirection(value) : t('somebody')
  return t(type, {
    by: by === null ? 'nobody' : by.isYou ? 'you' : 'member',
    author: by ? isolateDirection(by.name) : '',
    name: toName(data.name),
    email: toName(data.email),
    from: String(data.from),
    role: String(data.role),
    isOwn: String(data.isOwn),
    isInviterUnknown: String(data.isInviterUnknown),
    mayDelete: String(data.mayDelete),
    isOn: String(data.isOn),
  })
}
