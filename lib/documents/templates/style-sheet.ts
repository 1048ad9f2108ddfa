import { TEMPLATES, ROTATION_DEGREES } from './templates'
import type { InkColor, RoleStyle, Template } from './types'

const INKS: Record<InkColor, string> = {
  ink: 'var(--foreground)',
  muted: 'var(--muted-foreground)',
  accent: 'var(--invoice-accent-ink)',
  onAccent: 'var(--invoice-on-accent)',
}

/**
 * Creates the CSS custom properties of the templates, exactly the content of
 * components/documents/document-view/styles/theme.css. Properties of a role are named like `--amount-due-size`; one
 * that a template leaves out is inherited.
 */
export function createStyleSheet(): string {
  const blocks = Object.entries(TEMPLATES).map(([name, template]) =>
    formatBlock(`.invoice-document[data-template='${name.toLowerCase()}']`, {
      ...listMeasures(template),
      ...listSettings(template),
    }),
  )
  const rotations = Object.entries(ROTATION_DEGREES).map(([name, degrees]) => [
    `${name}-turn`,
    `${degrees}deg`,
  ])
  const header =
    '/* Made from lib/documents/templates by `node scripts/sheet-styles.mjs`: change it there. */\n'
  return [header + formatBlock('.invoice-document', Object.fromEntries(rotations)), ...blocks].join('\n')
}

function listMeasures({
  margin,
  row,
  inset,
  rule,
  accentBar,
  gutter,
  rightColumnShare,
  watermark,
}: Template) {
  return {
    'margin-x': margin.x[1],
    'margin-top': margin.top[1],
    'margin-bottom': margin.bottom[1],
    row: row[1],
    inset: inset[1],
    rule: `${rule.width[1]} solid ${rule.ink[1]}`,
    ...(accentBar && { 'accent-bar': accentBar[1] }),
    ...(gutter && { gutter: gutter[1] }),
    ...(rightColumnShare && { 'right-column': `${rightColumnShare * 100}%` }),
    'watermark-top': watermark[1],
  }
}

/** CSS value of each part of a role's style. */
const PARTS: Record<keyof RoleStyle, (setting: RoleStyle) => string | number | undefined> = {
  family: ({ family }) => family && `var(--${family})`,
  size: ({ size }) => size?.[1],
  leading: ({ leading }) => (typeof leading === 'object' ? leading[1] : leading),
  weight: ({ weight }) => weight,
  tracking: ({ tracking }) => (typeof tracking === 'number' ? `${tracking}em` : tracking?.[1]),
  ink: ({ ink }) => ink && INKS[ink],
}

function listSettings({ roles }: Template): Record<string, string | number> {
  const found: Record<string, string | number> = {}
  for (const [role, setting] of Object.entries<RoleStyle>({ ...roles })) {
    for (const [part, getValue] of Object.entries(PARTS)) {
      const value = getValue(setting)
      if (value !== undefined) found[`${toKebabCase(role)}-${part}`] = value
    }
  }
  return found
}

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const formatBlock = (selector: string, properties: Record<string, string | number>) =>
  `${selector} {\n${Object.entries(properties)
    .map(([name, value]) => `  --${name}: ${value};\n`)
    .join('')}}\n`
