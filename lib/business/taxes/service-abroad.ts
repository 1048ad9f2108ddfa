import { getOwnProperty } from '@/lib/core/object'

/**
 * Notes on a service to a business outside the EU, which is not taxable in the seller's country, in the seller's
 * language. Elsewhere in the EU such a service is a reverse charge. Countries without a note print the text of category O.
 *
 * Sources: Directive 2006/112/EC, art. 44, and the provision that each note names. Wording found in public guidance for
 * BE, FR, GB (VAT notice 741A), IT (art. 21, c. 6-bis, b), PL and PT; place of supply read in the law of IE; known from
 * the law for AT, CH, DE, DK, ES, FI, LU, NL and SE.
 */
const NOTES: Record<string, string> = {
  AT: 'Nicht in Österreich steuerbare Leistung (§ 3a Abs. 6 UStG)',
  BE: 'Dienst niet onderworpen aan Belgische btw, art. 21 § 2 WBTW / Service non soumis à la TVA belge, art. 21 § 2 CTVA',
  CH: 'Leistung im Ausland, nicht mehrwertsteuerpflichtig (Art. 8 Abs. 1 MWSTG)',
  DE: 'Nicht im Inland steuerbare Leistung (§ 3a Abs. 2 UStG)',
  DK: 'Leveringssted uden for Danmark, momslovens § 16, stk. 1',
  ES: 'Operación no sujeta, art. 69 LIVA',
  FI: 'Myyntimaa ei ole Suomi, AVL 65 §',
  FR: 'TVA non applicable, art. 259-1 du CGI',
  GB: 'Outside the scope of UK VAT',
  IE: 'Outside the scope of Irish VAT, section 34 VATCA 2010',
  IT: 'Operazione non soggetta, art. 7-ter DPR 633/1972',
  LU: 'TVA non applicable, art. 17, par. 1er, point 1° de la loi TVA',
  NL: 'Dienst niet belast met Nederlandse btw, art. 6 lid 1 Wet OB 1968',
  PL: 'Usługa niepodlegająca opodatkowaniu VAT w Polsce, art. 28b ustawy o VAT',
  PT: 'Não sujeito a IVA, artigo 6.º, n.º 6, alínea a), do CIVA',
  SE: 'Tjänst omsatt utomlands, 6 kap. 33 § mervärdesskattelagen',
}

/**
 * Returns the note of a country; null if it has none.
 * @param country ISO 3166-1 alpha-2
 */
export const findServiceAbroadNote = (country: string): string | null =>
  getOwnProperty(NOTES, country) ?? null
