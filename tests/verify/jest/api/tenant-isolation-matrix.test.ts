import '@/tests/factories/enable-full-size'
import '@/tests/api/tenant-isolation-matrix.test'
