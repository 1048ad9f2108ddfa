import { InvoiceDocument } from '@/components/documents/document-view/invoice-document'
import { ScreenshotsSection } from '@/components/marketing/screenshots-section'
import { Features } from '@/components/marketing/features'
import { Hero, ClosingSection } from '@/components/marketing/hero'
import { Pricing } from '@/components/marketing/pricing'
import { createBlankInvoice, createSampleInvoice } from '@/components/marketing/sample-invoice'
import { LandingSection } from '@/components/marketing/landing-section'
import { TestimonialsSection } from '@/components/marketing/testimonials-section'
import { DemoInvoiceSection } from '@/components/marketing/demo-invoice/demo-invoice-section'
import { todayIn } from '@/lib/core/dates'
import { site } from '@/lib/core/site'
import { pageMetadata } from '../metadata'

export const metadata = pageMetadata({
  path: '/landing',
  title: { absolute: `${site.name} · Simple invoicing for modern businesses` },
  description:
    'Create, send and track invoices, manage clients and share invoices through private links. 14-day free trial, no credit card required.',
})

export default function LandingPage() {
  const today = todayIn('UTC')
  const sample = createSampleInvoice(today)
  return (
    <>
      <Hero sheet={<InvoiceDocument view={sample} />} />
      <Features sample={sample} />
      <LandingSection
        id="try"
        heading="Write one now"
        text="No account needed. Type on the sheet, watch it add up, download the PDF."
      >
        <DemoInvoiceSection today={today}>
          <InvoiceDocument view={createBlankInvoice(today)} />
        </DemoInvoiceSection>
      </LandingSection>
      <Pricing />
      <ScreenshotsSection />
      <TestimonialsSection />
      <ClosingSection sheet={<InvoiceDocument view={createBlankInvoice(today)} />} />
    </>
  )
}
