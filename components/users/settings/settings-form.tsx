'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { HydratedArea } from '@/components/shared/form/hydrated-area'
import { SaveButton } from '@/components/shared/form/save-button'
import { PageHeader } from '@/components/shared/page/page-header'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Form } from '@/components/ui/form'
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { useRefresh } from '@/components/hooks/use-refresh'
import { toast } from '@/components/hooks/use-toast'
import { inferPattern } from '@/lib/business/numbering/infer-pattern'
import { expandKind } from '@/lib/business/numbering/numbered-kinds'
import { parseDocumentNumber } from '@/lib/business/numbering/pattern'
import type { Numbering } from '@/lib/business/numbering/types'
import type { CurrentUser } from '@/lib/business/user-response'
import type { AddressParts } from '@/lib/core/geo/address-parts'
import { cn } from '@/lib/utils'
import { createLazyResolver, type ParsedFields, usePreloadedResolvers } from '../lazy-resolver'
import { saveSettings, useBankRequestToast } from '@/components/shared/save-settings'
import { showFormError } from '@/components/shared/form/show-form-error'
import {
  toBankValues,
  toCompanyValues,
  toDefaultsValues,
  toDesignValues,
  toProfileValues,
  type NumberingValues,
  type SettingsValues,
  toNumberingValues,
} from '../user-values'
import { canConfirmAddress, getChangedFields } from './changed-fields'
import { SettingsPartsContext, useSettingsParts, type SettingsPart } from './settings-parts'
import { SettingsPanels, type SettingsPanelsProps } from './settings-panels'
import {
  getFieldPlace,
  hasSamplePreview,
  PREVIEW_COLUMNS,
  parseSettingsTab,
  SETTINGS_TABS,
  type InvoiceSection,
  type SettingsTab,
} from './settings-tabs'
import { useSettingsPlace } from './use-settings-place'

const check = createLazyResolver<SettingsValues, 'settings'>('settings')

const toSettingsValues = (
  user: CurrentUser,
  numbering: NumberingValues,
  prefill: AddressParts | null,
): SettingsValues => ({
  ...toProfileValues(user),
  ...toCompanyValues(user, prefill),
  ...toDesignValues(user),
  ...toBankValues(user),
  ...toDefaultsValues(user),
  timeZone: user.timeZone,
  ...numbering,
})

/** Returns the numbering as saved. A next number that doesn't match the pattern has set a new one. */
function savedNumbering({ numberPattern, numberResets, nextInvoiceNumber }: SettingsValues): NumberingValues {
  const next = nextInvoiceNumber.trim()
  const pattern = numberPattern.trim()
  const own = parseDocumentNumber(expandKind(pattern, 'INVOICE'), next) ? null : inferPattern(next)
  return own
    ? { numberPattern: own.pattern, numberResets: 'NEVER', nextInvoiceNumber: next }
    : { numberPattern: pattern, numberResets, nextInvoiceNumber: next }
}

/** Focuses the first invalid field of the open panel. */
function focusInvalid(form: HTMLFormElement | null): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])]
  const first = fields.find((field) => !field.closest('[role=tabpanel][data-state=inactive]'))
  first?.closest('details')?.setAttribute('open', '')
  first?.focus()
}

interface SettingsFormProps extends Omit<
  SettingsPanelsProps,
  'form' | 'tab' | 'section' | 'onSectionChange' | 'today'
> {
  startTab: SettingsTab
  /** Open section of the Invoices tab. */
  startSection?: InvoiceSection
  /** Initial address parts if the address is stored only as text. */
  prefill: AddressParts | null
  /** Numbering of invoices. */
  numbering: Numbering
  /** Invoice preview of the form's values. */
  preview: ReactNode
  /** Opens that preview where it doesn't fit beside the form. */
  previewButton?: ReactNode
}

