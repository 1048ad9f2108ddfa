import type { Metadata } from 'next'
import { headers } from 'next/headers'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { MailboxKeyForm, MailboxList } from '@/components/dev/mailbox'
import { PageHeader } from '@/components/shared/page/page-header'
import { Button } from '@/components/ui/button'
import { listMailbox } from '@/lib/mail/transports/local-mailbox'
import { isMailboxAvailable, canReadMailbox } from '@/lib/mail/transports/local-mailbox-access'
import { MAILBOX_PATH } from '@/lib/mail/transports/local-mailbox-key'

export const metadata: Metadata = { title: 'Local mailbox', robots: 'noindex', referrer: 'no-referrer' }

interface Props {
  searchParams: Promise<{ to?: string | string[]; key?: string | string[] }>
}

/** Available only while email stays on this machine, and only to its users; shows content to a browser with the key. */
export default async function MailboxPage({ searchParams }: Props) {
  const sent = await headers()
  if (!isMailboxAvailable(sent)) notFound()
  const query = await searchParams
  const to = typeof query.to === 'string' ? query.to : null
  // The middleware handles the right key in the URL; one that gets here is wrong.
  const isOpen = await canReadMailbox(sent)
  return (
    <main className="mx-auto w-full max-w-3xl px-4 py-8">
      <PageHeader
        heading="Local mailbox"
        description={to === null ? 'Mail that would have gone out' : `Mail to ${to}`}
        actions={
          isOpen && (
            <Button asChild variant="outline">
              <Link href={MAILBOX_PATH} prefetch={false}>
                {to === null ? 'Refresh' : 'Show all'}
              </Link>
            </Button>
          )
        }
      />
      {isOpen ? (
        <MailboxList mails={await listMailbox(to)} />
      ) : (
        <MailboxKeyForm to={to} isInvalid={query.key !== undefined} />
      )}
    </main>
  )
}
