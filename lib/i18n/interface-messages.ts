import type { Messages } from 'next-intl'
import type { InterfaceLanguage } from './interface-language'

/** Loads the interface's messages. The path is relative for esbuild, which bundles code outside of Next.js. */
export async function loadInterfaceMessages(language: InterfaceLanguage): Promise<Messages> {
  const { default: messages } = (await import(`./interface/${language}.json`)) as { default: Messages }
  return messages
}
