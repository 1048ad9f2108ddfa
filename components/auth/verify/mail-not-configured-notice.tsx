import { useTranslations } from 'next-intl'
import { getOperator } from '@/lib/platform/env'
import { AuthNotice } from '@/components/auth/auth-notice'
import { TEXT_LINK } from '@/components/auth/text-link'

/** Warning that no email is sent and the visitor can't read a local mailbox, with the operator's contact. */
export function MailNotConfiguredNotice() {
  const t = useTranslations('auth.mail.notConfigured')
  const { name, email } = getOperator()
  return (
    <AuthNotice tone="error" title={t('title')}>
      {t.rich('text', {
        name: name ?? 'none',
        email: email ?? 'none',
        link: (text) => (
          <a href={`mailto:${email}`} className={TEXT_LINK}>
            {text}
          </a>
        ),
      })}
    </AuthNotice>
  )
}
