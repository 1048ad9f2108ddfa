import type { DocumentKind } from './lifecycle/kinds'
import { mapFields } from '@/lib/core/object'

interface TextRule {
  /** Column of exports. */
  label: string
  /** Characters. */
  longest: number
}

/** One-line references, shown beside the dates, searchable and exported. */
const REFERENCES = {
  purchaseOrder: {
    label: 'Purchase Order',
    longest: 100,
  },
} as const satisfies Record<string, TextRule>

/** Multi-line texts: below the totals, and the reason of a credit note beside the dates. */
const LONG_TEXTS = {
  notes: {
    label: 'Notes',
    longest: 5000,
  },
  termsAndConditions: {
    label: 'Terms & Conditions',
    longest: 5000,
  },
  correctionReason: {
    label: 'Reason for Credit',
    longest: 300,
  },
} as const satisfies Record<string, TextRule>

/**
 * Texts of a document besides its lines. An entry here is all it takes to validate, store, copy, interpolate, check
 * and return a text, and to repeat it in a schedule; CONTRIBUTING.md lists what else a new text needs.
 */
export const DOCUMENT_TEXTS = { ...REFERENCES, ...LONG_TEXTS }

type ReferenceField = keyof typeof REFERENCES
export type TextField = keyof typeof DOCUMENT_TEXTS
export type DocumentTexts = Record<TextField, string | null>

export const REFERENCE_FIELDS = Object.keys(REFERENCES) as ReferenceField[]
export const TEXT_FIELDS = Object.keys(DOCUMENT_TEXTS) as TextField[]
/** Lists the texts of a kind of document: only a credit note gives a reason. */
export const listTextFields = (kind: DocumentKind | undefined): TextField[] =>
  TEXT_FIELDS.filter((field) => field !== 'correctionReason' || kind === 'CREDIT_NOTE')

export const isReference = (field: TextField): field is ReferenceField => Object.hasOwn(REFERENCES, field)

export const mapTexts = <T>(create: (field: TextField) => T) => mapFields(TEXT_FIELDS, create)
export const mapReferences = <T>(create: (field: ReferenceField) => T) => mapFields(REFERENCE_FIELDS, create)

export const pickTexts = <T>(source: Record<TextField, T>): Record<TextField, T> =>
  mapTexts((field) => source[field])
