'use client'

import { Mail } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'

/** Connecting a Gmail account. It says why when that cannot be done. */
export function GmailCard({ isGoogleConfigured }: { isGoogleConfigured: boolean }) {
  const connect = () =>
    toast({
      title: 'Error connecting Gmail',
      description: isGoogleConfigured
        ? 'Sending through Gmail is not part of this version yet. Share invoices by their link instead.'
        : 'This installation has no Google keys. Share invoices by their link instead.',
      variant: 'destructive',
    })

  return (
    <Card className="flex flex-wrap items-center gap-4 p-4 sm:p-5">
      <span className="bg-muted text-muted-foreground grid size-11 shrink-0 place-items-center rounded-lg">
        <Mail aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-48 flex-1">
        <h2 className="ui-card-title">Gmail</h2>
        <p className="ui-card-description">Send invoices directly from your Gmail account</p>
      </div>
      <Button variant="outline" onClick={connect}>
        Connect Gmail
      </Button>
    </Card>
  )
}
