import type { Messages, NamespaceKeys, NestedKeyOf, useTranslations } from 'next-intl'
import type { InterfaceLanguage } from './interface-language'

/** Translates the messages of a feature, for functions that get a translator. package.json names it for i18n-check. */
export type TranslatorOf<Feature extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof useTranslations<Feature>
>

/** Loads the interface's messages. The path is relative for esbuild, which bundles code outside of Next.js. */
export async function loadInterfaceMessages(language: InterfaceLanguage): Promise<Messages> {
  const { default: messages } = (await import(`./interface/${language}.json`)) as { default: Messages }
  return messages
}
