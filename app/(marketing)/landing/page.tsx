import { useLocale, useMessages, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { InvoiceDocument } from '@/components/documents/document-view/invoice-document'
import { ScreenshotsSection } from '@/components/marketing/screenshots-section'
import { Differences } from '@/components/marketing/differences'
import { Features } from '@/components/marketing/features'
import { Hero, ClosingSection } from '@/components/marketing/hero'
import { Pricing } from '@/components/marketing/pricing'
import { createSampleInvoice } from '@/components/marketing/sample-invoice'
import { LandingSection } from '@/components/marketing/landing-section'
import { TestimonialsSection } from '@/components/marketing/testimonials-section'
import { DemoInvoiceSection } from '@/components/marketing/demo-invoice/demo-invoice-section'
import { todayIn } from '@/lib/core/dates'
import { ALL_LANGUAGES } from '@/lib/core/languages'
import { getMessages } from '@/lib/i18n/get-messages'
import { site } from '@/lib/core/site'
import { createPageMetadata } from '../metadata'

export async function generateMetadata() {
  const t = await getTranslations('marketing.landing')
  return createPageMetadata({
    path: '/landing',
    title: { absolute: `${site.name} · ${t('hero.title')}` },
    description: t('description'),
  })
}

export default function LandingPage() {
  const t = useTranslations('marketing.landing')
  const locale = useLocale()
  const { demoInvoice } = useMessages()
  const { document: words } = getMessages({ language: locale })
  const today = todayIn('UTC')
  const sample = createSampleInvoice(
    today,
    {
      number: t('sample.number'),
      lines: {
        brand: t('sample.lines.brand'),
        website: t('sample.lines.website'),
        photography: t('sample.lines.photography'),
      },
    },
    words,
  )
  return (
    <>
      <Hero />
      <Differences words={listInvoiceWords()} />
      <Features sample={sample} money={words.formatters.money} />
      <LandingSection id="try" heading={t('try.title')} text={t('try.text')}>
        <DemoInvoiceSection today={today} locale={locale} messages={demoInvoice} />
      </LandingSection>
      <Pricing />
      <ScreenshotsSection />
      <TestimonialsSection />
      <ClosingSection sheet={<InvoiceDocument view={sample} preloadsFonts={false} />} />
    </>
  )
}

/** Returns the word for an invoice in each language. */
function listInvoiceWords() {
  return ALL_LANGUAGES.map((language) => {
    const { lang, sheet } = getMessages({ language }).document
    return { lang, word: sheet.kind }
  })
}
