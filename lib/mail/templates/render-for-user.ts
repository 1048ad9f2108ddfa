import 'server-only'
import { isInterfaceLanguage } from '@/lib/i18n/interface-language'
import type { Mail } from '@/lib/mail/transports/types'
import { findBrowserLanguage } from '@/lib/platform/http/browser-language'
import { loadMailTexts } from './mail-texts'
import { renderMail, type AccountMail } from './render-mail'

/**
 * Renders an email in the language that its recipient chose, else in the email's fallback language, else in that of the
 * browser if the recipient asked for it, else in English.
 */
export async function renderForUser(mail: AccountMail, chosen: string | null): Promise<Mail> {
  const known = [chosen, mail.fallbackLanguage].find(isInterfaceLanguage)
  const language = known ?? (mail.isRequested ? await findBrowserLanguage() : null)
  return renderMail(mail, await loadMailTexts(language))
}
