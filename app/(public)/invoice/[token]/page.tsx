import type { Metadata } from 'next'
import { copyButton } from '@/components/documents/share/copy-words'
import { InvoiceDocument } from '@/components/documents/sheet/invoice-document'
import { LazyAnswerForm } from '@/components/documents/share/lazy-answer-form'
import { AnswerNotice } from '@/components/documents/share/answer-notice'
import { PublicBar } from '@/components/documents/share/public-bar'
import { newUuid } from '@/lib/kernel/uuid'
import { fill } from '@/lib/words/fill'
import { submitAnswer } from './answer-action'
import { CountView } from './count-view'
import { readView } from './read-view'

type Props = PageProps<'/invoice/[token]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readView((await params).token)
  const name = found && nameOf(found)
  return {
    title: { absolute: name ?? 'Invoice not found' },
    description: name && fill(found.words.about, { title: name }),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

const nameOf = ({ view: { title, seller }, words }: NonNullable<Awaited<ReturnType<typeof readView>>>) =>
  seller.name ? fill(words.from, { title, seller: seller.name }) : title

export default async function PublicInvoicePage({ params, searchParams }: Props) {
  const [{ token }, asked] = await Promise.all([params, searchParams])
  const found = await readView(token)
  if (!found) return null
  const { view, words, receiptLabel, answering } = found
  const isOpen = answering?.state === 'open'
  const choice = isOpen && (asked.answer === 'accept' || asked.answer === 'decline') ? asked.answer : null

  return (
    <>
      <PublicBar
        view={view}
        words={words}
        isAsking={isOpen && choice === null}
        pdf={`/api/public/invoice/${token}/pdf`}
        receipt={
          receiptLabel === null ? null : { path: `/api/public/invoice/${token}/receipt`, label: receiptLabel }
        }
      />
      <main className="flex-1 px-3 py-4 sm:px-6 sm:py-10">
        {choice ? (
          <LazyAnswerForm
            path={`/invoice/${token}`}
            action={submitAnswer.bind(null, token, choice === 'accept')}
            choice={choice}
            title={`${view.title} · ${view.amountDue}`}
            words={words.answer}
            requestId={newUuid()}
          />
        ) : (
          answering &&
          answering.state !== 'open' && (
            <AnswerNotice answering={answering} words={words.answer} come={asked.answer} />
          )
        )}
        <InvoiceDocument view={view} headingLevel={1} Copy={copyButton(words, view.lang)} />
      </main>
      <CountView token={token} lang={view.lang} />
    </>
  )
}
