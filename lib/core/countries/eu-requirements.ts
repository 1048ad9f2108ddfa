import type { BuyerRequirement, CountryRequirements, IssuerRequirement } from './requirement-types'

const DIRECTIVE_ISSUER = 'Directive 2006/112/EC, art. 226(3)'
const DIRECTIVE_BUYER = 'Directive 2006/112/EC, art. 226(4)'

interface Sources {
  /** National law on the issuer's and on the buyer's number; the Directive where it was not looked up. */
  issuer?: string
  buyer?: string
  /** When the issuer's VAT number is required. */
  when?: IssuerRequirement['when']
  /** Total above which it is required; small invoices do without it. */
  above?: IssuerRequirement['above']
  /** Rules beyond the Directive's. */
  moreOfIssuer?: IssuerRequirement[]
  moreOfBuyer?: BuyerRequirement[]
}

/** Creates the rules of art. 226(3) and (4), which all members have. */
const createRequirements = ({
  issuer = DIRECTIVE_ISSUER,
  buyer = DIRECTIVE_BUYER,
  when = 'vat-registered',
  above,
  moreOfIssuer = [],
  moreOfBuyer = [],
}: Sources = {}): CountryRequirements => ({
  issuer: [{ kind: 'vat', when, above, source: issuer }, ...moreOfIssuer],
  buyer: [
    { kind: 'vat', when: 'reverse-charge', source: buyer },
    { kind: 'vat', when: 'intra-eu-supply', source: buyer },
    ...moreOfBuyer,
  ],
})

