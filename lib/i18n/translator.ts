import type { Messages, NamespaceKeys, NestedKeyOf, useTranslations } from 'next-intl'

/** The messages of a feature or screen in one language, as `useTranslations` and `getTranslations` return them. */
export type Translator<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof useTranslations<Namespace>
>
