import type { MailWords } from '../document-words'
import { paragraphs } from '../paragraphs'

/** The mails that carry a document, in Portuguese. */
export const mailWords: MailWords = {
  letter: {
    greeting: 'Olá, {name},',
    nobody: 'cliente',
    subject: 'Fatura {number}',
    subjectFrom: 'Fatura {number} de {seller}',
    sent: 'Enviamos a fatura {number} no valor de {amount}, com vencimento em {due}.',
    view: 'Pode consultá-la e descarregá-la aqui:\n{url}',
    thanks: 'Obrigado pela preferência!',
    dueDate: 'Vencimento: {due}',
    due: 'Vencimento em {due}',
    settled: 'Paga',
    dueInline: 'vencimento em {due}',
    settledInline: 'paga',
    viewButton: 'Ver a fatura',
    reply: 'Alguma dúvida? Basta responder a este e-mail.',
    sentWith: 'Enviado com {product}',
    sentBy: '{seller} enviou-lhe esta fatura com {product}. Alguma dúvida? Basta responder a este e-mail.',
    preview: '{title} de {seller}: {amount}, {when}',
  },
  reminder: {
    before: {
      subject: 'Lembrete: a fatura {number} vence {when}',
      message: paragraphs(
        'Olá, {client},',
        'Lembramos que a fatura {number} no valor de {amount} vence {when}, em {due}.',
        'Pode consultá-la e descarregá-la aqui:\n{link}',
        'Se já efetuou o pagamento, por favor ignore esta mensagem. Obrigado!',
      ),
    },
    after: {
      subject: 'Lembrete: a fatura {number} está com {days} de atraso',
      message: paragraphs(
        'Olá, {client},',
        'A fatura {number} no valor de {amount} venceu em {due}, {when}. Pode informar-nos quando podemos esperar o pagamento?',
        'Pode consultá-la e descarregá-la aqui:\n{link}',
        'Se já efetuou o pagamento, por favor ignore esta mensagem. Obrigado!',
      ),
    },
  },
  when: {
    today: 'hoje',
    in: { one: 'em {count} dia', other: 'em {count} dias' },
    ago: { one: 'há {count} dia', other: 'há {count} dias' },
    days: { one: '{count} dia', other: '{count} dias' },
  },
  receipt: {
    subject: 'Recibo da fatura {number}',
    received: 'Recebemos o seu pagamento de {amount} da fatura {number} em {day}. Obrigado!',
    fromCredit: 'Em {day}, utilizámos {amount} do seu crédito para a fatura {number}.',
    credited: 'Desse valor, {credit} excede o devido e fica como crédito a seu favor.',
    left: 'Faltam pagar {amount}, com vencimento em {due}.',
    paidInFull: 'A fatura está totalmente paga.',
  },
}
