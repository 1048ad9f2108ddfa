'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useCallback, useMemo, useState } from 'react'
import { UserRound } from 'lucide-react'
import {
  CommandDialog,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandShortcut,
} from '@/components/ui/command'
import { confirmLeave } from '@/components/shared/unsaved/unsaved-forms'
import { usePermissionCheck } from '@/components/shared/permissions'
import { StatusDot } from '@/components/shared/text/status-badge'
import { findClientContact, getClientTitle } from '@/lib/clients/display-name'
import { isInvoice } from '@/lib/documents/lifecycle/kinds'
import type { SearchHits } from '@/lib/reports/search/search-response'
import { Keycaps } from '@/components/shared/text/keycap'
import { COMMAND_DIALOG_CLASS, useCommandInputProps } from './command-menu-fallback'
import { getEarlyInput, restoreFocus } from './command-store'
import { filterCommandActions, useCommandActions } from './use-command-actions'
import { filterHits, useSearch } from './use-search'
import { useCommandSuggestions } from './use-command-suggestions'
import {
  compileCommands,
  toAllowedCommand,
  parseCommand,
  toSearchQuery,
  type ParsedCommand,
} from './command-parser'
import { useFormats } from '@/components/shared/formats'

const NOTHING: SearchHits = { invoices: [], clients: [] }
const invoiceValue = (id: number) => `invoice ${id}`
const clientValue = (id: number) => `client ${id}`
const actionValue = ({ label, id = label.toLowerCase() }: { label: string; id?: string }) => `action ${id}`