/** One form over all tabs, so that input on one is kept while another is open, and saved with it. */
export function SettingsForm({
  user: stored,
  startTab,
  startSection = 'defaults',
  prefill,
  numbering,
  preview,
  previewButton,
  ...panels
}: SettingsFormProps) {
  const t = useTranslations('settings')
  const refresh = useRefresh()
  // Updated on save, before the page is refreshed.
  const [user, setUser] = useState(stored)
  const [place, open] = useSettingsPlace({ tab: startTab, section: startSection })
  const { tab, section } = place
  /** Where the focus goes: to this field, or to the first invalid one of a part. */
  const [invalid, setInvalid] = useState<{ field: keyof SettingsValues | null } | null>(null)
  const { parts, register } = useSettingsParts()
  const element = useRef<HTMLFormElement>(null)
  const [initialValues] = useState(() => toSettingsValues(user, toNumberingValues(numbering), prefill))
  const form = useForm({
    resolver: check,
    defaultValues: initialValues,
    shouldFocusError: false,
  })
  const { handleSubmit, setError, setFocus, reset, formState } = form
  const { dirtyFields, isDirty, isSubmitting } = formState
  useUnsavedChanges(isDirty)
  usePreloadedResolvers()
  // The rate follows the default tax, which is saved on its own.
  const followDefaultTax = useEffectEvent((defaultTaxRate: number) => {
    const { defaultValues } = form.formState
    if (defaultValues?.defaultTaxRate !== defaultTaxRate)
      reset({ ...defaultValues, defaultTaxRate }, { keepDirtyValues: true })
  })
  useEffect(() => followDefaultTax(stored.defaultTaxRate), [stored.defaultTaxRate])

  /** Opens the tab and section of an invalid field. */
  const openField = (field: keyof SettingsValues) => {
    open(getFieldPlace(field, place))
    setInvalid({ field })
  }
  const openPart = ({ place: partPlace }: SettingsPart) => {
    open({ ...place, ...partPlace })
    setInvalid({ field: null })
  }
  // The tab's content is mounted one render later; then the field gets the focus.
  useEffect(() => {
    if (!invalid) return
    const { field } = invalid
    const timer = setTimeout(() => (field ? setFocus(field) : focusInvalid(element.current)))
    return () => clearTimeout(timer)
  }, [invalid, setFocus])

  const bankRequestToast = useBankRequestToast()
  const save = async (values: ParsedFields<'settings'>) => {
    const changes = getChangedFields(values, dirtyFields, { user, tab })
    const hasChanges = Object.keys(changes).length > 0
    if (!hasChanges && parts.size === 0) return
    let isWaiting = false
    if (hasChanges)
      try {
        const saved = await saveSettings(changes)
        isWaiting = saved.isWaiting
        setUser(saved.user)
        reset(toSettingsValues(saved.user, savedNumbering(form.getValues()), prefill))
      } catch (error) {
        const field = showFormError(error, t('updateFailed'), setError)
        return field && openField(field)
      }
    const failed = await saveParts()
    if (failed) openPart(failed)
    else toast(isWaiting ? bankRequestToast : { title: t('updated'), description: t('updatedHint') })
    refresh()
  }
  /** Saves the parts with their own calls. Returns the first one that couldn't be saved. */
  const saveParts = async () => {
    for (const part of parts.values()) if (!(await part.save())) return part
    return null
  }
  const canSave = Object.keys(dirtyFields).length > 0 || parts.size > 0 || canConfirmAddress({ user, tab })
  const hasPreview = hasSamplePreview(place)
  const onInvalid = (errors: FieldErrors<SettingsValues>) => {
    const first = (Object.keys(initialValues) as (keyof SettingsValues)[]).find((field) => errors[field])
    if (first) openField(first)
  }

  return (
    <Form {...form}>
      <form ref={element} method="post" noValidate onSubmit={handleSubmit(save, onInvalid)}>
        <PageHeader heading={t('title')} description={t('description')} />
        <Tabs value={tab} onValueChange={(name) => open({ ...place, tab: parseSettingsTab(name) })}>
          <TabsList variant="line" aria-label={t('title')}>
            {SETTINGS_TABS.map(({ name }) => (
              <TabsTrigger key={name} value={name}>
                {t(`tabs.${name}`)}
              </TabsTrigger>
            ))}
          </TabsList>
          <HydratedArea>
            <div className={cn(hasPreview && PREVIEW_COLUMNS)}>
              <div className="min-w-0">
                <SettingsPartsContext value={register}>
                  <SettingsPanels
                    form={form}
                    tab={tab}
                    section={section}
                    onSectionChange={(name) => open({ tab, section: name })}
                    user={user}
                    today={numbering.today}
                    {...panels}
                  />
                </SettingsPartsContext>
              </div>
              <div className={hasPreview ? 'contents' : 'hidden'}>{preview}</div>
            </div>
          </HydratedArea>
        </Tabs>
        <HydratedArea>
          <div className="low-window:static bg-background/90 sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 mt-6 flex gap-2 border-t px-4 py-3 backdrop-blur sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
            <SaveButton canSave={canSave} loading={isSubmitting} className="max-md:flex-1">
              {t('save')}
            </SaveButton>
            {hasPreview && previewButton}
            {(isDirty || parts.size > 0) && (
              <p className="text-caption text-muted-foreground self-center max-md:sr-only">{t('unsaved')}</p>
            )}
          </div>
        </HydratedArea>
      </form>
    </Form>
  )
}
