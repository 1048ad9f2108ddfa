import type { MailMessages } from '../../message-types'
import { joinParagraphs } from '@/lib/i18n/texts'

export const mailWords: MailMessages = {
  letter: {
    greeting: 'Olá, {name},',
    nobody: 'estimado cliente',
    subject: 'Fatura {number}',
    subjectFrom: 'Fatura {number} de {seller}',
    sent: 'Enviamos a fatura {number} no valor de {amount}, com vencimento em {due}.',
    plain: 'Enviamos a fatura {number} no valor de {amount}.',
    late: 'A fatura venceu no dia {due}.',
    left: 'Falta pagar {amount}.',
    leftBy: 'Falta pagar {amount}, com vencimento em {due}.',
    view: 'Pode consultar e descarregar o documento aqui:\n{url}',
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
    kinds: {
      CREDIT_NOTE: {
        subject: 'Nota de crédito {number}',
        subjectFrom: 'Nota de crédito {number} de {seller}',
        sent: 'Enviamos a nota de crédito {number} no valor de {amount}.',
        viewButton: 'Ver a nota de crédito',
        sentBy:
          '{seller} enviou-lhe esta nota de crédito com {product}. Alguma dúvida? Basta responder a este e-mail.',
      },
      QUOTE: {
        subject: 'Orçamento {number}',
        subjectFrom: 'Orçamento {number} de {seller}',
        sent: 'Enviamos o nosso orçamento {number} no valor de {amount}, válido até {due}. Pode aprová-lo online.',
        plain: 'Enviamos o nosso orçamento {number} no valor de {amount}.',
        viewButton: 'Ver o orçamento',
        sentBy:
          '{seller} enviou-lhe este orçamento com {product}. Alguma dúvida? Basta responder a este e-mail.',
      },
      PROFORMA: {
        subject: 'Fatura pró-forma {number}',
        subjectFrom: 'Fatura pró-forma {number} de {seller}',
        sent: 'Enviamos a fatura pró-forma {number} no valor de {amount}, com vencimento em {due}.',
        plain: 'Enviamos a fatura pró-forma {number} no valor de {amount}.',
        viewButton: 'Ver a fatura pró-forma',
        sentBy:
          '{seller} enviou-lhe esta fatura pró-forma com {product}. Alguma dúvida? Basta responder a este e-mail.',
      },
    },
    validUntil: 'Válido até: {due}',
    valid: 'Válido até {due}',
    validInline: 'válido até {due}',
  },
  reminder: {
    before: {
      subject: 'Lembrete: a fatura {number} vence {when}',
      message: joinParagraphs(
        'Olá, {client},',
        'Lembramos que a fatura {number} no valor de {amount} vence {when}, no dia {due}.',
        'Pode consultá-la e descarregá-la aqui:\n{link}',
        'Se já efetuou o pagamento, por favor ignore esta mensagem. Obrigado!',
      ),
    },
    after: {
      subject: 'Lembrete: a fatura {number} está com {days} de atraso',
      message: joinParagraphs(
        'Olá, {client},',
        'A fatura {number} no valor de {amount} venceu no dia {due}, {when}. Pode informar-nos quando podemos esperar o pagamento?',
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
    received: 'Recebemos o seu pagamento de {amount} referente à fatura {number} em {day}. Obrigado!',
    fromCredit: 'Em {day}, utilizámos {amount} do seu crédito para a fatura {number}.',
    credited: 'Desse valor, {credit} excede o devido e fica como crédito a seu favor.',
    left: 'Falta pagar {amount}, com vencimento em {due}.',
    paidInFull: 'A fatura está totalmente paga.',
  },
}
