import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl'
import messages from './interface/en.json'

/** Creates a translator of English messages, for texts that don't depend on a request: the API's, and the jobs'. */
export const createEnglishTranslator = <Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  namespace: Namespace,
) => createTranslator({ locale: 'en', messages, namespace })
