const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

const units = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

function numberWords(value: number): string {
  if (value < 20) return small[value] ?? ''
  if (value < 100) {
    const rest = value % 10
    return `${tens[Math.floor(value / 10)]}${rest ? `-${small[rest]}` : ''}`
  }
  for (const [size, name] of units) {
    if (value < size) continue
    const rest = value % size
    return `${numberWords(Math.floor(value / size))} ${name}${rest ? ` ${numberWords(rest)}` : ''}`
  }
  return ''
}

/** An amount as invoices in English say it: `Rupees Twelve Lakh Thirty-Four Thousand and Fifty Paise Only`. */
export const amountInEnglish = (rupees: number, paise: number): string =>
  `Rupees ${numberWords(rupees)}${paise ? ` and ${numberWords(paise)} Paise` : ''} Only`
