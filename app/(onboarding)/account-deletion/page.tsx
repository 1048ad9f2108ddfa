import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { ClientMessages } from '@/components/shared/client-messages'
import { AccountDeletionScreen } from '@/components/users/account-deletion/account-deletion-screen'
import { formatDeletionDay } from '@/lib/auth/account-deletion/deletion-request'
import { SESSION_ENDED_PATH } from '@/lib/auth/rules/paths'
import { listExportChunks } from '@/lib/exports/chunks'
import { actorHasPermission } from '@/lib/core/access/permissions'
import { getSession } from '@/lib/api/session'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('onboarding.accountDeletion')
  return { title: t('pageTitle') }
}

/** The only page left for an account scheduled for deletion; offers to cancel that. */
export default async function AccountDeletionPage() {
  const session = await getSession()
  if (!session) redirect(SESSION_ENDED_PATH)
  const { user, actor, deleteAfter } = session
  if (!deleteAfter) redirect('/')
  return (
    <ClientMessages of={['onboarding', 'profile']}>
      <AccountDeletionScreen
        day={formatDeletionDay(deleteAfter, user.timeZone)}
        user={user}
        parts={actor && actorHasPermission(actor, 'export') ? await listExportChunks(actor) : []}
      />
    </ClientMessages>
  )
}
