import '@/tests/factories/at-full-size'
import '@/tests/lib/languages/no-english.test'
