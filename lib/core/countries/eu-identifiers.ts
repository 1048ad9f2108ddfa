import type { CountryIdentifiers } from './identifier-types'

/**
 * Identification numbers in the European Union, by ISO 3166-1 alpha-2. VAT numbers: Directive 2006/112/EC, art. 215, and
 * the structures listed by VIES. Names are those printed on domestic invoices.
 */
export const EU_IDENTIFIERS: Record<string, CountryIdentifiers> = {
  AT: {
    vat: { name: 'UID-Nr.', example: 'ATU13585627', formats: ['ATU99999999'] },
    tax: { name: 'Steuernummer', example: '59-119/9013', formats: ['99-999/9999'] },
    company: {
      name: 'Firmenbuchnummer',
      example: 'FN 122119m',
      formats: ['FN 999999A', 'FN 99999A', 'FN 9999A', '999999A', '99999A', '9999A'],
    },
  },
  BE: {
    vat: {
      name: { default: 'BTW/TVA', nl: 'Btw-nr.', fr: 'N° TVA', de: 'MwSt.-Nr.' },
      example: 'BE 0403.019.261',
      formats: ['BE 9999.999.999'],
    },
    company: {
      name: { default: 'KBO/BCE', nl: 'Ondernemingsnummer', fr: 'N° d’entreprise', de: 'Unternehmensnummer' },
      example: '0403.019.261',
      formats: ['9999.999.999'],
    },
  },
  BG: {
    vat: { name: 'ДДС №', example: 'BG175074752', formats: ['BG999999999', 'BG9999999999'] },
    company: { name: 'ЕИК', example: '175074752', formats: ['999999999', '9999999999999'] },
  },
  CY: {
    vat: { name: 'VAT', example: 'CY10259033P', formats: ['CY99999999A'] },
  },
  CZ: {
    vat: { name: 'DIČ', example: 'CZ25123891', formats: ['CZ99999999', 'CZ999999999', 'CZ9999999999'] },
    company: { name: 'IČO', example: '25123891', formats: ['99999999'] },
  },
  DE: {
    vat: { name: 'USt-IdNr.', example: 'DE136695976', formats: ['DE999999999'] },
    tax: {
      name: 'Steuernummer',
      example: '21/815/08150',
      formats: ['99/999/99999', '999/999/99999', '999/9999/9999', '9999999999999'],
    },
    company: {
      name: 'Handelsregister',
      // Until the tax number had a field of its own, it was stored here.
      variants: [{ pattern: /^\d{2,3} ?\/ ?\d{3,4} ?\/ ?\d{4,5}$/, name: 'Steuernummer', kind: 'tax' }],
      example: 'Amtsgericht Charlottenburg, HRB 12345 B',
    },
  },
  DK: {
    vat: { name: 'CVR/SE-nr.', example: 'DK13585628', formats: ['DK99999999'] },
    company: { name: 'CVR-nr.', example: '13585628', formats: ['99999999'] },
  },
  EE: {
    vat: { name: 'KMKR', example: 'EE100931558', formats: ['EE999999999'] },
    company: { name: 'Registrikood', example: '12345678', formats: ['99999999'] },
  },
  ES: {
    vat: { name: 'NIF', example: 'B58378431', formats: ['ESX9999999X', 'X9999999X'] },
    company: { name: 'Registro Mercantil', example: 'Madrid, T 12345, F 67, H M-123456' },
  },
  FI: {
    vat: { name: { default: 'ALV-nro', sv: 'Momsnr' }, example: 'FI20774740', formats: ['FI99999999'] },
    company: {
      name: { default: 'Y-tunnus', sv: 'FO-nummer' },
      example: '2077474-0',
      formats: ['9999999-9'],
    },
  },
  FR: {
    vat: { name: 'N° TVA', example: 'FR40303265045', formats: ['FRXX999999999'] },
    company: {
      name: 'SIREN/SIRET',
      variants: [
        { pattern: /^(\d\s*){14}$/, name: 'SIRET' },
        { pattern: /^(\d\s*){9}$/, name: 'SIREN' },
      ],
      example: '732 829 320 00074',
      formats: ['999 999 999', '999 999 999 99999'],
    },
  },
  GR: {
    vat: { name: 'ΑΦΜ', example: 'EL094259216', formats: ['EL999999999'] },
    company: { name: 'ΓΕΜΗ', example: '121768701000', formats: ['999999999999'] },
  },
  HR: {
    vat: { name: 'PDV ID', example: 'HR33392005961', formats: ['HR99999999999'] },
    tax: { name: 'OIB', example: '33392005961', formats: ['99999999999'] },
    company: { name: 'MBS', example: '080123456', formats: ['999999999'] },
  },
  HU: {
    vat: { name: 'Közösségi adószám', example: 'HU12892312', formats: ['HU99999999'] },
    tax: { name: 'Adószám', example: '12892312-2-41', formats: ['99999999-9-99'] },
    company: { name: 'Cégjegyzékszám', example: '01-09-123456', formats: ['99-99-999999'] },
  },
  IE: {
    vat: { name: 'VAT No', example: 'IE6433435F', formats: ['IE9999999A', 'IE9999999AA', 'IE9X99999A'] },
    company: { name: 'CRO No', example: '104547', formats: ['99999', '999999', '9999999'] },
  },
  IT: {
    vat: { name: 'P.IVA', example: 'IT00743110157', formats: ['IT99999999999'] },
    tax: {
      name: 'C.F.',
      example: 'RCCMNL83S18D969H',
      formats: ['AAAAAAXXAXXAXXXA', '99999999999'],
    },
    company: { name: 'REA', example: 'MI-1234567' },
  },
  LT: {
    vat: { name: 'PVM kodas', example: 'LT119511515', formats: ['LT999999999', 'LT999999999999'] },
    company: { name: 'Įmonės kodas', example: '304567890', formats: ['999999999'] },
  },
  LU: {
    vat: { name: 'N° TVA', example: 'LU15027442', formats: ['LU99999999'] },
    company: { name: 'RCS', example: 'B 123456' },
  },
  LV: {
    vat: { name: 'PVN reģ. Nr.', example: 'LV40003521600', formats: ['LV99999999999'] },
    company: { name: 'Reģ. Nr.', example: '40003521600', formats: ['99999999999'] },
  },
  MT: {
    vat: { name: 'VAT No', example: 'MT11679112', formats: ['MT99999999'] },
    company: { name: 'Company No', example: 'C 12345' },
  },
  NL: {
    vat: { name: 'Btw-id', example: 'NL004495445B01', formats: ['NL999999999B99'] },
    company: { name: 'KVK-nummer', example: '12345678', formats: ['99999999'] },
  },
  PL: {
    vat: { name: 'NIP', example: '856-734-62-15', formats: ['PL9999999999', '999-999-99-99'] },
    company: {
      name: 'KRS/REGON',
      variants: [
        { pattern: /^\d{10}$/, name: 'KRS' },
        { pattern: /^(\d{9}|\d{14})$/, name: 'REGON' },
      ],
      example: '0000123456',
      formats: ['9999999999', '999999999', '99999999999999'],
    },
  },
  PT: {
    vat: {
      name: 'NIF',
      variants: [{ pattern: /^(PT)? ?[569]/, name: 'NIPC' }],
      example: '501964843',
      formats: ['PT999999999', '999999999'],
    },
    company: { name: 'N.º de matrícula', example: '501964843' },
  },
  RO: {
    vat: { name: 'CIF', example: 'RO18547290' },
    tax: { name: 'CUI', example: '18547290' },
    company: { name: 'Nr. reg. com.', example: 'J52/750/2012' },
  },
  SE: {
    vat: { name: 'Momsreg.nr', example: 'SE123456789701', formats: ['SE999999999999'] },
    company: { name: 'Org.nr', example: '123456-7897', formats: ['999999-9999'] },
  },
  SI: {
    vat: { name: 'ID za DDV', example: 'SI50223054', formats: ['SI99999999'] },
    tax: { name: 'Davčna št.', example: '50223054', formats: ['99999999'] },
    company: { name: 'Matična št.', example: '1234567000', formats: ['9999999', '9999999999'] },
  },
  SK: {
    vat: { name: 'IČ DPH', example: 'SK2022749619', formats: ['SK9999999999'] },
    tax: { name: 'DIČ', example: '2022749619', formats: ['9999999999'] },
    company: { name: 'IČO', example: '25123891', formats: ['99999999'] },
  },
}
