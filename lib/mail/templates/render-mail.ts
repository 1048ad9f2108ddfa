import { site } from '@/lib/core/site'
import type { FormatsWithReasons } from '@/lib/i18n/reason-formatter'
import type { Translator } from '@/lib/i18n/translator'
import type { Mail } from '@/lib/mail/transports/types'
import { MARK_CID } from '@/lib/mail/transports/product-mark'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char]!)

/** Messages and formatters of emails to users in one language. */
export interface MailTexts {
  language: string
  t: Translator<'mail'>
  /** Details of events. */
  tActivity: Translator<'activity'>
  formats: FormatsWithReasons
}

interface Action {
  label: string
  link: string
}

/** Content of a product email in one language, all plain text. */
interface MailContent {
  subject: string
  /** The subject by default. */
  heading?: string
  /** Shown before the button: a greeting, then the subject matter, which mail programs show as preview. */
  paragraphs: string[]
  action: Action
  /** Second action, shown as a plain link below the button. */
  otherAction?: Action
  /** Small print after the button. */
  footnote: string
}

/** Product email to one address, in any language of the interface. */
export interface AccountMail {
  to: string
  /** Not sent after this. */
  expiresAt?: Date
  /** True if the recipient's own request causes it: without a chosen language, it follows that request's browser. */
  isRequested?: boolean
  /** Language for a recipient who has none. */
  fallbackLanguage?: string | null
  compose: (t: Translator<'mail'>, texts: MailTexts) => MailContent
}

const INK = '#24211d'
const SOFT = '#6b655c'
const LINE = '#e6e1d8'
const DESK = '#f7f5f0'
const ACCENT = '#14606d'
const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * Renders an email of the product. Uses only tables and inline styles, which every mail program supports, and loads
 * no remote content: the mark is attached.
 */
export function renderMail({ to, expiresAt, compose }: AccountMail, texts: MailTexts): Mail {
  const content = compose(texts.t, texts)
  const { subject, heading = subject, paragraphs, action, otherAction, footnote } = content
  const actions = [action, otherAction].filter((item) => item !== undefined)
  const links = actions.map(({ label, link }) => `${label}:\n${link}`)
  const text = [heading, ...paragraphs, ...links, footnote, `-- \n${site.name}`]
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: renderPage(texts.t, content, texts.language),
    ...(expiresAt && { expiresAt }),
  }
}

function renderPage(
  t: Translator<'mail'>,
  { subject, heading = subject, paragraphs, action, otherAction, footnote }: MailContent,
  language: string,
): string {
  const link = escapeHtml(action.link)
  const body = paragraphs
    .map(
      (text) =>
        `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${INK};word-break:break-word">${escapeHtml(text)}</p>`,
    )
    .join('')
  const other = otherAction
    ? `<p style="margin:0 0 16px;font-size:16px;line-height:1.6"><a href="${escapeHtml(otherAction.link)}" target="_blank" style="color:${ACCENT}">${escapeHtml(otherAction.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${DESK};font-family:${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[1] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${DESK}" style="background:${DESK}">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 20px;font-size:18px;font-weight:600;letter-spacing:-0.02em;color:${INK}">
<img src="cid:${MARK_CID}" alt="" width="24" height="24" style="display:inline-block;width:24px;height:24px;margin-right:9px;border:0;vertical-align:-5px">${escapeHtml(site.name)}
</td></tr>
<tr><td bgcolor="#ffffff" style="padding:36px 32px 32px;background:#ffffff;border:1px solid ${LINE};border-radius:12px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3;font-weight:600;letter-spacing:-0.02em;color:${INK}">${escapeHtml(heading)}</h1>
${body}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0"><tr>
<td bgcolor="${ACCENT}" style="border-radius:8px;background:${ACCENT}"><a href="${link}" target="_blank" style="display:inline-block;padding:13px 24px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px">${escapeHtml(action.label)}</a></td>
</tr></table>
${other}<p style="margin:0;font-size:13px;line-height:1.6;color:${SOFT}">${escapeHtml(t('copyLink'))}<br><a href="${link}" target="_blank" style="color:${ACCENT};word-break:break-all">${link}</a></p>
</td></tr>
<tr><td style="padding:20px 4px 0;font-size:13px;line-height:1.6;color:${SOFT}">${escapeHtml(footnote)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
