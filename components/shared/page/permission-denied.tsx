import Link from 'next/link'
import { LockKeyhole } from 'lucide-react'
import { ErrorCard } from '@/components/shared/page/error-card'
import { Button } from '@/components/ui/button'

interface PermissionDeniedProps {
  /** What their role can’t do: `create invoices`. */
  what: string
  back: { href: string; label: string }
}

/** In the place of a screen that somebody's role has no use for: what it is that they can't do, and the way back. */
export const PermissionDenied = ({ what, back }: PermissionDeniedProps) => (
  <ErrorCard
    className="mt-10"
    icon={LockKeyhole}
    isCalm
    title={`Your role can’t ${what}`}
    text="If you need to, ask an owner or an admin of the business for another role."
    action={
      <Button asChild>
        <Link href={back.href}>{back.label}</Link>
      </Button>
    }
  />
)
