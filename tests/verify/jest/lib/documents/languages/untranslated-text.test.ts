import '@/tests/factories/enable-full-size'
import '@/tests/lib/documents/languages/untranslated-text.test'
