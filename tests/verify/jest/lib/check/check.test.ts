import '@/tests/factories/at-full-size'
import '@/tests/lib/check/check.test'
