interface TextRule {
  /** Above its field, and what the empty field shows. */
  label: string
  example: string
  /** Where a sentence finds it. */
  where: string
  /** In characters. */
  longest: number
}

/** One line by which the reader of a document knows what it is about. Drawn beside the dates, searched for and exported. */
const REFERENCES = {
  purchaseOrder: {
    label: 'Purchase Order',
    example: 'Your client’s order number, if there is one',
    where: 'in the purchase order',
    longest: 100,
  },
} as const satisfies Record<string, TextRule>

/** Several lines that say the rest, beneath the figures. */
const LONG_TEXTS = {
  notes: {
    label: 'Notes',
    example: 'Anything your client should know',
    where: 'in the notes',
    longest: 5000,
  },
  termsAndConditions: {
    label: 'Terms & Conditions',
    example: 'How and when you expect to be paid',
    where: 'in the terms',
    longest: 5000,
  },
} as const satisfies Record<string, TextRule>

/**
 * What a person writes on a document beside its lines. What stands here is parsed, stored, copied, filled, checked, written by a series and
 * answered by the API without another word; docs/documents.md says what else a new text needs.
 */
export const DOCUMENT_TEXTS = { ...REFERENCES, ...LONG_TEXTS }

export type ReferenceField = keyof typeof REFERENCES
export type TextField = keyof typeof DOCUMENT_TEXTS
export type References = Record<ReferenceField, string | null>
export type DocumentTexts = Record<TextField, string | null>

export const REFERENCE_FIELDS = Object.keys(REFERENCES) as ReferenceField[]
export const TEXT_FIELDS = Object.keys(DOCUMENT_TEXTS) as TextField[]
export const isReference = (field: TextField): field is ReferenceField => Object.hasOwn(REFERENCES, field)

const mapFields = <F extends TextField, T>(fields: F[], make: (field: F) => T): Record<F, T> =>
  Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<F, T>

/** Something for each text of a document. */
export const mapTexts = <T>(make: (field: TextField) => T) => mapFields(TEXT_FIELDS, make)
/** Something for each reference of a document. */
export const mapReferences = <T>(make: (field: ReferenceField) => T) => mapFields(REFERENCE_FIELDS, make)

/** The texts out of what holds more. */
export const pickTexts = <T>(source: Record<TextField, T>): Record<TextField, T> =>
  mapTexts((field) => source[field])
