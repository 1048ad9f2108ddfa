import { SettingsSkeleton } from '@/components/users/settings/settings-skeleton'

export default function SettingsLoading() {
  return <SettingsSkeleton />
}
