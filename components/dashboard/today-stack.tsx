'use client'

import Link from 'next/link'
import { Money } from '@/components/shared/text/money'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Acts } from '@/lib/reports/dashboard/acts'
import type { Day } from '@/lib/kernel/dates'
import { actWords } from './act-words'
import { hrefOf, useActs } from './use-acts'
import { useNumberKeys } from './use-number-keys'
import './today-stack.css'

interface TodayStackProps {
  acts: Acts
  /** The user's day. */
  day: Day
}

/** A short stack of prepared acts: one press each, or its number on the keyboard. */
export function TodayStack({ acts, day }: TodayStackProps) {
  const { stack, remindable, act, remindAll } = useActs(acts)
  useNumberKeys((number) => {
    const one = stack[number - 1]
    if (one) act(one)
  })
  if (stack.length === 0) return null
  return (
    <div className="today-stack">
      <ol aria-label="Ready to send">
        {stack.map((one, index) => {
          const { what, button, isTold } = actWords(one, day)
          const { kind, invoiceId, invoiceNumber, clientName, currency, amount } = one
          const isCall = kind === 'OVERDUE' || kind === 'FAILED'
          const label = `${button}: ${invoiceNumber}, ${clientName}`
          const look = isTold ? 'ghost' : 'outline'
          return (
            <li key={`${kind} ${invoiceId}`} data-kind={kind}>
              <Link href={`/invoices/${invoiceId}`} className="today-act">
                <bdi className="today-who">{clientName || 'Unknown Client'}</bdi>
                <span className="today-what">
                  <span className="today-number">{invoiceNumber} · </span>
                  {what}
                </span>
                <span className="today-amount tabular">
                  <Money amount={amount} currency={currency} />
                </span>
              </Link>
              {isCall ? (
                <Button variant={look} size="sm" aria-label={label} onClick={() => act(one)}>
                  {button}
                  <Key number={index + 1} />
                </Button>
              ) : (
                <Link
                  href={hrefOf(one)}
                  aria-label={label}
                  className={buttonVariants({ variant: look, size: 'sm' })}
                >
                  {button}
                  <Key number={index + 1} />
                </Link>
              )}
            </li>
          )
        })}
      </ol>
      {remindable.length > 1 && (
        <Button variant="outline" size="sm" className="today-all" onClick={remindAll}>
          Remind all {remindable.length}
        </Button>
      )}
    </div>
  )
}

/** The key that does the same; a phone has none. */
const Key = ({ number }: { number: number }) => (
  <kbd aria-hidden="true" className="today-key">
    {number}
  </kbd>
)
