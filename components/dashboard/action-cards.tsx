import Link from 'next/link'
import { FilePlus2, Mail, Wallet, type LucideIcon } from 'lucide-react'
import { PermissionGate } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { Permission } from '@/lib/core/access/permissions'

interface Action {
  icon: LucideIcon
  title: string
  text: string
  buttonLabel: string
  href: string
  /** Required permission. */
  permission: Permission
}

const ACTIONS: Action[] = [
  {
    icon: FilePlus2,
    title: 'Create Invoice',
    text: 'Write an invoice with a live preview',
    buttonLabel: 'Create Invoice',
    href: '/invoices/create',
    permission: 'write',
  },
  {
    icon: Wallet,
    title: 'Manage Payments',
    text: 'See what’s paid, due and overdue',
    buttonLabel: 'View Invoices',
    href: '/invoices',
    permission: 'read',
  },
  {
    icon: Mail,
    title: 'Connect Gmail',
    text: 'Send invoices directly from your Gmail account',
    buttonLabel: 'Connect Account',
    href: '/settings',
    permission: 'settings',
  },
]

export function ActionCards() {
  return (
    // Read-only users would be left with a single card, whose target is in the menu too.
    <PermissionGate permission="write">
      <section aria-label="Actions" className="grid gap-3 sm:gap-4 @4xl:auto-cols-fr @4xl:grid-flow-col">
        {ACTIONS.map(({ icon: Icon, title, text, buttonLabel, href, permission }) => (
          <PermissionGate key={title} permission={permission}>
            <Card className="flex gap-3.5 p-4 sm:p-5">
              <Icon
                aria-hidden="true"
                className="text-muted-foreground mt-0.5 size-5 shrink-0"
                strokeWidth={1.6}
              />
              <div className="min-w-0 flex-1 gap-4 @xl:@max-4xl:flex @xl:@max-4xl:items-center @xl:@max-4xl:justify-between">
                <div className="mb-3 @xl:@max-4xl:mb-0">
                  <h2 className="font-semibold tracking-tight">{title}</h2>
                  <p className="text-caption text-muted-foreground">{text}</p>
                </div>
                <Button asChild variant="outline" size="sm">
                  <Link href={href}>{buttonLabel}</Link>
                </Button>
              </div>
            </Card>
          </PermissionGate>
        ))}
      </section>
    </PermissionGate>
  )
}
