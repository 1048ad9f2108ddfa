import { onAll, onEach, onInvoices, type CountrySample } from '../sample-types'

export const japan: CountrySample = {
  name: 'JP',
  country: 'JP',
  language: 'ja',
  currency: 'JPY',
  seller: {
    name: '株式会社青葉デザイン',
    street: '神南1-5-3',
    postalCode: '150-0041',
    city: '渋谷区',
    state: '東京都',
    vat: 'T7000012050002',
  },
  client: {
    name: '株式会社山田商事',
    contact: '佐藤 花子',
    email: 'keiri@yamada.example',
    street: '梅田2-4-9',
    postalCode: '530-0001',
    city: '大阪市北区',
    state: '大阪府',
  },
  bank: { bankName: 'みずほ銀行 渋谷支店', bankAccountNumber: '普通 1234567', bankSortCode: '0001-210' },
  charges: { taxRate: 10 },
  lines: [
    { description: 'ウェブサイト制作', quantity: 24, unit: 'h', unitPrice: 9500 },
    {
      description: '贈答用緑茶（※軽減税率対象）',
      quantity: 1,
      unitPrice: 42000,
      tax: { rate: 8, category: 'S', reason: null },
    },
  ],
  numbers: {
    invoice: '2026-041',
    creditNote: 'HK-2026-003',
    quote: 'M-2026-012',
    deposit: '2026-033',
    final: '2026-042',
  },
  reason: '作業4時間分の減額',
  required: [
    onAll(
      'Names and addresses of both',
      '消費税法第57条の4第1項第1号、第6号',
      '株式会社青葉デザイン',
      '〒150-0041',
      '東京都渋谷区',
      '株式会社山田商事',
      '〒530-0001',
      '大阪府大阪市北区',
    ),
    onAll('登録番号', '消費税法第57条の4第1項第1号', '登録番号 T7000012050002'),
    onEach('Number and kind', 'customary', {
      invoice: ['請求書2026-041'],
      creditNote: ['返還インボイスHK-2026-003'],
      final: ['最終請求書2026-042'],
    }),
    onEach('Date of issue', 'customary', {
      invoice: ['2026/10/30'],
      creditNote: ['2026/11/12'],
      final: ['2026/10/30'],
    }),
    onAll('Date of supply', '消費税法第57条の4第1項第2号', '2026/10/01 〜 2026/10/28'),
    onEach('Quantity and nature', '消費税法第57条の4第1項第3号', {
      invoice: ['ウェブサイト制作', '24時間', '贈答用緑茶（※軽減税率対象）'],
      creditNote: ['ウェブサイト制作', '4時間'],
      final: ['ウェブサイト制作', '24時間', '贈答用緑茶（※軽減税率対象）'],
    }),
    onAll('Unit price without tax', 'customary', '単価', '￥9,500'),
    onEach('Net amount by rate', '消費税法第57条の4第1項第4号', {
      invoice: ['小計￥270,000'],
      creditNote: ['小計￥38,000'],
      final: ['小計￥189,000'],
    }),
    onEach('Rate and tax by rate', '消費税法第57条の4第1項第5号', {
      invoice: ['消費税（10%、対象 ￥228,000）￥22,800', '消費税（8%、対象 ￥42,000）￥3,360'],
      creditNote: ['消費税（10%）￥3,800'],
      final: ['消費税（10%、対象 ￥159,600）￥15,960', '消費税（8%、対象 ￥29,400）￥2,352'],
    }),
    onEach('Total', 'customary', {
      invoice: ['合計￥296,160'],
      creditNote: ['合計￥41,800'],
      final: ['合計￥207,312'],
    }),
    onEach('Invoice that is credited, and the reason', '消費税法第57条の4第3項', {
      creditNote: ['2026-041', '2026/10/30', '作業4時間分の減額'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: [
        '2026-033',
        '2026年9月21日',
        '−￥68,400',
        '消費税（10%）: −￥6,840',
        '−￥12,600',
        '消費税（8%）: −￥1,008',
      ],
    }),
    onInvoices('Items at the reduced rate marked', '消費税法第57条の4第1項第3号', '※軽減税率対象'),
  ],
}
