import 'server-only'
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment } from 'react'
import { getAppOrigin } from '@/lib/platform/env'
import { getMailMessages, findDueTexts, type KindMailMessages } from '@/lib/mail/letters/mail-messages'
import { getPublicUrl } from '@/lib/documents/public-link'
import { findLink } from '@/lib/mail/letters/share-message'
import { site } from '@/lib/core/site'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import type { MailMessages } from '@/lib/i18n/message-types'
import { interpolate } from '@/lib/i18n/texts'

const INK = '#24211d'
const SOFT = '#6b655c'
const LINE = '#e6e1d8'
const DESK = '#f7f5f0'
const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Maximum height of the logo in pixels. */
const LOGO_HEIGHT = 48

interface InvoiceMailProps {
  view: InvoiceView
  /** Messages for all document kinds. */
  words: MailMessages['letter']
  /** Text written by the user; the link in it is also the button's target. */
  message: string
  /** Source of the logo: attached to the email (`cid:`), or on this origin for a preview. */
  logoSrc: string | null
}

/** Returns the placeholder shown in a preview for a link that doesn't exist yet. */
export const getPendingLink = (): string => getPublicUrl(getAppOrigin(), '…')

/** Renders a document's email: the business's name and logo, the message, amount and due date, and the link. */
export async function renderInvoiceMail({
  words: messages,
  ...letter
}: InvoiceMailProps): Promise<{ html: string; text: string }> {
  const { view, message } = letter
  const words = getMailMessages(messages, view.kind)
  const due = [`${view.amountDueLabel}: ${view.amountDue}`, findDueTexts(view, words)?.row]
    .filter(Boolean)
    .join('\n')
  const sentWith = interpolate(words.sentWith, { product: site.name })
  const text = `${message}\n\n${view.title}\n${due}\n\n-- \n${view.seller.name}\n${words.reply}\n${sentWith}\n`
  return { html: await render(<InvoiceMail {...letter} words={words} />), text }
}

type MailLayoutProps = Omit<InvoiceMailProps, 'words'> & { words: KindMailMessages }

function InvoiceMail({ view, message, words, logoSrc }: MailLayoutProps) {
  const { logo, name } = view.seller
  const { fill: surface, on, ink } = view.accent
  // The button must lead to a document on this origin, and nowhere else.
  const url = findLink(message)
  const pending = message.includes(getPendingLink()) ? getPendingLink() : null
  const link = url?.startsWith(`${getAppOrigin()}/`) ? url : pending
  const when = findDueTexts(view, words)
  const href = link === pending ? undefined : (link ?? undefined)
  return (
    <Html lang={view.lang}>
      <Head>
        <meta name="color-scheme" content="light" />
        <title>{view.title}</title>
      </Head>
      <Preview>{formatPreview(view, words)}</Preview>
      <Body style={{ margin: 0, background: DESK, fontFamily: FONT, color: INK }}>
        <Container style={{ maxWidth: 560, padding: '40px 16px' }}>
          <Section style={{ padding: '0 4px 20px' }}>
            {logo && logoSrc ? (
              <Img
                src={logoSrc}
                alt={name}
                height={Math.min(LOGO_HEIGHT, logo.height)}
                width={Math.round((Math.min(LOGO_HEIGHT, logo.height) / logo.height) * logo.width)}
              />
            ) : (
              <Text style={{ margin: 0, fontSize: 18, fontWeight: 600 }}>{name}</Text>
            )}
          </Section>
          <Section
            style={{
              background: '#ffffff',
              border: `1px solid ${LINE}`,
              borderTop: `4px solid ${surface}`,
              borderRadius: 12,
              padding: '32px 32px 28px',
            }}
          >
            {splitParagraphs(message).map((paragraph, index) => (
              <Text
                key={index}
                style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '26px', wordBreak: 'break-word' }}
              >
                {paragraph.map((line, number) => (
                  <Fragment key={number}>
                    {number > 0 && <br />}
                    {line.trim() === link ? (
                      <a href={href} style={{ color: ink, wordBreak: 'break-all' }}>
                        {line}
                      </a>
                    ) : (
                      line
                    )}
                  </Fragment>
                ))}
              </Text>
            ))}
            <Section style={{ borderTop: `1px solid ${LINE}`, paddingTop: 20, marginTop: 8 }}>
              <Text style={{ margin: 0, fontSize: 13, color: SOFT }}>
                {view.title} · {view.amountDueLabel}
              </Text>
              <Text style={{ margin: 0, fontSize: 28, lineHeight: '38px', fontWeight: 600 }}>
                {view.amountDue}
              </Text>
              <Text style={{ margin: '0 0 20px', fontSize: 14, color: SOFT }}>{when?.alone}</Text>
              {link && (
                <Button
                  href={href}
                  style={{
                    background: surface,
                    color: on,
                    fontSize: 16,
                    fontWeight: 600,
                    borderRadius: 8,
                    padding: '13px 24px',
                  }}
                >
                  {words.viewButton}
                </Button>
              )}
            </Section>
          </Section>
          <Text style={{ margin: 0, padding: '20px 4px 0', fontSize: 13, color: SOFT }}>
            {interpolate(words.sentBy, { seller: name, product: site.name })}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** Formats the preview line shown in an inbox list. */
function formatPreview(view: InvoiceView, words: KindMailMessages): string {
  const when = findDueTexts(view, words)?.inline ?? ''
  const { title, seller, amountDue: amount } = view
  const text = interpolate(words.preview, { title, seller: seller.name, amount, when })
  // Without a due text, the comma before it is dropped too.
  return when ? text : text.replace(/[\s,、，]+$/u, '')
}

/** Splits a message into paragraphs of lines. */
const splitParagraphs = (message: string): string[][] =>
  message.split(/\n{2,}/).map((paragraph) => paragraph.split('\n'))
