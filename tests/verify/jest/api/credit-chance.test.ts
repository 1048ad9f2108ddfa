import '@/tests/factories/at-full-size'
import '@/tests/api/credit-chance.test'
