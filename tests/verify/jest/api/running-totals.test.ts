import '@/tests/factories/at-full-size'
import '@/tests/api/running-totals.test'
