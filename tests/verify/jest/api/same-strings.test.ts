import '@/tests/factories/at-full-size'
import '@/tests/api/same-strings.test'
