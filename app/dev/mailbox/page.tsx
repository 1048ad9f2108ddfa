import type { Metadata } from 'next'
import { headers } from 'next/headers'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { MailboxList } from '@/components/dev/mailbox-list'
import { PageHeader } from '@/components/shared/page-header'
import { buttonVariants } from '@/components/ui/button'
import { isFromThisMachine } from '@/lib/http/address'
import { listMailbox } from '@/lib/mail/mailbox'
import { mailTransport } from '@/lib/mail/send'

export const metadata: Metadata = { title: 'Local mailbox', robots: 'noindex' }

interface Props {
  searchParams: Promise<{ to?: string | string[] }>
}

/** There only while mail stays on this machine, and only for somebody who sits at it. */
export default async function MailboxPage({ searchParams }: Props) {
  if (mailTransport() !== 'local' || !isFromThisMachine(await headers())) notFound()
  const { to } = await searchParams
  const mails = await listMailbox(typeof to === 'string' ? to : null)
  return (
    <main className="mx-auto w-full max-w-3xl px-4 py-8">
      <PageHeader
        heading="Local mailbox"
        description={typeof to === 'string' ? `Mail to ${to}` : 'Mail that would have gone out'}
        actions={
          <Link href="/dev/mailbox" prefetch={false} className={buttonVariants({ variant: 'outline' })}>
            {typeof to === 'string' ? 'Show all' : 'Refresh'}
          </Link>
        }
      />
      <MailboxList mails={mails} />
    </main>
  )
}
