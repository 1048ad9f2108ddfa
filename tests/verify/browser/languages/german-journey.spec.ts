import { expect, test } from '@playwright/test'
import { createEmail, findLinkPath, PASSWORD, waitForMail } from '../../../e2e/helpers'
import { createTexts } from '../../../e2e/texts'

const t = createTexts('de')

test.use({ locale: 'de-DE' })

test('a German freelancer registers and gets an invoice paid without reading English', async ({ page }) => {
  const email = createEmail('clara')
  const toast = (text: string) => expect(page.getByText(text).first()).toBeVisible()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()

  await test.step('registers, and gets an email in German', async () => {
    await page.goto('/register')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await press('Konto erstellen')
    await expect(page.getByText(t('validation.auth.first-name-required'))).toBeVisible()
    await page.getByLabel(t('auth.fields.firstName')).fill('Clara')
    await page.getByLabel(t('auth.fields.lastName')).fill('Schumann')
    await page.getByLabel(t('auth.fields.email')).fill(email)
    await page.getByLabel(t('auth.fields.password'), { exact: true }).fill(PASSWORD)
    await press('Konto erstellen')
    await toast(t('auth.register.succeeded.description'))
    const mail = await waitForMail(page.request, email)
    expect(mail.text).toContain(t('mail.verification.heading'))
    await page.goto(findLinkPath(mail, '/verify-email'))
    await expect(page).toHaveURL(/\/onboarding/)
  })

  await test.step('sets up the account', async () => {
    await expect(page.getByRole('heading', { name: 'Profil anlegen' })).toBeVisible()
    await press('Weiter')
    await expect(page.getByRole('heading', { name: 'Firmendaten' })).toBeVisible()
    await page.getByLabel(t('userFields.companyName')).fill('Schumann Klavierschule')
    await press('Weiter')
    await expect(page.getByRole('heading', { name: 'Bankverbindung' })).toBeVisible()
    await press(t('onboarding.steps.skip'))
    await expect(page.getByRole('heading', { name: 'Übersicht' })).toBeVisible()
    await expect(page.getByText(t('dashboard.recent.noneFound'))).toBeVisible()
  })

  await test.step('adds a client', async () => {
    await page.goto('/clients')
    await expect(page.getByText(t('clients.list.noneFound'))).toBeVisible()
    await press('Neuer Kunde')
    const dialog = page.getByRole('dialog', { name: 'Neuen Kunden anlegen' })
    await dialog.getByLabel(/^Name/).fill('Johannes Brahms')
    await dialog.getByLabel(t('clients.editor.email')).fill('johannes@example.org')
    await dialog.getByRole('button', { name: t('clients.editor.new.submit'), exact: true }).click()
    await toast('Kunde angelegt')
  })

  await test.step('writes an invoice with a decimal comma', async () => {
    await page.goto('/invoices/create')
    const ofLine = t('documentForm.lines.ofLine', { line: 1 })
    await page.getByRole('combobox', { name: t('documentForm.client.label'), exact: true }).click()
    await page.getByRole('option', { name: /Johannes Brahms/ }).click()
    await page.getByLabel(t('documentForm.lines.description') + ofLine).pressSequentially('Klavierstunden')
    await page.getByLabel(t('documentForm.lines.quantity') + ofLine).fill('3')
    await page.getByLabel(t('documentForm.lines.unitPrice') + ofLine).pressSequentially('1.138,66')
    await press('Entwurf speichern')
    await toast('Rechnung erstellt')
    await expect(page).toHaveURL(/\/invoices$/)
    await expect(page.getByText(/3\.415,98/).first()).toBeVisible()
  })

  await test.step('marks it as sent and records a payment', async () => {
    await page.getByRole('link', { name: 'INV-0001' }).click()
    await press('Als versendet markieren')
    await toast(t('documents.detail.step.issue.text', { kind: 'INVOICE' }))
    await press('Zahlung erfassen')
    const dialog = page.getByRole('dialog', { name: 'Zahlung erfassen' })
    await dialog.getByLabel(t('common.payment.amount')).fill('9.999,00')
    await dialog.getByRole('button', { name: t('payments.record.submit'), exact: true }).click()
    // The server's error, translated by its code.
    await expect(dialog.getByText(/3\.415,98/).last()).toBeVisible()
    await dialog.getByLabel(t('common.payment.amount')).fill('3.415,98')
    await dialog.getByRole('button', { name: t('payments.record.submit'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await page.goto('/')
    await expect(page.getByText('Bezahlt').first()).toBeVisible()
  })

  await test.step('chooses English in the profile, which wins over the browser', async () => {
    await page.goto('/profile')
    await page.getByLabel(t('profile.you.language'), { exact: true }).selectOption('English')
    await press(t('profile.you.save'))
    await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
