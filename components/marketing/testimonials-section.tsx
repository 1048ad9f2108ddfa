import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { LandingSection } from './landing-section'
import { ARE_EXAMPLES, TESTIMONIALS, type Translated } from './testimonials'

/** Quotes from users, labelled as examples while they are. */
export function TestimonialsSection() {
  const t = useTranslations('marketing.landing.testimonials')
  const locale = useLocale()
  const translate = (text: Translated) => text[locale] ?? text.en
  return (
    <LandingSection
      id="testimonials"
      className="bg-sidebar border-y"
      heading={t('title')}
      text={ARE_EXAMPLES ? t('exampleText') : t('text')}
    >
      <ul className="mt-10 grid gap-5 lg:grid-cols-3">
        {TESTIMONIALS.map(({ quote, name, role }) => (
          <li key={name}>
            <Card className="h-full p-6">
              <figure className="flex h-full flex-col gap-5">
                <blockquote className="text-base">{t('quote', { text: translate(quote) })}</blockquote>
                <figcaption className="mt-auto flex items-end justify-between gap-3">
                  <span>
                    <span className="block font-medium">{name}</span>
                    <span className="text-caption text-muted-foreground">{translate(role)}</span>
                  </span>
                  {ARE_EXAMPLES && <Badge>{t('example')}</Badge>}
                </figcaption>
              </figure>
            </Card>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
