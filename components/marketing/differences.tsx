import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { site } from '@/lib/core/site'
import { Icon } from './icons'
import { LandingSection } from './landing-section'
import { Screenshot } from './screenshot'
import { TryLink } from './try-link'

const POINTS = [
  { icon: 'pencil', text: 'try' },
  { icon: 'download', text: 'data' },
  { icon: 'server', text: 'hosting' },
] as const

interface DifferencesProps {
  /** The word for an invoice in each language of documents, with its BCP 47 tag. */
  words: { lang: string; word: string }[]
}

/** What the product does differently: quotes, languages, trying it out, one's own data, self-hosting. */
export function Differences({ words }: DifferencesProps) {
  const t = useTranslations('marketing.landing.differences')
  return (
    <LandingSection id="why" heading={t('title', { product: site.name })} text={t('text')}>
      <ul className="mt-8 grid gap-5 lg:grid-cols-6">
        <Point text="quotes" className="lg:col-span-3">
          <div className="bg-sidebar mt-auto h-64 overflow-clip border-t px-6 pt-7">
            <Screenshot
              name="quote-phone"
              alt={t('quotes.alt')}
              device="phone"
              sizes="20rem"
              className="mx-auto max-w-80 rounded-t-xl border shadow-md"
            />
          </div>
        </Point>
        <Point text="languages" className="lg:col-span-3">
          <ul
            aria-label={t('languages.words')}
            className="bg-sidebar mt-6 flex h-64 flex-wrap content-center justify-center gap-x-5 gap-y-1.5 overflow-clip border-t px-6 text-2xl font-medium tracking-tight"
          >
            {words.map(({ lang, word }, index) => (
              <li
                key={lang}
                lang={lang}
                className={index % 3 === 1 ? 'text-primary' : 'text-muted-foreground'}
              >
                {word}
              </li>
            ))}
          </ul>
        </Point>
        {POINTS.map(({ icon, text }) => (
          <Point
            key={text}
            text={text}
            icon={<Icon name={icon} className="text-primary mb-4 size-6" />}
            className="lg:col-span-2"
          />
        ))}
      </ul>
    </LandingSection>
  )
}

interface PointProps {
  text: 'quotes' | 'languages' | (typeof POINTS)[number]['text']
  icon?: ReactNode
  className: string
  children?: ReactNode
}

function Point({ text, icon, className, children }: PointProps) {
  const t = useTranslations('marketing.landing.differences')
  return (
    <li className={className}>
      <Card className="flex h-full flex-col overflow-hidden">
        <div className="p-6">
          {icon}
          <h3 className="text-lg font-semibold">{t(`${text}.title`)}</h3>
          <p className="text-muted-foreground mt-1.5 max-w-[56ch]">
            {t.rich(`${text}.text`, { try: (words) => <TryLink>{words}</TryLink> })}
          </p>
        </div>
        {children}
      </Card>
    </li>
  )
}
