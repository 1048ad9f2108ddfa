import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/shared/page/page-header'
import { FormSkeleton, DocumentSkeleton, SkeletonScreen } from '@/components/shared/page/skeletons'
import { PermissionGate } from '@/components/shared/permissions'
import { tabsListVariants, tabsTriggerVariants } from '@/components/ui/tabs-variants'
import { cn } from '@/lib/utils'
import { PERSONAL_TABS, PREVIEW_COLUMNS, SETTINGS_TABS, type SettingsTab } from './settings-tabs'

/** Loading state of the settings. The server doesn't know the open tab, which only the URL has. */
export function SettingsSkeleton() {
  const t = useTranslations('settings')
  return (
    <>
      <PageHeader heading={t('title')} description={t('description')} />
      <SkeletonScreen>
        <div data-variant="line" className={tabsListVariants({ variant: 'line' })}>
          <PermissionGate permission="settings" fallback={<TabNames tabs={PERSONAL_TABS} />}>
            <TabNames tabs={SETTINGS_TABS} />
          </PermissionGate>
        </div>
        <div className={cn('mt-5', PREVIEW_COLUMNS)}>
          <div className="max-xl:max-w-2xl">
            <FormSkeleton fields={3} />
          </div>
          <div className="max-xl:hidden">
            <DocumentSkeleton />
          </div>
        </div>
      </SkeletonScreen>
    </>
  )
}

function TabNames({ tabs }: { tabs: readonly { name: SettingsTab }[] }) {
  const t = useTranslations('settings.tabs')
  return tabs.map(({ name }) => (
    <span key={name} aria-hidden="true" className={tabsTriggerVariants()}>
      {t(name)}
    </span>
  ))
}
