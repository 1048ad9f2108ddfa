import Link from 'next/link'
import { UserX } from 'lucide-react'
import { OtherBusinessLinks } from '@/components/shared/business/other-business-links'
import { ErrorCard } from '@/components/shared/page/error-card'
import { Button } from '@/components/ui/button'

export default function ClientNotFound() {
  return (
    <ErrorCard
      icon={UserX}
      title="Client Not Found"
      text="The client you're looking for doesn't exist or has been deleted."
      action={
        <>
          <Button asChild>
            <Link href="/clients">Back to Clients</Link>
          </Button>
          <OtherBusinessLinks what="client" />
        </>
      }
    />
  )
}
