import { InvoiceDocument } from '@/components/documents/sheet/invoice-document'
import { Closing } from '@/components/marketing/closing'
import { Facts } from '@/components/marketing/facts'
import { Features } from '@/components/marketing/features'
import { Hero } from '@/components/marketing/hero'
import { Pricing } from '@/components/marketing/pricing'
import { blankInvoice, sampleInvoice } from '@/components/marketing/sample-invoice'
import { Section } from '@/components/marketing/section'
import { TestimonialsSection } from '@/components/marketing/testimonials-section'
import { TrySection } from '@/components/marketing/try/try-section'
import { todayIn } from '@/lib/kernel/dates'
import { site } from '@/lib/kernel/site'
import { pageMetadata } from '../metadata'

export const metadata = pageMetadata({
  path: '/landing',
  title: { absolute: `${site.name} · Simple invoicing for modern businesses` },
  description:
    'Create, send and track invoices, manage clients and share invoices through private links. 14-day free trial, no credit card required.',
})

export default function LandingPage() {
  const today = todayIn('UTC')
  const sample = sampleInvoice(today)
  return (
    <>
      <Hero sheet={<InvoiceDocument view={sample} />} />
      <Features sample={sample} />
      <Section
        id="try"
        heading="Write one now"
        text="No account needed. Type on the sheet, watch it add up, download the PDF."
      >
        <TrySection today={today}>
          <InvoiceDocument view={blankInvoice(today)} />
        </TrySection>
      </Section>
      <Pricing />
      <Facts />
      <TestimonialsSection />
      <Closing sheet={<InvoiceDocument view={blankInvoice(today)} />} />
    </>
  )
}
