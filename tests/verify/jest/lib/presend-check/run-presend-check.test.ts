import '@/tests/factories/enable-full-size'
import '@/tests/lib/presend-check/run-presend-check.test'