/** Searches clients, invoices and actions. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const formats = useFormats()
  const t = useTranslations('shell.search')
  const router = useRouter()
  const inputProps = useCommandInputProps()
  const [typed, setTyped] = useState('')
  // Set together with the focus, so that no key is lost between the fallback and this field.
  const takeOver = useCallback((field: HTMLInputElement | null) => {
    field?.focus()
    if (field) setTyped(getEarlyInput())
  }, [])
  const may = usePermissionCheck()
  const tPhrases = useTranslations('shell.phrases')
  const rules = useMemo(() => compileCommands(tPhrases), [tPhrases])
  const verb = toAllowedCommand(parseCommand(typed, rules), may)
  const request = toSearchQuery(typed, verb)
  const search = useSearch(may('read') ? request : null)
  const isName = verb?.kind === 'invoice' && verb.isName === true
  const nameSearch = useSearch(isName ? { q: typed.trim() } : null)
  const state = nameSearch.state === 'searching' ? nameSearch.state : search.state
  const suggestions = useCommandSuggestions(verb, { ...search, state })
  const listed = isName ? nameSearch.hits : listOtherHits(verb, search.hits)
  // Until the answer is there, Enter must not open what was listed before.
  const hits = state === 'searching' ? filterHits(listed, isName ? typed : request.q) : listed
  const actions = filterCommandActions(useCommandActions(), typed)
  const isBlank = !typed.trim()
  const suggestionValues = suggestions.flatMap(({ value, isOld }) => (isOld ? [] : value))
  const hitValues = [
    ...hits.clients.map(({ id }) => clientValue(id)),
    ...hits.invoices.map(({ id }) => invoiceValue(id)),
  ]
  const shown = [
    // Clients of that name come before a possible command.
    ...(isName ? [...hitValues, ...suggestionValues] : [...suggestionValues, ...hitValues]),
    ...actions.map(actionValue),
  ]
  // If the selected item has left the list, Enter takes the first one.
  const [selected, setSelected] = useState('')
  const first = isBlank ? shown.at(-actions.length) : shown[0]
  const isNothingFound = state === 'found' && shown.length === 0

  const choose = (run: () => void) => () => {
    onClose()
    run()
  }
  const open = (href: string) => choose(() => confirmLeave(() => router.push(href)))

  const found = (
    <>
      {hits.clients.length > 0 && (
        <CommandGroup heading={t('clients')}>
          {hits.clients.map((client) => (
            <CommandItem
              key={client.id}
              value={clientValue(client.id)}
              onSelect={open(`/clients/${client.id}`)}
            >
              <UserRound aria-hidden="true" />
              <bdi className="truncate">{getClientTitle(client)}</bdi>
              <bdi className="text-muted-foreground min-w-0 truncate">{findClientContact(client)}</bdi>
            </CommandItem>
          ))}
        </CommandGroup>
      )}
      {hits.invoices.length > 0 && (
        <CommandGroup
          heading={t(
            hits.invoices.every(isInvoice) ? (isBlank ? 'latestInvoices' : 'invoices') : 'documents',
          )}
        >
          {hits.invoices.map(({ id, kind, invoiceNumber, clientName, status, totalAmount, currency }) => (
            <CommandItem key={id} value={invoiceValue(id)} onSelect={open(`/invoices/${id}`)}>
              <StatusDot status={status} />
              <span className="shrink-0 font-medium">{invoiceNumber}</span>
              <bdi className="text-muted-foreground min-w-0 flex-1 truncate">
                {kind === 'INVOICE' ? clientName : t('kindAndClient', { kind, client: clientName })}
              </bdi>
              <span className="shrink-0 tabular-nums">{formats.money(totalAmount, currency)}</span>
            </CommandItem>
          ))}
        </CommandGroup>
      )}
    </>
  )

  const toDo = suggestions.length > 0 && (
    <CommandGroup heading={t('commands')}>
      {suggestions.map(({ value, icon: Icon, label, detail, isOld, run }) => (
        <CommandItem
          key={value}
          value={value}
          disabled={isOld}
          onSelect={choose(run)}
          className="data-[disabled=true]:opacity-100"
        >
          <Icon aria-hidden="true" />
          <span className="min-w-0 grow truncate">{label}</span>
          {detail && (
            <bdi className="text-muted-foreground min-w-0 shrink-[9999] truncate tabular-nums">{detail}</bdi>
          )}
        </CommandItem>
      ))}
    </CommandGroup>
  )

  return (
    <CommandDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('description')}
      className={COMMAND_DIALOG_CLASS}
      onCloseAutoFocus={goBack}
      commandProps={{
        shouldFilter: false,
        loop: true,
        label: t('title'),
        value: shown.includes(selected) ? selected : first,
        onValueChange: setSelected,
      }}
    >
      <CommandInput ref={takeOver} value={typed} onValueChange={setTyped} {...inputProps} />
      <CommandList label={t('results')}>
        {!isName && toDo}
        {!isBlank && found}
        {isName && toDo}
        {actions.length > 0 && (
          <CommandGroup heading={t('actions')}>
            {actions.map((action) => (
              <CommandItem
                key={actionValue(action)}
                value={actionValue(action)}
                onSelect={choose(action.run)}
              >
                <action.icon aria-hidden="true" />
                <bdi className="min-w-0 flex-1 truncate">{action.label}</bdi>
                {action.keys && (
                  <CommandShortcut>
                    <Keycaps keys={action.keys} />
                  </CommandShortcut>
                )}
              </CommandItem>
            ))}
          </CommandGroup>
        )}
        {isBlank && found}
      </CommandList>
      <p
        role="status"
        className={
          isNothingFound || state === 'failed'
            ? 'text-muted-foreground border-t px-4 py-6 text-center text-sm'
            : 'sr-only'
        }
      >
        {isNothingFound && t('nothingFound', { query: typed.trim() })}
        {state === 'failed' && t('failed')}
      </p>
    </CommandDialog>
  )
}

function goBack(event: Event): void {
  event.preventDefault()
  restoreFocus()
}

/**
 * Search hits listed below a command's suggestions. Most commands list their own; a new client isn't suggested if it
 * exists.
 */
function listOtherHits(verb: ParsedCommand | null, hits: SearchHits): SearchHits {
  if (!verb || verb.kind === 'open') return hits
  return verb.kind === 'client' ? { ...NOTHING, clients: hits.clients } : NOTHING
}
