import '@/tests/factories/at-full-size'
import '@/tests/lib/invoices/standing-sql.test'
