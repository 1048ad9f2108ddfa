import '@/tests/factories/at-full-size'
import '@/tests/lib/places/guess-address.test'
