import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { createCopyButton } from '@/components/documents/public-links/create-copy-button'
import { InvoiceDocument } from '@/components/documents/document-view/invoice-document'
import { LazyQuoteAnswerForm } from '@/components/documents/public-links/lazy-quote-answer-form'
import { QuoteAnswerNotice } from '@/components/documents/public-links/quote-answer-notice'
import { PublicToolbar } from '@/components/documents/public-links/public-toolbar'
import { newUuid } from '@/lib/core/ids'
import { interpolate } from '@/lib/i18n/texts'
import { submitAnswer } from './answer-action'
import { CountView } from './count-view'
import { getPublicView } from './get-public-view'

type Props = PageProps<'/invoice/[token]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await getPublicView((await params).token)
  const name = found && formatName(found)
  const t = await getTranslations('publicInvoice.notFound')
  return {
    title: { absolute: name ?? t('title') },
    description: name && interpolate(found.words.about, { title: name }),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

const formatName = ({
  view: { title, seller },
  words,
}: NonNullable<Awaited<ReturnType<typeof getPublicView>>>) =>
  seller.name ? interpolate(words.from, { title, seller: seller.name }) : title

export default async function PublicInvoicePage({ params, searchParams }: Props) {
  const [{ token }, asked] = await Promise.all([params, searchParams])
  const found = await getPublicView(token)
  if (!found) return null
  const { view, words, receiptLabel, answering } = found
  const isOpen = answering?.state === 'open'
  const choice = isOpen && (asked.answer === 'accept' || asked.answer === 'decline') ? asked.answer : null

  return (
    <>
      <PublicToolbar
        view={view}
        words={words}
        isAsking={isOpen && choice === null}
        isDownloadMain={!isOpen}
        pdf={`/api/public/invoice/${token}/pdf`}
        receipt={
          receiptLabel === null ? null : { path: `/api/public/invoice/${token}/receipt`, label: receiptLabel }
        }
      />
      <main className="flex-1 px-3 py-4 sm:px-6 sm:py-10">
        {choice ? (
          <LazyQuoteAnswerForm
            path={`/invoice/${token}`}
            action={submitAnswer.bind(null, token, choice === 'accept')}
            choice={choice}
            title={`${view.title} · ${view.amountDue}`}
            hint={
              choice === 'accept'
                ? interpolate(words.answer.acceptHint, { seller: view.seller.name })
                : undefined
            }
            messages={words.answer}
            requestId={newUuid()}
          />
        ) : (
          answering &&
          answering.state !== 'open' && (
            <QuoteAnswerNotice answering={answering} words={words.answer} answerParam={asked.answer} />
          )
        )}
        <InvoiceDocument view={view} headingLevel={1} Copy={createCopyButton(words, view.lang)} />
      </main>
      <CountView token={token} lang={view.lang} />
    </>
  )
}
