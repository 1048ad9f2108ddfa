import { createClient, createInvoice } from '../documents'
import { openScenario } from './account'
import type { Scenario } from './types'

/** A business in Japan: yen without decimals, tax-inclusive prices, two rates, a document in Japanese. */
export const jpy: Scenario<'client' | 'invoice'> = async (now) => {
  const { actor, signIn, today } = await openScenario('jpy', now, {
    country: 'JP',
    currency: 'JPY',
    language: 'ja',
    timeZone: 'Asia/Tokyo',
    companyName: '港町デザイン合同会社',
    street: '中央区日本橋 1-2-3',
    city: '東京都',
    postalCode: '103-0027',
    defaultTaxRate: 10,
  })
  const client = await createClient(actor, {
    name: '田中 美咲',
    companyName: '株式会社ほし紙業',
    email: 'tanaka@hoshi-paper.example',
    address: '中京区恵比須町 312',
    city: '京都市',
    postalCode: '604-8005',
    country: 'JP',
    currency: 'JPY',
  })
  const { id, publicToken } = await createInvoice(actor, client.id, {
    status: 'SENT',
    shared: true,
    language: 'ja',
    currency: 'JPY',
    taxRate: 10,
    taxCategory: 'S',
    pricesIncludeTax: true,
    issueDate: today,
    discount: { kind: 'AMOUNT', value: 5000 },
    notes: 'お振込手数料はお客様のご負担でお願いいたします。',
    lineItems: [
      { kind: 'HEADING', description: 'ブランドデザイン' },
      { description: 'ロゴデザイン一式（3案）', quantity: 1, unitPrice: 330_000 },
      { description: '打ち合わせ', quantity: 4.5, unit: 'h', unitPrice: 11_000 },
      {
        description: '焼き菓子（サンプル撮影用）',
        quantity: 12,
        unitPrice: 540,
        tax: { rate: 8, category: 'S' },
      },
    ],
  })
  return {
    ...signIn,
    path: `/invoices/${id}`,
    publicPath: `/invoice/${publicToken}`,
    ids: { client: client.id, invoice: id },
  }
}
