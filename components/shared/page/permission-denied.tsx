import Link from 'next/link'
import { LockKeyhole } from 'lucide-react'
import { ErrorCard } from '@/components/shared/page/error-card'
import { Button } from '@/components/ui/button'

interface PermissionDeniedProps {
  /** Forbidden action: `create invoices`. */
  subject: string
  back: { href: string; label: string }
}

/** Shown in place of a screen that the user's role doesn't allow, with a link back. */
export const PermissionDenied = ({ subject, back }: PermissionDeniedProps) => (
  <ErrorCard
    className="mt-10"
    icon={LockKeyhole}
    tone="neutral"
    title={`Your role can’t ${subject}`}
    text="If you need to, ask an owner or an admin of the business for another role."
    action={
      <Button asChild>
        <Link href={back.href}>{back.label}</Link>
      </Button>
    }
  />
)
