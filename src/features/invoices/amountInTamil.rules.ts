/** 0 to 19: each of them has a word of its own. */
const small = `பூஜ்யம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது
   பத்து பதினொன்று பன்னிரண்டு பதின்மூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பதினெட்டு பத்தொன்பது`.split(/\s+/)
const tens = ' பத்து இருபது முப்பது நாற்பது ஐம்பது அறுபது எழுபது எண்பது தொண்ணூறு'.split(' ')
const hundreds = ' நூறு இருநூறு முன்னூறு நானூறு ஐநூறு அறுநூறு எழுநூறு எண்ணூறு தொள்ளாயிரம்'.split(' ')

/** Vowels with which numbers begin, and what is written of them behind a consonant. */
const signs: Readonly<Record<string, string>> = { இ: 'ி', ஆ: 'ா', எ: 'ெ', ஏ: 'ே', ஐ: 'ை', ஒ: 'ொ' }

/** A number before what is counted: ஒரு லட்சம், இருபத்தொரு ரூபாய். */
const before = (words: string): string => words.replace(/ஒன்று$/, 'ஒரு').replace(/ொன்று$/, 'ொரு')

/** A number to which more is added: நூற்று, ஆயிரத்து, லட்சத்து, கோடியே. */
const andMore = (words: string): string =>
  words
    .replace(/(?:ம்|து)$/, 'த்து')
    .replace(/ூறு$/, 'ூற்று')
    .replace(/கோடி$/, 'கோடியே')

/** Two words; behind a hard ending a hard beginning is doubled: எட்டுக் கோடி, ஆயிரத்துத் தொள்ளாயிரம். */
function linked(words: string, next: string): string {
  const [hard = ''] = /^[கதப]/.exec(next) ?? []
  return hard && /(?:ட்டு|த்து|ற்று)$/.test(words) ? `${words}${hard}் ${next}` : `${words} ${next}`
}

const counted = (count: number, unit: string): string => linked(before(numberWords(count)), unit)

/** ஆயிரம், இரண்டாயிரம், பதினோராயிரம்: one word. */
const thousands = (count: number): string =>
  count === 1 ? 'ஆயிரம்' : `${numberWords(count).replace(/ொன்று$/, 'ோரு').slice(0, -1)}ாயிரம்`

const units: readonly (readonly [size: number, words: (count: number) => string])[] = [
  [10_000_000, (count) => counted(count, 'கோடி')],
  [100_000, (count) => counted(count, 'லட்சம்')],
  [1_000, thousands],
  [100, (count) => hundreds[count] ?? ''],
]

function numberWords(value: number): string {
  if (value < 20) return small[value] ?? ''
  const [size, words] = units.find(([least]) => value >= least) ?? [10, (count: number) => tens[count] ?? '']
  const whole = words(Math.floor(value / size))
  if (value % size === 0) return whole
  const rest = numberWords(value % size)
  const sign = size === 10 ? signs[rest.charAt(0)] : undefined
  // Tens and ones grow together at a vowel: இருபத்தைந்து, but இருபத்து மூன்று.
  return sign ? andMore(whole).slice(0, -1) + sign + rest.slice(1) : linked(andMore(whole), rest)
}

/** An amount as invoices in Tamil say it: `பன்னிரண்டு லட்சத்து முப்பத்து நான்காயிரம் ரூபாய் ஐம்பது பைசா மட்டும்`. */
export function amountInTamil(rupees: number, paise: number): string {
  const rest = paise ? ` ${counted(paise, 'பைசா')}` : ''
  return `${counted(rupees, 'ரூபாய்')}${rest} மட்டும்`
}
