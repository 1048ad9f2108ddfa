import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { MailboxKeyForm, MailboxList } from '@/components/dev/mailbox'
import { ClientMessages } from '@/components/shared/client-messages'
import { PageHeader } from '@/components/shared/page/page-header'
import { Button } from '@/components/ui/button'
import { site } from '@/lib/core/site'
import { listMailbox } from '@/lib/mail/transports/local-mailbox'
import { isMailboxAvailable, canReadMailbox } from '@/lib/mail/transports/local-mailbox-access'
import { MAILBOX_PATH } from '@/lib/mail/transports/local-mailbox-key'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('mailbox')
  return { title: t('title'), robots: 'noindex', referrer: 'no-referrer' }
}

interface Props {
  searchParams: Promise<{ to?: string | string[]; key?: string | string[] }>
}

/** Available only while email stays on this machine, and only to its users; shows content to a browser with the key. */
export default async function MailboxPage({ searchParams }: Props) {
  const sent = await headers()
  if (!isMailboxAvailable(sent)) notFound()
  const t = await getTranslations('mailbox')
  const query = await searchParams
  const to = typeof query.to === 'string' ? query.to : null
  // The middleware handles the right key in the URL; one that gets here is wrong.
  const isOpen = await canReadMailbox(sent)
  return (
    <main className="mx-auto w-full max-w-3xl px-4 py-8">
      <PageHeader
        heading={t('title')}
        description={to === null ? t('text', { product: site.name }) : t('mailTo', { email: to })}
        actions={
          isOpen && (
            <Button asChild variant="outline">
              <Link href={MAILBOX_PATH} prefetch={false}>
                {to === null ? t('refresh') : t('showAll')}
              </Link>
            </Button>
          )
        }
      />
      {isOpen ? (
        <MailboxList mails={await listMailbox(to)} />
      ) : (
        <ClientMessages of={['mailbox']}>
          <MailboxKeyForm to={to} isInvalid={query.key !== undefined} />
        </ClientMessages>
      )}
    </main>
  )
}
