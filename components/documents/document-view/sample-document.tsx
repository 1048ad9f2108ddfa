'use client'

import { useTranslations } from 'next-intl'
import { useDeferredValue, useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { DefaultTexts, DocumentTextKey } from '@/lib/business/texts'
import type { CustomLabels } from '@/lib/i18n/custom-labels'
import { addDays, type Day } from '@/lib/core/dates'
import { resolveLanguages, type Language } from '@/lib/core/languages'
import { toLetterSettings, type LetterWindow } from '@/lib/core/geo/letter-window'
import type { TaxPart } from '@/lib/core/tax/part-schema'
import type { Paper } from '@/lib/core/geo/paper'
import { EMPTY_ADDRESS_PARTS } from '@/lib/core/geo/address-parts'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { DEFAULT_DESIGN, HEX_COLOR, type InvoiceTemplate } from '@/lib/business/design'
import type { LogoRef } from '@/lib/documents/types'
import type { BillTo } from '@/lib/clients/client-response'
import { getPartsForRate } from '@/lib/documents/totals/parse-charges'
import { createInvoiceView } from '@/lib/documents/view/invoice-view'
import { findTransfer } from '@/lib/documents/view/payment-details'
import { useDocumentMessages } from '@/components/shared/use-document-messages'
import { toLocaleSettings } from '@/lib/i18n/resolve-messages'
import { InvoiceDocument } from './invoice-document'

export interface SampleDocumentProps {
  today: Day
  /** Custom labels of the business by language. */
  ownWords?: CustomLabels
  /** Default notes and terms, if they depend on the language. */
  texts?: DefaultTexts<DocumentTextKey> | null
  /** Named taxes of new documents. */
  taxParts?: TaxPart[]
}

/** Settings that appear on an invoice, as typed. */
interface Settings {
  fullName: string
  currency: string
  companyName: string
  companyAddress: string
  companyLogo: string | null
  companyVat: string
  companyNumber: string
  companyTaxNumber: string
  invoiceTemplate: InvoiceTemplate
  accentColor: string
  paper: Paper
  letterWindow: LetterWindow
  foldMarks: boolean
  language: Language
  secondLanguage: Language | ''
  country: string
  bankName: string
  accountNumber: string
  sortCode: string
  accountHolderName: string
  swiftCode: string
  iban: string
  defaultPaymentTerms: number
  defaultTaxRate: unknown
  defaultNotes: string
  defaultTerms: string
}

const CLIENT: Omit<BillTo, 'name' | 'address'> = {
  companyName: null,
  email: null,
  phone: null,
  vatNumber: null,
  taxNumber: null,
  companyNumber: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
}

/** Sample invoice with the template and details of the surrounding settings form. */
export default function SampleDocument({ today, ownWords, texts = null, taxParts }: SampleDocumentProps) {
  const t = useTranslations('common.sampleInvoice')
  const { control } = useFormContext<Settings>()
  const typed = useDeferredValue(useWatch({ control })) as Settings
  const logo = useLogo(typed.companyLogo)
  const languages = resolveLanguages(typed)
  const words = useDocumentMessages({
    ...toLocaleSettings(languages, ownWords),
    place: { country: toIsoCountry(typed.country) },
  })
  if (logo === 'loading' || !words) return null
  // Typed texts are in the saved language; another language has its own.
  const another = texts && texts.language !== languages.language ? texts.texts[languages.language] : undefined
  const taxRate = Number(typed.defaultTaxRate)
  const seller = {
    logo,
    name: typed.companyName.trim() || typed.fullName.trim(),
    address: typed.companyAddress.trim(),
    place: { ...EMPTY_ADDRESS_PARTS, country: toIsoCountry(typed.country) || null },
    regNumber: typed.companyNumber.trim(),
    vat: typed.companyVat.trim(),
    taxNumber: typed.companyTaxNumber.trim(),
    bankName: typed.bankName.trim(),
    bankAccountName: typed.accountHolderName.trim(),
    bankAccountNumber: typed.accountNumber.trim(),
    bankSortCode: typed.sortCode.trim(),
    bankIban: typed.iban.trim(),
    bankSwift: typed.swiftCode.trim(),
    template: typed.invoiceTemplate,
    paper: typed.paper,
    ...toLetterSettings(typed.letterWindow, typed.foldMarks),
    accentColor: HEX_COLOR.test(typed.accentColor) ? typed.accentColor : DEFAULT_DESIGN.accentColor,
  }
  const view = createInvoiceView(
    {
      invoiceNumber: '',
      status: 'SENT',
      issueDate: today,
      dueDate: addDays(today, typed.defaultPaymentTerms),
      invoiceType: 'ONE_OFF',
      paymentMethod: findTransfer(seller) ?? 'BANK_TRANSFER',
      currency: typed.currency,
      taxRate: taxRate >= 0 && taxRate <= 100 ? taxRate : 0,
      taxParts: getPartsForRate(taxRate, taxParts),
      notes: another?.notes ?? typed.defaultNotes.trim(),
      termsAndConditions: another?.terms ?? typed.defaultTerms.trim(),
      lineItems: [
        { description: t('item'), quantity: 12, unitPrice: 85 },
        { description: t('secondItem'), quantity: 1, unitPrice: 240 },
      ],
      client: { ...CLIENT, name: t('client'), address: t('clientAddress') },
      seller,
    },
    { today, audience: 'preview', words },
  )
  return <InvoiceDocument view={view} />
}

/** Loads a logo with its size, which the document needs before rendering; null if it can't be read. */
function useLogo(src: string | null): LogoRef | null | 'loading' {
  const [loaded, setLoaded] = useState<{ src: string; logo: LogoRef | null } | null>(null)
  useEffect(() => {
    if (!src) return
    const image = new Image()
    image.onload = () =>
      setLoaded({ src, logo: { id: src, src, width: image.naturalWidth, height: image.naturalHeight } })
    image.onerror = () => setLoaded({ src, logo: null })
    image.src = src
  }, [src])
  if (!src) return null
  // Keeps the last logo while another one loads.
  return loaded ? loaded.logo : 'loading'
}
