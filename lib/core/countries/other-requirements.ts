import type { CountryRequirements } from './requirement-types'

/** Requirements outside the European Union, by ISO 3166-1 alpha-2. Countries without an entry have none on record. */
export const OTHER_REQUIREMENTS: Record<string, CountryRequirements> = {
  AE: {
    issuer: [
      { kind: 'vat', when: 'vat-registered', source: 'Cabinet Decision No. 52 of 2017, art. 59(1)(b)' },
    ],
    buyer: [
      {
        kind: 'vat',
        when: 'domestic-business',
        ifRegistered: true,
        source: 'Cabinet Decision No. 52 of 2017, art. 59(1)(c)',
      },
    ],
  },
  AU: {
    issuer: [
      { kind: 'vat', when: 'vat-registered', source: 'GST Act 1999, s 29-70(1)(c)(i)' },
      // A company may print an ABN that ends in its ACN instead (s 153(2)).
      { kind: 'company', when: 'registered-company', source: 'Corporations Act 2001, s 153 and s 88A' },
    ],
    // From $1,000 the buyer's identity or ABN: the name will do.
    buyer: [],
  },
  CA: {
    issuer: [
      {
        kind: 'vat',
        when: 'vat-registered',
        // 100 CAD or more.
        above: { amount: 99.99, currency: 'CAD' },
        source: 'Input Tax Credit Information (GST/HST) Regulations, SOR/91-45, s. 3(b)',
      },
    ],
    buyer: [],
  },
  CH: {
    issuer: [{ kind: 'vat', when: 'vat-registered', source: 'MWSTG/LTVA/LIVA, Art. 26 Abs. 2 Bst. a' }],
    buyer: [],
  },
  GB: {
    // The company number belongs on letters, order forms and websites (SI 2015/17, reg. 25), not on invoices.
    issuer: [{ kind: 'vat', when: 'vat-registered', source: 'SI 1995/2518, reg. 14(1)(d)' }],
    buyer: [],
  },
  IN: {
    issuer: [
      { kind: 'vat', when: 'vat-registered', source: 'CGST Rules 2017, rule 46(a)' },
      { kind: 'company', when: 'registered-company', source: 'Companies Act 2013, s 12(3)(c)' },
    ],
    buyer: [
      {
        kind: 'vat',
        when: 'domestic-business',
        ifRegistered: true,
        source: 'CGST Rules 2017, rule 46(d)',
      },
    ],
  },
  JP: {
    issuer: [{ kind: 'vat', when: 'vat-registered', source: '消費税法第57条の4第1項第1号' }],
    buyer: [],
  },
  MX: {
    issuer: [{ kind: 'tax', when: 'always', source: 'CFF, art. 29-A, fracción I' }],
    buyer: [{ kind: 'tax', when: 'domestic-business', source: 'CFF, art. 29-A, fracción IV' }],
  },
  NO: {
    issuer: [
      { kind: 'vat', when: 'vat-registered', source: 'Bokføringsforskriften § 5-1-2' },
      { kind: 'company', when: 'always', coveredBy: 'vat', source: 'Bokføringsforskriften § 5-1-2' },
    ],
    buyer: [],
  },
  NZ: {
    issuer: [
      {
        kind: 'vat',
        when: 'vat-registered',
        above: { amount: 200, currency: 'NZD' },
        source: 'GST Act 1985, s 19E and s 19F(2)',
      },
    ],
    buyer: [],
  },
  SG: {
    issuer: [{ kind: 'vat', when: 'vat-registered', source: 'GST (General) Regulations, reg. 11(1)' }],
    buyer: [{ kind: 'vat', when: 'reverse-charge', source: 'GST (General) Regulations, reg. 11(4)' }],
  },
  ZA: {
    issuer: [{ kind: 'vat', when: 'vat-registered', source: 'VAT Act 89 of 1991, s 20(4) and (5)' }],
    buyer: [
      {
        kind: 'vat',
        when: 'domestic-business',
        ifRegistered: true,
        above: { amount: 5_000, currency: 'ZAR' },
        source: 'VAT Act 89 of 1991, s 20(4) and (5)',
      },
    ],
  },
}
