import { createAdditionalBusiness } from '@/lib/business/members/open-another-business'
import { setUpBusiness } from '../account'
import { createClient, createInvoice } from '../documents'
import { openScenario } from './account'
import type { Scenario } from './types'

type Ids = 'firstBusiness' | 'firstInvoice' | 'secondBusiness' | 'secondInvoice'

/** An owner of two businesses, each with an invoice of the same number. */
export const twoBusinesses: Scenario<Ids> = async (now) => {
  const { actor: first, signIn, today } = await openScenario('two-businesses', now)
  const secondId = await createAdditionalBusiness({ id: first.person.id, timeZone: first.timeZone })
  const second = await setUpBusiness(first.person, secondId, {
    country: 'DE',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    companyName: 'Hafengasse Verlag GmbH',
  })
  const [firstClient, secondClient] = [
    await createClient(first, { name: 'Client of the Studio' }),
    await createClient(second, { name: 'Client of the Publisher' }),
  ]
  const values = { status: 'SENT', shared: true, issueDate: today } as const
  const one = await createInvoice(first, firstClient.id, { ...values, currency: 'GBP' })
  const other = await createInvoice(second, secondClient.id, { ...values, currency: 'EUR' })
  return {
    ...signIn,
    path: '/businesses',
    ids: {
      firstBusiness: first.businessId,
      firstInvoice: one.id,
      secondBusiness: secondId,
      secondInvoice: other.id,
    },
  }
}
