import '@/tests/factories/enable-full-size'
import '@/tests/api/running-totals.test'
