import type { MailMessages } from '../../message-types'
import { joinParagraphs } from '@/lib/i18n/texts'

export const mailWords: MailMessages = {
  letter: {
    greeting: '{name} 様',
    nobody: 'ご担当者',
    subject: '請求書 {number} のご送付',
    subjectFrom: '請求書 {number} のご送付（{seller}）',
    sent: '請求書 {number}（ご請求金額 {amount}、お支払い期限 {due}）をお送りいたします。',
    plain: '請求書 {number}（ご請求金額 {amount}）をお送りいたします。',
    late: 'お支払い期限は{due}でした。',
    left: '残額は {amount} です。',
    leftBy: '残額は {amount}、お支払い期限は{due}です。',
    view: '以下のページでご確認、ダウンロードいただけます。\n{url}',
    thanks: '今後ともよろしくお願いいたします。',
    dueDate: 'お支払い期限：{due}',
    due: 'お支払い期限 {due}',
    settled: 'お支払い済み',
    dueInline: 'お支払い期限 {due}',
    settledInline: 'お支払い済み',
    viewButton: '請求書を表示',
    reply: 'ご不明な点は、このメールにご返信ください。',
    sentWith: '{product} で送信',
    sentBy: 'この請求書は {seller} が {product} でお送りしました。ご不明な点は、このメールにご返信ください。',
    preview: '{title}（{seller}）：{amount}、{when}',
    kinds: {
      CREDIT_NOTE: {
        subject: '返還請求書 {number} のご送付',
        subjectFrom: '返還請求書 {number} のご送付（{seller}）',
        sent: '返還請求書 {number}（減額 {amount}）をお送りいたします。',
        viewButton: '返還請求書を表示',
        sentBy:
          'この返還請求書は {seller} が {product} でお送りしました。ご不明な点は、このメールにご返信ください。',
      },
      QUOTE: {
        subject: '見積書 {number} のご送付',
        subjectFrom: '見積書 {number} のご送付（{seller}）',
        sent: '見積書 {number}（お見積金額 {amount}、有効期限 {due}）をお送りいたします。オンラインでご承諾いただけます。',
        plain: '見積書 {number}（お見積金額 {amount}）をお送りいたします。',
        viewButton: '見積書を表示',
        sentBy:
          'この見積書は {seller} が {product} でお送りしました。ご不明な点は、このメールにご返信ください。',
      },
      PROFORMA: {
        subject: 'プロフォーマインボイス {number} のご送付',
        subjectFrom: 'プロフォーマインボイス {number} のご送付（{seller}）',
        sent: 'プロフォーマインボイス {number}（金額 {amount}、お支払い期限 {due}）をお送りいたします。',
        plain: 'プロフォーマインボイス {number}（金額 {amount}）をお送りいたします。',
        viewButton: 'プロフォーマインボイスを表示',
        sentBy:
          'このプロフォーマインボイスは {seller} が {product} でお送りしました。ご不明な点は、このメールにご返信ください。',
      },
    },
    validUntil: '有効期限：{due}',
    valid: '有効期限 {due}',
    validInline: '有効期限 {due}',
  },
  reminder: {
    before: {
      subject: 'お支払い期限のご案内：請求書 {number} の期限は{when}です',
      message: joinParagraphs(
        '{client} 様',
        '請求書 {number}（{amount}）のお支払い期限は{when}、{due}です。ご確認のほどよろしくお願いいたします。',
        '請求書は以下のページでご確認、ダウンロードいただけます。\n{link}',
        'すでにお支払いがお済みの場合は、行き違いの場合は何卒ご容赦ください。',
      ),
    },
    after: {
      subject: 'お支払いのお願い：請求書 {number} の期限を{days}過ぎています',
      message: joinParagraphs(
        '{client} 様',
        '請求書 {number}（{amount}）のお支払い期限は{due}（{when}）でした。お支払いのご予定をお知らせいただけますでしょうか。',
        '請求書は以下のページでご確認、ダウンロードいただけます。\n{link}',
        'すでにお支払いがお済みの場合は、行き違いの場合は何卒ご容赦ください。',
      ),
    },
  },
  when: {
    today: '本日',
    in: { other: '{count}日後' },
    ago: { other: '{count}日前' },
    days: { other: '{count}日' },
  },
  receipt: {
    subject: '請求書 {number} のご入金確認',
    received: '請求書 {number} について、{day}に {amount} のご入金を確認いたしました。ありがとうございます。',
    fromCredit: '{day}に、お預かり金 {amount} を請求書 {number} に充当いたしました。',
    credited: 'うち {credit} は請求金額を超えているため、お預かり金として保管いたします。',
    left: '残額は {amount}、お支払い期限は{due}です。',
    paidInFull: '本請求書のお支払いはすべて完了しております。',
  },
}
