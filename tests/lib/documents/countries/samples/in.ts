import { onAll, onEach, type CountrySample } from '../sample-types'

export const india: CountrySample = {
  name: 'IN',
  country: 'IN',
  language: 'en',
  currency: 'INR',
  seller: {
    name: 'Banyan Digital Private Limited',
    street: '14 MG Road',
    postalCode: '560001',
    city: 'Bengaluru',
    state: 'Karnataka',
    vat: '29AASCK2632S1ZJ',
    regNumber: 'U72200KA2009PTC123456',
  },
  client: {
    name: 'Deccan Spices Private Limited',
    contact: 'Priya Kulkarni',
    email: 'accounts@deccan.example',
    street: '22 FC Road',
    postalCode: '411004',
    city: 'Pune',
    state: 'Maharashtra',
    vat: '27AAPFU0939F1ZV',
  },
  bank: { bankName: 'HDFC Bank', bankAccountNumber: '50100123456789', bankSortCode: 'HDFC0000123' },
  charges: { taxRate: 18, taxParts: [{ name: 'IGST', rate: 18, compound: false, number: null }] },
  lines: [
    { description: 'Website design (SAC 998314)', quantity: 24, unit: 'h', unitPrice: 9500 },
    { description: 'Photography (SAC 998383)', quantity: 1, unitPrice: 42000 },
  ],
  numbers: {
    invoice: '2026-27/041',
    creditNote: 'CN/26-27/003',
    quote: 'Q/26-27/012',
    deposit: '2026-27/033',
    final: '2026-27/042',
  },
  reason: '4 hours not worked',
  terms: 'Place of supply: Maharashtra (27). Tax payable on reverse charge: No',
  required: [
    onAll(
      'Names and addresses of both',
      'CGST Rules 46(a), (d)',
      'Banyan Digital Private Limited',
      '14 MG Road',
      'Bengaluru 560001',
      'Deccan Spices Private Limited',
      '22 FC Road',
      'Pune 411004',
    ),
    onAll('GSTIN of both', 'CGST Rules 46(a), (d)', 'GSTIN 29AASCK2632S1ZJ', 'GSTIN 27AAPFU0939F1ZV'),
    onAll('CIN', 'Companies Act 2013 s 12(3)(c)', 'CIN U72200KA2009PTC123456'),
    onEach('Number and kind', 'CGST Rules 46(b)', {
      invoice: ['TAX INVOICE2026-27/041'],
      creditNote: ['CREDIT NOTECN/26-27/003'],
      final: ['FINAL TAX INVOICE2026-27/042'],
    }),
    onEach('Date of issue', 'CGST Rules 46(c)', {
      invoice: ['30 October 2026'],
      creditNote: ['12 November 2026'],
      final: ['30 October 2026'],
    }),
    onAll('Date of supply', 'customary', '1 October 2026 – 28 October 2026'),
    onEach('Quantity and nature', 'CGST Rules 46(i)', {
      invoice: ['Website design (SAC 998314)', '24 h', 'Photography (SAC 998383)'],
      creditNote: ['Website design (SAC 998314)', '4 h'],
      final: ['Website design (SAC 998314)', '24 h', 'Photography (SAC 998383)'],
    }),
    onAll('Unit price without tax', 'customary', 'Unit Price', '₹9,500.00'),
    onEach('Net amount by rate', 'CGST Rules 46(k)', {
      invoice: ['Subtotal₹2,70,000.00'],
      creditNote: ['Subtotal₹38,000.00'],
      final: ['Subtotal₹1,89,000.00'],
    }),
    onEach('Rate and tax by rate', 'CGST Rules 46(l), (m)', {
      invoice: ['IGST (18%)₹48,600.00'],
      creditNote: ['IGST (18%)₹6,840.00'],
      final: ['IGST (18%)₹34,020.00'],
    }),
    onEach('Total', 'CGST Rules 46(j)', {
      invoice: ['Total₹3,18,600.00'],
      creditNote: ['Total₹44,840.00'],
      final: ['Total₹2,23,020.00'],
    }),
    onEach('Invoice that is credited, and the reason', 'CGST Rules 53(1A)', {
      creditNote: ['2026-27/041', '30 October 2026', '4 hours not worked'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: ['2026-27/033', '21 September 2026', '−₹81,000.00', 'IGST (18%): −₹14,580.00'],
    }),
    onEach('SAC, place of supply with the state, reverse charge', 'CGST Rules 46(g), (n), (p)', {
      invoice: ['SAC 998314', 'Place of supply: Maharashtra (27)', 'Tax payable on reverse charge: No'],
      creditNote: ['SAC 998314'],
      final: ['SAC 998314', 'Place of supply: Maharashtra (27)', 'Tax payable on reverse charge: No'],
    }),
  ],
}