/** Requirements in the European Union, by ISO 3166-1 alpha-2. */
export const EU_REQUIREMENTS: Record<string, CountryRequirements> = {
  AT: createRequirements({
    issuer: '§ 11 Abs. 1 Z 3 lit. i, Abs. 6 UStG 1994',
    above: { amount: 400, currency: 'EUR' },
    buyer: '§ 11 Abs. 1a UStG 1994; Art. 11 Abs. 2 Anhang UStG 1994',
    moreOfIssuer: [{ kind: 'company', when: 'registered-company', source: '§ 14 UGB' }],
    moreOfBuyer: [
      {
        kind: 'vat',
        when: 'domestic-business',
        above: { amount: 10_000, currency: 'EUR' },
        source: '§ 11 Abs. 1 Z 3 lit. b UStG 1994',
      },
    ],
  }),
  BE: createRequirements({
    issuer: 'AR/KB n° 1 (29.12.1992), art. 5, § 1, 2°',
    buyer: 'AR/KB n° 1 (29.12.1992), art. 5, § 1, 3°',
    moreOfIssuer: [
      {
        kind: 'company',
        when: 'always',
        coveredBy: 'vat',
        source: 'CDE/WER, art. III.25; CSA/WVV, art. 2:20 (companies)',
      },
    ],
    moreOfBuyer: [
      {
        kind: 'vat',
        when: 'domestic-business',
        ifRegistered: true,
        source: 'AR/KB n° 1 (29.12.1992), art. 5, § 1, 3°',
      },
    ],
  }),
  BG: createRequirements(),
  CY: createRequirements(),
  CZ: createRequirements({
    issuer: '§ 29 odst. 1 písm. b) zákona č. 235/2004 Sb.',
    buyer: '§ 29 odst. 1 písm. d) zákona č. 235/2004 Sb.',
    moreOfIssuer: [{ kind: 'company', when: 'always', source: '§ 435 zákona č. 89/2012 Sb.' }],
    moreOfBuyer: [
      {
        kind: 'vat',
        when: 'domestic-business',
        ifRegistered: true,
        source: '§ 29 odst. 1 písm. d), odst. 3 písm. a) zákona č. 235/2004 Sb.',
      },
    ],
  }),
  // Within Germany either number will do, and reverse charge (§ 14a Abs. 5 UStG) needs no number of the buyer's.
  DE: {
    issuer: [
      {
        kind: 'tax',
        when: 'without-vat-number',
        above: { amount: 250, currency: 'EUR' },
        source: '§ 14 Abs. 4 Satz 1 Nr. 2 UStG; §§ 33, 34a UStDV',
      },
      { kind: 'vat', when: 'intra-eu', source: '§ 14a Abs. 1 und 3 UStG' },
      {
        kind: 'company',
        when: 'registered-company',
        source: '§ 35a GmbHG, § 80 AktG, § 37a HGB, § 125 HGB',
      },
    ],
    buyer: [
      { kind: 'vat', when: 'reverse-charge-abroad', source: '§ 14a Abs. 1 UStG' },
      { kind: 'vat', when: 'intra-eu-supply', source: '§ 14a Abs. 3 UStG' },
    ],
  },
  DK: createRequirements({ issuer: 'Momsbekendtgørelsen § 58, stk. 1, nr. 3' }),
  EE: createRequirements({ issuer: 'KMS § 37 lg 7' }),
  ES: createRequirements({
    issuer: 'RD 1619/2012, art. 6.1.d',
    when: 'always',
    buyer: 'RD 1619/2012, art. 6.1.d, 1.º y 2.º',
    moreOfIssuer: [{ kind: 'company', when: 'registered-company', source: 'Código de Comercio, art. 24' }],
    moreOfBuyer: [{ kind: 'vat', when: 'domestic-business', source: 'RD 1619/2012, art. 6.1.d, 3.º' }],
  }),
  FI: createRequirements({ issuer: 'AVL 209 e §', buyer: 'AVL 209 e §' }),
  FR: createRequirements({
    // The law says 150 euros without tax.
    issuer: 'CGI, ann. II, art. 242 nonies A, I, 2°, II',
    above: { amount: 150, currency: 'EUR' },
    buyer: 'CGI, ann. II, art. 242 nonies A, I, 3° et 4°',
    moreOfIssuer: [
      {
        kind: 'company',
        when: 'always',
        source: 'CGI, ann. II, art. 242 nonies A, I, 1°; C. com., art. R123-237',
      },
    ],
    // The decree's new items apply with the duty to issue e-invoices; small firms have it from 1 September 2027.
    moreOfBuyer: [
      {
        kind: 'company',
        when: 'domestic-business',
        from: '2027-09-01',
        source: 'CGI, ann. II, art. 242 nonies A, I, 1° (décret n° 2022-1299)',
      },
    ],
  }),
  GR: createRequirements(),
  HR: createRequirements(),
  HU: createRequirements(),
  // Ireland asks for the buyer's number only where the buyer is in another member.
  IE: {
    issuer: [{ kind: 'vat', when: 'vat-registered', source: 'S.I. No. 639/2010, reg. 20(2)(c)' }],
    buyer: [
      { kind: 'vat', when: 'reverse-charge-abroad', source: 'S.I. No. 639/2010, reg. 20(2)(e)' },
      { kind: 'vat', when: 'intra-eu-supply', source: 'S.I. No. 639/2010, reg. 20(2)(f)' },
    ],
  },
  IT: createRequirements({
    issuer: 'DPR 633/1972, art. 21, c. 2, lett. d',
    when: 'always',
    buyer: 'DPR 633/1972, art. 21, c. 2, lett. f',
    moreOfIssuer: [{ kind: 'company', when: 'registered-company', source: 'Codice civile, art. 2250' }],
    moreOfBuyer: [{ kind: 'vat', when: 'domestic-business', source: 'DPR 633/1972, art. 21, c. 2, lett. f' }],
  }),
  LT: createRequirements(),
  LU: createRequirements(),
  LV: createRequirements(),
  MT: createRequirements(),
  NL: createRequirements({
    issuer: 'Wet OB 1968, art. 35a, lid 1',
    buyer: 'Wet OB 1968, art. 35a, lid 1',
    moreOfIssuer: [{ kind: 'company', when: 'always', source: 'Handelsregisterwet 2007, art. 27' }],
  }),
  PL: createRequirements({
    issuer: 'Ustawa o VAT, art. 106e ust. 1 pkt 4',
    buyer: 'Ustawa o VAT, art. 106e ust. 1 pkt 5',
    moreOfIssuer: [
      {
        kind: 'company',
        when: 'registered-company',
        source: 'Kodeks spółek handlowych, art. 206 i 374; ustawa o KRS, art. 34',
      },
    ],
    moreOfBuyer: [{ kind: 'vat', when: 'domestic-business', source: 'Ustawa o VAT, art. 106e ust. 1 pkt 5' }],
  }),
  PT: createRequirements({
    issuer: 'CIVA, art. 36.º, n.º 5, al. a)',
    when: 'always',
    buyer: 'CIVA, art. 36.º, n.º 5, al. a)',
    moreOfIssuer: [{ kind: 'company', when: 'registered-company', source: 'CSC, art. 171.º' }],
    moreOfBuyer: [{ kind: 'vat', when: 'domestic-business', source: 'CIVA, art. 36.º, n.º 5, al. a)' }],
  }),
  RO: createRequirements({
    issuer: 'Codul fiscal, art. 319 alin. (20)',
    buyer: 'Codul fiscal, art. 319 alin. (20)',
  }),
  SE: createRequirements({
    issuer: 'ML (2023:200) 17 kap. 24 §',
    buyer: 'ML (2023:200) 17 kap. 24 §',
    moreOfIssuer: [{ kind: 'company', when: 'registered-company', source: 'ABL (2005:551) 28 kap. 5 §' }],
  }),
  SI: createRequirements(),
  SK: createRequirements({
    issuer: '§ 74 ods. 1 zákona č. 222/2004 Z. z.',
    buyer: '§ 74 ods. 1 zákona č. 222/2004 Z. z.',
    moreOfIssuer: [{ kind: 'company', when: 'always', source: '§ 3a zákona č. 513/1991 Zb.' }],
    moreOfBuyer: [
      {
        kind: 'vat',
        when: 'domestic-business',
        ifRegistered: true,
        source: '§ 74 ods. 1 zákona č. 222/2004 Z. z.',
      },
    ],
  }),
}
