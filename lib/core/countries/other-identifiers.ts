import type { CountryIdentifiers } from './identifier-types'

/** Identification numbers outside the European Union, by ISO 3166-1 alpha-2. */
export const OTHER_IDENTIFIERS: Record<string, CountryIdentifiers> = {
  AE: {
    vat: { name: 'TRN', example: '100123456700003', formats: ['999999999999999'] },
  },
  AR: {
    tax: { name: 'CUIT', example: '20-05536168-2', formats: ['99-99999999-9'] },
  },
  AU: {
    vat: { name: 'ABN', example: '51 824 753 556', formats: ['99 999 999 999'] },
    company: { name: 'ACN', example: '004 085 616', formats: ['999 999 999'] },
  },
  BR: {
    tax: {
      name: 'CNPJ/CPF',
      variants: [
        { pattern: /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/, name: 'CPF' },
        { pattern: /^[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}$/i, name: 'CNPJ' },
      ],
      example: '16.727.230/0001-97',
      // Since July 2026 new company numbers contain letters.
      formats: ['XX.XXX.XXX/XXXX-99', '999.999.999-99'],
    },
  },
  CA: {
    vat: {
      name: { default: 'GST/HST No.', fr: 'N° TPS/TVH' },
      example: '123026635 RT0001',
      formats: ['999999999 RT9999'],
    },
    regional: {
      name: { default: 'QST No.', fr: 'N° TVQ' },
      variants: [{ pattern: /^PST/i, name: { default: 'PST No.', fr: 'N° TVP' } }],
      example: '1016551356 TQ0001',
      formats: ['9999999999 TQ9999', 'PST-9999-9999'],
    },
    company: {
      name: { default: 'Business Number', fr: 'Numéro d’entreprise' },
      example: '123026635',
      formats: ['999999999'],
    },
  },
  CH: {
    vat: {
      name: { default: 'UID', fr: 'IDE', it: 'IDI' },
      example: 'CHE-107.787.577 MWST',
      formats: ['CHE-999.999.999 MWST', 'CHE-999.999.999 TVA', 'CHE-999.999.999 IVA', 'CHE-999.999.999'],
    },
    company: {
      name: { default: 'UID', fr: 'IDE', it: 'IDI' },
      example: 'CHE-107.787.577',
      formats: ['CHE-999.999.999'],
    },
  },
  CL: {
    tax: { name: 'RUT', example: '76.086.428-5', formats: ['99.999.999-X', '9.999.999-X'] },
  },
  CO: {
    tax: { name: 'NIT', example: '213.123.432-1' },
  },
  GB: {
    vat: { name: 'VAT Reg No', example: 'GB980780684', formats: ['GB999999999', 'XI999999999'] },
    company: { name: 'Company No', example: '01234567', formats: ['99999999', 'AA999999', 'A9999999'] },
  },
  IN: {
    vat: { name: 'GSTIN', example: '27AAPFU0939F1ZV', formats: ['99AAAAA9999AXXX'] },
    tax: { name: 'PAN', example: 'AAPFU0939F', formats: ['AAAAA9999A'] },
    company: {
      name: 'CIN',
      variants: [{ pattern: /^[A-Z]{3}-?\d{4}$/i, name: 'LLPIN' }],
      example: 'U72200MH2009PTC123456',
      formats: ['A99999AA9999AAA999999', 'AAA-9999'],
    },
  },
  IS: {
    vat: { name: 'VSK-númer', example: '00621', formats: ['99999', '999999'] },
    company: { name: 'Kt.', example: '450401-3150', formats: ['999999-9999'] },
  },
  JP: {
    // Sole traders have 13 digits that are no corporate number, so only the form is checked.
    vat: { name: '登録番号', example: 'T7000012050002', formats: ['T9999999999999'] },
    company: { name: '法人番号', example: '7000012050002', formats: ['9999999999999'] },
  },
  LI: {
    vat: { name: 'MWST-Nr.', example: '57123', formats: ['99999'] },
    company: { name: 'Register-Nr.', example: 'FL-0002.123.456-7', formats: ['FL-9999.999.999-9'] },
  },
  MX: {
    tax: { name: 'RFC', example: 'GODE561231GR8', formats: ['AAAA999999XXX', 'AAA999999XXX'] },
  },
  NO: {
    vat: { name: 'Org.nr.', example: '995 525 828 MVA', formats: ['999 999 999 MVA', 'NO 999 999 999 MVA'] },
    company: { name: 'Org.nr.', example: '988 077 917', formats: ['999 999 999'] },
  },
  NZ: {
    vat: { name: 'GST No', example: '49-091-850', formats: ['99-999-999', '999-999-999'] },
    company: { name: 'NZBN', example: '9429000000000', formats: ['9999999999999'] },
  },
  PE: {
    tax: { name: 'RUC', example: '20512333797', formats: ['99999999999'] },
  },
  SG: {
    vat: { name: 'GST Reg No', example: 'M90312345A' },
    company: { name: 'UEN', example: '197401143C', formats: ['99999999A', '999999999A', 'A99AA9999A'] },
  },
  US: {
    tax: { name: 'EIN', example: '91-1144442', formats: ['99-9999999'] },
  },
  ZA: {
    vat: { name: 'VAT No', example: '4260255118', formats: ['4999999999'] },
    company: { name: 'Reg No', example: '2005/123456/07', formats: ['9999/999999/99'] },
  },
}
