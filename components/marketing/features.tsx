import { Card } from '@/components/ui/card'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import { ClientsPicture, SharingPicture, TotalsPicture } from './feature-pictures'
import { Icon, type IconName } from './icons'
import { LandingSection } from './landing-section'

const cards = (sample: InvoiceView) => [
  {
    title: 'Professional Invoices',
    text: 'Line items, tax and totals that are right to the cent, on a sheet that looks the same on screen, on paper and as a PDF.',
    picture: <TotalsPicture view={sample} />,
  },
  {
    title: 'Client Management',
    text: 'Every client with address, VAT number and invoices in one place. See what each one has paid and what is still outstanding.',
    picture: <ClientsPicture />,
  },
  {
    title: 'Secure Sharing',
    text: 'Each invoice can have a private link that nobody can guess. Your client opens it without an account, and you can take it back.',
    picture: <SharingPicture />,
  },
]

const DETAILS: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'file',
    title: 'PDF export',
    text: 'Download any invoice as a PDF. Your client can do the same from the link.',
  },
  {
    icon: 'image',
    title: 'Your company logo',
    text: 'Upload it once. It heads every invoice, with your address, company number and VAT number.',
  },
  {
    icon: 'mail',
    title: 'Gmail connection',
    text: 'Connect Gmail and send invoices directly from your own address.',
  },
]

export function Features({ sample }: { sample: InvoiceView }) {
  return (
    <LandingSection
      id="features"
      heading="Everything between the work and the money"
      text="Made for people who run a business alone or with a few others, and would rather be doing something else than invoicing."
    >
      <ul className="mt-10 grid grid-cols-1 gap-5 lg:grid-cols-3">
        {cards(sample).map(({ title, text, picture }) => (
          <li key={title}>
            <Card className="flex h-full flex-col overflow-hidden sm:max-lg:grid sm:max-lg:grid-cols-2">
              <div aria-hidden="true" className="bg-sidebar h-61 overflow-clip px-6 pt-7 select-none">
                {picture}
              </div>
              <div className="p-6 sm:max-lg:self-center">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="text-muted-foreground mt-1.5">{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <ul className="mt-12 grid gap-8 sm:grid-cols-3 sm:gap-6">
        {DETAILS.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 sm:flex-col sm:gap-3">
            <Icon name={icon} className="text-primary size-6" />
            <div>
              <h3 className="text-base font-semibold">{title}</h3>
              <p className="text-muted-foreground mt-0.5 max-w-[40ch]">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
