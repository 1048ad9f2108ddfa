import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'
import { SiteWidth } from './site-layout'

type TextPageProps = { heading: string; lead: ReactNode; children: ReactNode }

const TEXT = [
  'max-w-2xl text-base leading-[1.7] [&_:is(p,ul,table)]:mt-3.5',
  '[&_h2]:mt-10 [&_h2]:text-xl [&_h2]:font-semibold',
  '[&_li]:marker:text-muted-foreground [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5',
  '[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4',
]

/** Text page: about, terms, privacy. */
export function TextPage({ heading, lead, children }: TextPageProps) {
  return (
    <article>
      <SiteWidth className="py-16 sm:py-24">
        <div className={cn(TEXT)}>
          <h1 className="text-3xl font-semibold sm:text-4xl">{heading}</h1>
          <p className="text-muted-foreground text-lg">{lead}</p>
          {children}
        </div>
      </SiteWidth>
    </article>
  )
}

/** Operator of the installation, if named in its settings. */
interface OperatorNoticeProps {
  name: string | null
  email: string | null
}

/** Paragraph with the operator and how to reach them. */
export function OperatorNotice({ name, email }: OperatorNoticeProps) {
  const t = useTranslations('marketing.site.operator')
  return (
    <p>
      {name ? t.rich('named', { name, strong: (text) => <strong>{text}</strong> }) : t('unnamed')}{' '}
      {email && t.rich('write', { email, link: (text) => <a href={`mailto:${email}`}>{text}</a> })}
    </p>
  )
}
