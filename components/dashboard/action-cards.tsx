import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { FilePlus2, Mail, Wallet, type LucideIcon } from 'lucide-react'
import { PermissionGate } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/utils'
import type { Permission } from '@/lib/core/access/permissions'

interface Action {
  name: 'create' | 'payments' | 'gmail'
  icon: LucideIcon
  href: string
  /** Required permission. */
  permission: Permission
}

const ACTIONS: Action[] = [
  {
    name: 'create',
    icon: FilePlus2,
    href: '/invoices/create',
    permission: 'write',
  },
  {
    name: 'payments',
    icon: Wallet,
    href: '/invoices',
    permission: 'read',
  },
  {
    name: 'gmail',
    icon: Mail,
    href: '/settings',
    permission: 'settings',
  },
]

/** `quiet`: without borders, once there are invoices and the cards only repeat where things are. */
export function ActionCards({ quiet = false }: { quiet?: boolean }) {
  const t = useTranslations('dashboard.cards')
  return (
    // Read-only users would be left with a single card, whose target is in the menu too.
    <PermissionGate permission="write">
      <section
        aria-label={t('label')}
        className={cn(
          'grid @4xl:auto-cols-fr @4xl:grid-flow-col',
          quiet ? 'gap-x-8 gap-y-4' : 'gap-3 sm:gap-4',
        )}
      >
        {ACTIONS.map(({ name, icon: Icon, href, permission }) => (
          <PermissionGate key={name} permission={permission}>
            <Card
              className={cn(
                'flex gap-3.5',
                quiet ? 'border-0 bg-transparent px-4 shadow-none sm:px-5' : 'p-4 sm:p-5',
              )}
            >
              <Icon
                aria-hidden="true"
                className="text-muted-foreground mt-0.5 size-5 shrink-0"
                strokeWidth={1.6}
              />
              <div
                className={cn(
                  'min-w-0 flex-1 gap-4',
                  quiet
                    ? '@max-4xl:flex @max-4xl:items-center @max-4xl:justify-between'
                    : '@xl:@max-4xl:flex @xl:@max-4xl:items-center @xl:@max-4xl:justify-between',
                )}
              >
                <div className={quiet ? '@4xl:mb-1' : 'mb-3 @xl:@max-4xl:mb-0'}>
                  <h2 className={quiet ? 'font-medium' : 'font-semibold tracking-tight'}>
                    {t(`${name}.title`)}
                  </h2>
                  <p className="text-caption text-muted-foreground">{t(`${name}.text`)}</p>
                </div>
                {quiet ? (
                  <Link
                    href={href}
                    className="touch-target text-caption text-primary inline-flex min-h-6 shrink-0 items-center rounded-xs font-medium underline-offset-4 hover:underline"
                  >
                    {t(`${name}.button`)}
                  </Link>
                ) : (
                  <Button asChild variant="outline" size="sm">
                    <Link href={href}>{t(`${name}.button`)}</Link>
                  </Button>
                )}
              </div>
            </Card>
          </PermissionGate>
        ))}
      </section>
    </PermissionGate>
  )
}
