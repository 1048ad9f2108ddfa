import type { z } from 'zod'
import type { ResetInterval } from '@/lib/business/numbering/pattern'
import type { Numbering } from '@/lib/business/numbering/types'
import type {
  bankSchema,
  companySettingsSchema,
  defaultsSchema,
  designSchema,
  profileSchema,
} from '@/lib/business/schema'
import type { CurrentUser } from '@/lib/business/user-response'
import type { AddressParts } from '@/lib/core/geo/address-parts'
import { DEFAULT_LANGUAGE } from '@/lib/core/languages'
import { toDocumentedCountry } from '@/lib/core/geo/country-codes'
import { toAddressValues } from './address/address-values'

/** User with the name of their country, since the list of all names loads after the page. */
export type SettingsUser = CurrentUser & { countryName?: string | null }

export type ProfileValues = z.input<typeof profileSchema>
export type CompanyValues = z.input<typeof companySettingsSchema>
export type BankValues = { [K in keyof z.input<typeof bankSchema>]: string | null }
export type DesignValues = z.input<typeof designSchema>
export type DefaultsValues = z.input<typeof defaultsSchema>
/** Numbering of a document kind. */
export interface NumberingValues {
  numberPattern: string
  numberResets: ResetInterval
  nextInvoiceNumber: string
}
export const toNumberingValues = ({
  pattern,
  resets,
  next,
}: Pick<Numbering, 'pattern' | 'resets' | 'next'>): NumberingValues => ({
  numberPattern: pattern,
  numberResets: resets,
  nextInvoiceNumber: next,
})
/** Fields only in the settings. */
export interface BusinessNumberingValues extends NumberingValues {
  timeZone: string
}
export type SettingsValues = ProfileValues &
  CompanyValues &
  DesignValues &
  BankValues &
  DefaultsValues &
  BusinessNumberingValues

/** Inputs need strings: null becomes empty. */
const text = (value: string | null) => value ?? ''

export const toProfileValues = (user: CurrentUser): ProfileValues => ({
  fullName: user.fullName,
  country: toDocumentedCountry(user.country) ?? '',
  currency: user.currency as ProfileValues['currency'],
  industry: (user.industry ?? '') as ProfileValues['industry'],
})

/** Returns the company fields. `prefill`: address parts to start with if the address is only a text. */
export const toCompanyValues = (user: CurrentUser, prefill: AddressParts | null = null) => ({
  companyName: text(user.companyName),
  companyAddress: text(user.companyAddress),
  ...toAddressValues(user, prefill),
  companyLogo: user.companyLogo,
  companyVat: text(user.companyVat),
  companyNumber: text(user.companyNumber),
  companyTaxNumber: text(user.companyTaxNumber),
})

export const toDesignValues = (user: CurrentUser): DesignValues => ({
  invoiceTemplate: user.invoiceTemplate,
  accentColor: user.accentColor,
  language: user.language ?? DEFAULT_LANGUAGE,
  secondLanguage: user.secondLanguage ?? '',
  paper: user.paper,
  letterWindow: user.letterWindow,
  foldMarks: user.foldMarks,
})

export const toBankValues = (user: CurrentUser) => ({
  bankName: text(user.bankName),
  accountNumber: text(user.accountNumber),
  sortCode: text(user.sortCode),
  accountHolderName: text(user.accountHolderName),
  swiftCode: text(user.swiftCode),
  iban: text(user.iban),
})

export const toDefaultsValues = (user: CurrentUser): DefaultsValues => ({
  defaultPaymentTerms: user.defaultPaymentTerms,
  defaultTaxRate: user.defaultTaxRate,
  defaultNotes: text(user.defaultNotes),
  defaultTerms: text(user.defaultTerms),
  sendingHour: user.sendingHour,
})
