import '@/tests/factories/at-full-size'
import '@/tests/api/quote-chance.test'
