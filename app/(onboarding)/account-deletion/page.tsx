import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { ClientMessages } from '@/components/shared/client-messages'
import { AccountDeletionScreen } from '@/components/users/account-deletion/account-deletion-screen'
import { SESSION_ENDED_PATH } from '@/lib/auth/rules/paths'
import { listExportChunks } from '@/lib/exports/chunks'
import { actorHasPermission } from '@/lib/core/access/permissions'
import { getFormats } from '@/lib/api/interface-formats'
import { getSession } from '@/lib/api/session'
import { todayIn } from '@/lib/core/dates'

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
  const formats = await getFormats()
  return (
    <ClientMessages of={['onboarding', 'profile']}>
      <AccountDeletionScreen
        day={formats.inlineDay(todayIn(user.timeZone, deleteAfter))}
        user={user}
        parts={actor && actorHasPermission(actor, 'export') ? await listExportChunks(actor) : []}
      />
    </ClientMessages>
  )
}
