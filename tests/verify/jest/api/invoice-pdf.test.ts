import '@/tests/factories/enable-full-size'
import '@/tests/api/invoice-pdf.test'
