import type { PageMessages } from '../../message-types'

/** What stands around a document on its public page, in Japanese. */
export const pageWords: PageMessages = {
  print: '印刷',
  download: 'PDF をダウンロード',
  from: '{title}（{seller}）',
  about: '{title}：オンラインでご確認、PDF でダウンロードいただけます。',
  copy: 'コピー',
  copyWhat: '{what}をコピー',
  amount: '金額',
  copied: 'コピーしました',
  copiedAloud: 'クリップボードにコピーしました',
  notCopied: 'コピーできませんでした',
  answer: {
    accept: '見積書を承諾する',
    decline: '見送る',
    acceptTitle: 'お見積りの承諾',
    declineTitle: 'お見積りの見送り',
    name: 'お名前',
    note: '備考',
    optional: '任意',
    nameMissing: 'お名前を入力してください',
    back: '戻る',
    accepted: '{name} 様により{day}に承諾されました',
    declined: '{name} 様により{day}に見送りとなりました',
    thanks: 'ありがとうございます。{seller} に通知いたしました。',
    expired: 'このお見積りの有効期限は{day}でした。{seller} に改めてお見積りをご依頼ください。',
    answeredBefore: 'このお見積りにはすでにご回答いただいています。',
    tooMany: '試行回数が上限を超えました。数分後にもう一度お試しください。',
  },
}
