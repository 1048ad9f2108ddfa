import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TaxesCard } from '@/components/users/settings/taxes/taxes-card'
import '@/components/users/settings/taxes/tax-dialog'
import { chooseOption } from '@/tests/factories/select'

it('a tax without a reason of its own shows the one that invoices print, in their language', async () => {
  render(<TaxesCard taxes={[]} country="DE" language="de" />)
  await userEvent.click(screen.getByRole('button', { name: 'Add tax' }))
  await chooseOption(await screen.findByLabelText('Tax treatment'), 'Exempt')
  expect(await screen.findByPlaceholderText('Umsatzsteuerfrei')).toBeVisible()
})
