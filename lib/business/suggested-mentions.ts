import { getOwnProperty } from '@/lib/core/object'

/** A sentence for a country's invoices or business letters, in its language, with gaps such as `{Ort}` to fill in. */
interface SuggestedMention {
  id:
    | 'lateInterest'
    | 'earlyPayment'
    | 'company'
    | 'soleTrader'
    | 'fTax'
    | 'withholding'
    | 'stampDuty'
    | 'splitPayment'
  text: string
}

/** Mentions by country, each with its source. The check before sending finds unfilled gaps (rule `placeholder`). */
const MENTIONS: Record<string, SuggestedMention[]> = {
  AT: [
    // § 14 UGB
    { id: 'company', text: 'Sitz: {Ort}, Firmenbuchgericht: {Gericht}, FN {Nummer}' },
  ],
  DE: [
    // § 35a GmbHG
    {
      id: 'company',
      text: 'Sitz: {Ort}, Registergericht: Amtsgericht {Gericht}, HRB {Nummer}. Geschäftsführung: {Namen}',
    },
  ],
  FR: [
    // Code de commerce, art. L441-9, L441-10 and D441-5
    {
      id: 'lateInterest',
      text: 'En cas de retard de paiement : pénalités au taux annuel de {taux} % et indemnité forfaitaire pour frais de recouvrement de 40 €.',
    },
    // Art. L441-9
    { id: 'earlyPayment', text: 'Pas d’escompte pour paiement anticipé.' },
    // Art. R123-237 and R123-238
    { id: 'company', text: '{forme} au capital de {capital} €, {SIREN} RCS {ville}' },
    // Art. R526-27
    { id: 'soleTrader', text: 'Entrepreneur individuel (EI)' },
  ],
  GB: [
    // Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015, reg. 24 and 25
    {
      id: 'company',
      text: 'Registered in England and Wales, company no. {number}. Registered office: {address}',
    },
  ],
  IT: [
    // Legge 190/2014, art. 1, c. 67: regime forfettario
    {
      id: 'withholding',
      text: 'Compenso non soggetto a ritenuta d’acconto ai sensi dell’art. 1, c. 67, Legge n. 190/2014.',
    },
    // DPR 642/1972, tariffa, art. 13: without IVA, above 77.47 EUR
    { id: 'stampDuty', text: 'Imposta di bollo di 2,00 € assolta sull’originale.' },
  ],
  PL: [
    // Ustawa o VAT, art. 106e ust. 1 pkt 18a: goods and services of annex 15, above 15,000 PLN
    { id: 'splitPayment', text: 'Mechanizm podzielonej płatności' },
  ],
  SE: [
    // Skatteförfarandelagen (2011:1244), 9 kap.: the buyer then withholds no tax
    { id: 'fTax', text: 'Godkänd för F-skatt' },
  ],
}

/**
 * Lists the mentions suggested for the default terms of a business; nothing is inserted by itself.
 * @param country ISO 3166-1 alpha-2
 */
export const listSuggestedMentions = (country: string | null | undefined): SuggestedMention[] =>
  getOwnProperty(MENTIONS, country ?? '') ?? []

/** Adds a mention below a text, unless it contains it. */
export const addMention = (text: string, mention: string): string =>
  text.includes(mention) ? text : [text.trimEnd(), mention].filter(Boolean).join('\n')
