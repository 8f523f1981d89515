/**
 * How banks word the mail that says money came in. A further bank is an entry here with an example in `alertMail.rules.test.ts`. Each pattern names `amount`,
 * `account` (the last digits), `date`, `utr` and, where it is told, `vpa` or `payer`. What a payer could choose (the name, the words sent along) takes no digit,
 * so that nobody writes another amount, date or reference into the bank's sentence.
 */
export interface Layout {
  readonly bank: string
  /** The domains whose signature lets a mail be read so. */
  readonly domains: readonly string[]
  readonly patterns: readonly RegExp[]
}

const AMOUNT = String.raw`(?:Rs\.?|INR|\u20b9) ?(?<amount>\d{1,3}(?:,?\d{2,3}){0,4}(?:\.\d{1,2})?)`
const DAY = String.raw`(?<date>\d{1,2}[-/ ]?(?:\d{2}|[A-Za-z]{3})[-/ ]?(?:20)?\d{2})`
const UTR = String.raw`(?<utr>\d{12})\b`
const VPA = String.raw`(?<vpa>[\w.-]{2,64}@[A-Za-z]{2,32})`
const PAYER = `(?<payer>[A-Za-z .&'()]{1,60})`

const layout = (bank: string, domains: readonly string[], ...patterns: readonly string[]): Layout => ({
  bank,
  domains,
  patterns: patterns.map((pattern) => new RegExp(pattern, 'gi')),
})

export const layouts: readonly Layout[] = [
  layout(
    'HDFC Bank',
    ['hdfcbank.net', 'hdfcbank.com', 'hdfcbank.bank.in', 'hdfc.bank.in'],
    `${AMOUNT} is successfully credited to your account \\*{2}(?<account>\\d{4}) by VPA ${VPA}(?: ${PAYER})? on ${DAY}\\. Your UPI transaction reference number is ${UTR}`,
    `${AMOUNT} has been successfully credited to your HDFC Bank account ending in (?<account>\\d{4})\\. Transaction Details: a\\. Date: ${DAY} b\\. Sender: ${PAYER}\\(VPA: ${VPA}\\) c\\. UPI Reference No\\.: ${UTR}`,
  ),
  layout(
    'Axis Bank',
    ['axisbank.com', 'axis.bank.in'],
    `Amount Credited: ${AMOUNT} Account Number: X+(?<account>\\d{4}) Date & Time: ${DAY}, \\d{2}:\\d{2}:\\d{2} IST Transaction Info: UPI/P2[AM]/${UTR}/${PAYER}`,
  ),
  layout(
    'Kotak Mahindra Bank',
    ['kotak.com', 'kotak.bank.in'],
    `Received ${AMOUNT} in your Kotak Bank AC X*(?<account>\\d{4}) from (?:${VPA}|${PAYER}) on ${DAY}\\. ?UPI Ref:? ?${UTR}`,
    `Received ${AMOUNT} from (?:${VPA}|${PAYER}) in your Kotak811 a/c X*(?<account>\\d{4}) on ${DAY}\\. ?UPI ref no\\. ?${UTR}`,
  ),
  layout(
    'ICICI Bank',
    ['icicibank.com', 'icici.bank.in'],
    `(?:Acct|ICICI Bank Account) X+(?<account>\\d{3,4}) (?:is|has been) credited with ${AMOUNT} on ${DAY} from ${PAYER}\\. ?UPI:${UTR}`,
    `ICICI Bank Account X+(?<account>\\d{3,4}) has been credited with ${AMOUNT} on ${DAY}\\. ?Info: ?UPI[-/]${UTR}(?:[-/]${PAYER})?`,
  ),
  layout(
    'State Bank of India',
    ['sbi.co.in', 'sbi.bank.in'],
    `your A/c X+(?<account>\\d{4})-credited by ${AMOUNT} on ${DAY} transfer from ${PAYER} Ref No ${UTR}`,
  ),
]
