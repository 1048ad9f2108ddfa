import { addDays } from '@/lib/core/dates'
import { createClient, createInvoice } from '../documents'
import { openScenario } from './account'
import type { Scenario } from './types'

/** A client and line items in Arabic, mixed with numbers and Latin words. */
export const rightToLeftClient: Scenario<'client' | 'invoice'> = async (now) => {
  const { actor, signIn, today } = await openScenario('right-to-left-client', now)
  const client = await createClient(actor, {
    name: 'ليلى الحسيني',
    companyName: 'شركة النخيل للتصميم ش.م.م (Palm Design LLC)',
    email: 'layla@palm-design.example',
    address: 'شارع الشيخ زايد ١٢\nالطابق الرابع',
    city: 'دبي',
    country: 'AE',
    currency: 'AED',
  })
  const { id, publicToken } = await createInvoice(actor, client.id, {
    status: 'SENT',
    shared: true,
    currency: 'AED',
    issueDate: addDays(today, -3),
    notes: 'شكراً لتعاملكم معنا. يرجى ذكر رقم الفاتورة عند التحويل.',
    lineItems: [
      { kind: 'HEADING', description: 'الهوية البصرية' },
      { description: 'تصميم الشعار (Logo, 3 drafts)', quantity: 1, unitPrice: 5400 },
      { description: 'بطاقات العمل، 500 قطعة', quantity: 500, unitPrice: 1.25 },
      { kind: 'TEXT', description: 'يشمل السعر جولتين من التعديلات.' },
    ],
  })
  return {
    ...signIn,
    path: `/invoices/${id}`,
    publicPath: `/invoice/${publicToken}`,
    ids: { client: client.id, invoice: id },
  }
}
