import { LoadingBlock } from '@/components/shared/loading-block'
import { PageHeader } from '@/components/shared/page-header'
import { Card } from '@/components/ui/card'

export default function CalendarLoading() {
  return (
    <>
      <PageHeader heading="Calendar" />
      <Card>
        <LoadingBlock label="Loading calendar..." hideLabel className="min-h-96" />
      </Card>
    </>
  )
}
