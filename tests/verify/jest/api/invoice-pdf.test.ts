import '@/tests/factories/at-full-size'
import '@/tests/api/invoice-pdf.test'
