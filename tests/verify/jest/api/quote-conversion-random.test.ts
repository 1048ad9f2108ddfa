import '@/tests/factories/enable-full-size'
import '@/tests/api/quote-conversion-random.test'
