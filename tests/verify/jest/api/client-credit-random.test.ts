import '@/tests/factories/enable-full-size'
import '@/tests/api/client-credit-random.test'
