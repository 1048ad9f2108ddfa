'use client'

import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { Command } from 'cmdk'
import { Search, UserRound } from 'lucide-react'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { StatusDot } from '@/components/shared/status-dot'
import { formatMoney } from '@/lib/money'
import { Keycaps } from './keycap'
import { fittingActions, useActions } from './use-actions'
import { useSearch } from './use-search'
import './command.css'

const invoiceValue = (id: number) => `invoice ${id}`
const clientValue = (id: number) => `client ${id}`
const actionValue = (label: string) => `action ${label.toLowerCase()}`

/** Finds clients, invoices and everything there is to do, by a few letters. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const actions = fittingActions(useActions(), typed)
  const { hits, state } = useSearch(typed)
  const isBlank = !typed.trim()
  const shown = [
    ...hits.clients.map(({ id }) => clientValue(id)),
    ...hits.invoices.map(({ id }) => invoiceValue(id)),
    ...actions.map(({ label }) => actionValue(label)),
  ]
  // What was marked may have left the list; then Enter takes the first that is there.
  const [marked, setMarked] = useState('')
  const first = isBlank ? shown.at(-actions.length) : shown[0]
  const nothing = state === 'found' && shown.length === 0

  const choose = (run: () => void) => () => {
    onClose()
    run()
  }
  const open = (href: string) => choose(() => router.push(href))

  const found = (
    <>
      {hits.clients.length > 0 && (
        <Group heading="Clients">
          {hits.clients.map(({ id, name, companyName }) => (
            <Item key={id} value={clientValue(id)} onSelect={open(`/clients/${id}`)}>
              <UserRound aria-hidden="true" />
              <bdi className="truncate">{name}</bdi>
              {companyName && <bdi className="text-muted-foreground min-w-0 truncate">{companyName}</bdi>}
            </Item>
          ))}
        </Group>
      )}
      {hits.invoices.length > 0 && (
        <Group heading={isBlank ? 'Latest invoices' : 'Invoices'}>
          {hits.invoices.map(({ id, invoiceNumber, clientName, status, totalAmount, currency }) => (
            <Item key={id} value={invoiceValue(id)} onSelect={open(`/invoices/${id}`)}>
              <StatusDot status={status} />
              <span className="shrink-0 font-medium">{invoiceNumber}</span>
              <bdi className="text-muted-foreground min-w-0 flex-1 truncate">{clientName}</bdi>
              <span className="tabular shrink-0">{formatMoney(totalAmount, currency)}</span>
            </Item>
          ))}
        </Group>
      )}
    </>
  )

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="command-dialog">
        <DialogTitle className="sr-only">Search</DialogTitle>
        <DialogDescription className="sr-only">
          Invoices, clients, and everything there is to do
        </DialogDescription>
        <Command
          shouldFilter={false}
          loop
          label="Search"
          value={shown.includes(marked) ? marked : first}
          onValueChange={setMarked}
        >
          <div className="command-input">
            <Search aria-hidden="true" />
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              placeholder="Search invoices, clients and actions"
              maxLength={100}
              aria-label="Search invoices, clients and actions"
            />
          </div>
          <Command.List label="Results" className="command-list">
            {!isBlank && found}
            {actions.length > 0 && (
              <Group heading="Actions">
                {actions.map(({ label, icon: Icon, keys, run }) => (
                  <Item key={label} value={actionValue(label)} onSelect={choose(run)}>
                    <Icon aria-hidden="true" />
                    <span className="flex-1">{label}</span>
                    {keys && <Keycaps keys={keys} />}
                  </Item>
                ))}
              </Group>
            )}
            {isBlank && found}
          </Command.List>
          <p role="status" className={nothing || state === 'failed' ? 'command-nothing' : 'sr-only'}>
            {nothing && `Nothing found for “${typed.trim()}”`}
            {state === 'failed' && 'Invoices and clients could not be searched. Please try again.'}
          </p>
        </Command>
      </DialogContent>
    </Dialog>
  )
}

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Command.Group heading={heading} className="command-group">
    {children}
  </Command.Group>
)

interface ItemProps {
  value: string
  onSelect: () => void
  children: ReactNode
}

const Item = ({ value, onSelect, children }: ItemProps) => (
  <Command.Item value={value} onSelect={onSelect} className="command-item">
    {children}
  </Command.Item>
)
