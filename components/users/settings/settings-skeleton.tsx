import { PageHeader } from '@/components/shared/page/page-header'
import { FormSkeleton, PaperSkeleton, SkeletonScreen } from '@/components/shared/page/skeletons'
import { Allowed } from '@/components/shared/permissions'
import { tabsListVariants, tabsTriggerVariants } from '@/components/ui/tabs-variants'
import { OWN_TABS, TABS } from './settings-tabs'

/** The settings on their way. Which tab is asked for, only the address knows. */
export function SettingsSkeleton() {
  return (
    <>
      <PageHeader heading="Settings" description="Manage your profile and what appears on your invoices." />
      <SkeletonScreen>
        <div data-variant="line" className={tabsListVariants({ variant: 'line' })}>
          <Allowed to="settings" otherwise={<TabNames tabs={OWN_TABS} />}>
            <TabNames tabs={TABS} />
          </Allowed>
        </div>
        <div className="mt-5 gap-8 xl:grid xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="max-xl:max-w-2xl">
            <FormSkeleton fields={3} />
          </div>
          <div className="max-xl:hidden">
            <PaperSkeleton />
          </div>
        </div>
      </SkeletonScreen>
    </>
  )
}

const TabNames = ({ tabs }: { tabs: readonly { name: string; label: string }[] }) =>
  tabs.map(({ name, label }) => (
    <span key={name} aria-hidden="true" className={tabsTriggerVariants()}>
      {label}
    </span>
  ))
