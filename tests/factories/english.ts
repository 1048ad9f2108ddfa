import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl'
import messages from '@/lib/i18n/interface/en.json'

/** Returns the translator into English of a namespace, for functions that take one. */
export const english = <Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  namespace: Namespace,
) => createTranslator<Messages, Namespace>({ locale: 'en', messages, namespace })
