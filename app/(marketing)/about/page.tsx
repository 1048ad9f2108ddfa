import { TextPage, OperatorNotice } from '@/components/marketing/text-page'
import { getOperator } from '@/lib/platform/env'
import { site } from '@/lib/core/site'
import { pageMetadata } from '../metadata'

export const metadata = pageMetadata({
  path: '/about',
  title: 'About',
  description: `What ${site.name} is, and who runs the installation you are looking at.`,
})

export default function AboutPage() {
  return (
    <TextPage
      heading="About"
      lead={`${site.name} is invoicing software for freelancers and small businesses: write an invoice, share it, see it paid.`}
    >
      <h2>What it is for</h2>
      <p>
        People who run a business alone or with a few others do their invoicing at the end of a long day.{' '}
        {site.name} keeps to what that takes: clients, invoices, a private link for each invoice, a PDF that
        looks like the screen, and one page that says what is paid and what is not.
      </p>
      <h2>Whose it is</h2>
      <p>
        The software is self-hosted and published under the MIT licence: anybody may run it on a server of
        their own, read its source and change it. Each installation has its own accounts and its own database,
        and none of them reports to the others or to us.
      </p>
      <h2>Who runs this one</h2>
      <OperatorNotice {...getOperator()} />
    </TextPage>
  )
}
