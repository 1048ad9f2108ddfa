import type { PageWords } from '../document-words'

/** What stands around a document on its public page, in Japanese. */
export const pageWords: PageWords = {
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
}
