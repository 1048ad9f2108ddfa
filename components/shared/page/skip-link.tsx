import { useTranslations } from 'next-intl'

/** Skips the navigation. Visible while focused. */
export function SkipLink({ href }: { href: string }) {
  const t = useTranslations('common')
  return (
    <a
      href={href}
      data-slot="skip-link"
      className="bg-primary text-primary-foreground fixed top-2 left-2 z-100 -translate-y-16 rounded-md px-4 py-2 font-medium focus:translate-y-0 focus:shadow-lg"
    >
      {t('skipToContent')}
    </a>
  )
}
