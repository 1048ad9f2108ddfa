'use client'

import { lazy, Suspense, useState } from 'react'
import { Mail } from 'lucide-react'
import { Button } from '@/components/ui/button'

const load = () => import('./send-dialog')
const SendDialog = lazy(() => load().then((module) => ({ default: module.SendDialog })))

interface SendButtonProps {
  invoice: { id: number; invoiceNumber: string }
  /** The main action of the screen. */
  isMain: boolean
  className?: string
}

/** Opens the dialog that sends one invoice by e-mail; it is fetched when the pointer or the focus comes near. */
export function SendButton({ invoice, isMain, className }: SendButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={isMain ? 'default' : 'outline'}
        className={className}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        <Mail aria-hidden="true" />
        Send by e-mail
      </Button>
      {open && (
        <Suspense>
          <SendDialog invoice={invoice} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
