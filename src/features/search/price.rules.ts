import { keySet, type Token } from './tokens.rules.ts'

/** What a query says about the price, in the languages of the country: "under 5000", "5 hazaar tak", "2000 se kam", "1,000-2,000". */

export interface PriceRange {
  /** Rupees, both included. */
  readonly least?: number
  readonly most?: number
}

export interface Priced extends PriceRange {
  /** What is left when the price is taken out. */
  readonly rest: readonly Token[]
}

const below = keySet(
  `under below less lesser upto within max maximum budget cheaper neeche niche andar bheetar kam tak lopu lopala kinda kindha
  takkuva varaku varai keezh kizh ulle ul kuraivaga nice moddhe madhye porjonto kome paryant kami aat sudhi ochhi olage kelage
  kadime thazhe ullil < तक कम नीचे अंदर अन्दर भीतर வரை கீழ் கீழே உள்ளே குறைவாக குறைந்த లోపు లోపల కింద తక్కువ వరకు নিচে নীচে কম মধ্যে
  পর্যন্ত ભીતર સુધી ઓછી ಒಳಗೆ ಕೆಳಗೆ താഴെ ഉള്ളിൽ`,
)
const above = keySet(
  `above over more greater starting starts start onwards onward from minimum min atleast least upar oopar zyada jyada adhik beshi upore opore mel melai paina paiki ekkuva
  jasta vadhu mele melina ज्यादा ज़्यादा ऊपर अधिक மேல் மேலே అధికంగా పైన ఎక్కువ বেশি উপরে ওপরে`,
)
const around = keySet(
  'around about approx approximately near nearly roughly lagbhag kareeb karib aaspaas aspas करीब लगभग आसपास সাধারণত',
)
/** What may stand between a price and the word that says which side of it is meant. */
const filler = keySet(
  `rs inr rupees rupee rupaye rupay rupaya rupiya rupai rupya rupees ke ki ka se than to of price range me mein er theke taka takar
  kku ku ikku kum kulla ante nunchi peksha thi the for only is in up at not no ni na nu रुपये रुपए रुपया रू रु से के की का में ரூபாய் ரூபாய்க்கு ரூபாய்க்குள் ரூ க்கு
  రూపాయల రూపాయలు రూ టাকার টাকা টাকায় থেকে এর চেয়ে takay cheye`,
)
const between = keySet('to se and aur till until lekar - theke mudal nundi nunchi से और থেকে முதல் నుండి')

const thousand = keySet(
  'k hazaar hazar hajar hajaar thousand thousands thou ayiram aayiram velu vela veyyi savira हज़ार हजार ஆயிரம் వేలు వేల వేయి হাজার ಸಾವಿರ ആയിരം હજાર ਹਜ਼ਾਰ',
)
const lakh = keySet('lakh lac lakhs laksham लाख')
const hundred = keySet('hundred sau सौ')

type Spoken = readonly (readonly [number, string])[]

/**
 * Numbers in words, as they stand before a thousand or a hundred: each with the ways in which it is said and spelt. "saath" is not
 * among those of sixty: in Latin letters it cannot be told from seven.
 */
const spoken: Spoken = [
  [1, 'one ek एक'],
  [1.5, 'dedh'],
  [2, 'two do dui rendu दो দুই দু இரண்டு రెండు'],
  [2.5, 'dhai adhai ढाई'],
  [3, 'three teen tin moonu moodu तीन তিন மூன்று మూడు'],
  [4, 'four char chaar naalu naalugu चार চার நான்கு నాలుగు'],
  [5, 'five paanch panch anju aidu पाँच पांच পাঁচ ஐந்து ఐదు'],
  [6, 'six chhe che छह'],
  [7, 'seven saat सात'],
  [8, 'eight aath आठ'],
  [9, 'nine nau नौ'],
  [10, 'ten das dosh pathu padi दस দশ பத்து పది'],
  [11, 'eleven gyarah gyara ग्यारह'],
  [12, 'twelve barah bara बारह'],
  [13, 'thirteen terah tera तेरह'],
  [14, 'fourteen chaudah choda चौदह'],
  [15, 'fifteen pandrah pandra पंद्रह'],
  [16, 'sixteen solah sola सोलह'],
  [17, 'seventeen satrah satra सत्रह'],
  [18, 'eighteen atharah athara अठारह'],
  [19, 'nineteen unnees unnis उन्नीस'],
  [20, 'twenty bees बीस'],
  [25, 'pachees पच्चीस'],
  [30, 'thirty tees तीस'],
  [35, 'paintees पैंतीस'],
  [40, 'forty chalis chaalis चालीस'],
  [45, 'paintalis पैंतालीस'],
  [50, 'fifty pachas pachaas पचास'],
  [60, 'sixty'],
  [70, 'seventy sattar सत्तर'],
  [80, 'eighty assi अस्सी'],
  [90, 'ninety nabbe नब्बे'],
]
/** What another number has the key of, and only its own script tells apart: सात and साठ, ढाई and डेढ़. Read letter by letter. */
const written: ReadonlyMap<string, number> = new Map([
  ['डेढ़'.normalize('NFKC'), 1.5],
  ['साठ', 60],
])

/** Which number a key means. @throws Error where two numbers have one key: a price must not depend on which comes last */
export function numbersByKey(words: Spoken): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  for (const [number, names] of words)
    for (const key of keySet(names)) {
      const other = numbers.get(key) ?? number
      if (other !== number) throw new Error(`"${key}" is both ${other} and ${number}`)
      numbers.set(key, number)
    }
  return numbers
}
const spokenKeys = numbersByKey(spoken)
const numberIn = ({ text, key }: Token): number | undefined => written.get(text) ?? spokenKeys.get(key)
const half = keySet('saadhe sadhe साढ़े')

interface Amount {
  readonly rupees: number
  readonly hasUnit: boolean
  /** Position behind it. */
  readonly end: number
}

const unitOf = (token: Token | undefined): number | undefined => {
  const key = token?.key ?? ''
  if (thousand.has(key)) return 1_000
  if (lakh.has(key)) return 100_000
  return hundred.has(key) ? 100 : undefined
}

/** The amount that begins at a position: a number, or one in words before a unit. */
function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const plusHalf = half.has(token.key) ? amountAt(tokens, at + 1) : undefined
  if (plusHalf?.hasUnit) {
    const unit = unitOf(tokens[plusHalf.end - 1]) ?? 0
    return { ...plusHalf, rupees: plusHalf.rupees + unit / 2 }
  }
  if (thousand.has(token.key) && token.text.length > 1) return { rupees: 1_000, hasUnit: true, end: at + 1 }
  const unit = unitOf(tokens[at + 1])
  const number = token.number ?? (unit === undefined ? undefined : numberIn(token))
  if (number === undefined) return undefined
  return { rupees: number * (unit ?? 1), hasUnit: unit !== undefined, end: at + (unit === undefined ? 1 : 2) }
}

/** A number without a unit is a price from this on, rupees. */
const LEAST_PRICE = 100
/** Around a price means so much less and more of it. */
const AROUND = 0.25
/** No price is higher, rupees. */
export const MOST_PRICE = 20_000_000

/** To the paisa. */
const capped = (rupees: number): number => Math.min(MOST_PRICE, Number(rupees.toFixed(2)))
const isFiller = (token: Token | undefined): boolean =>
  token !== undefined && (filler.has(token.key) || token.text === '₹')

/** Over fillers, in one direction. @returns the position of the first token that is none */
function past(tokens: readonly Token[], from: number, step: 1 | -1): number {
  let at = from
  while (isFiller(tokens[at]) && !isSide(tokens[at])) at += step
  return at
}

const isBelow = (token: Token | undefined) =>
  token !== undefined && (below.has(token.key) || token.text === '<')
const isAbove = (token: Token | undefined) =>
  token !== undefined && (above.has(token.key) || token.text === '>')
const isAround = (token: Token | undefined) => token !== undefined && around.has(token.key)
const isSide = (token: Token | undefined) => isBelow(token) || isAbove(token) || isAround(token)
const isBetween = (token: Token | undefined): boolean =>
  token !== undefined && (between.has(token.key) || /^[–—-]$/.test(token.text))

/** Takes the first price out of a query; without one all of it is the rest. */
export function priceIn(tokens: readonly Token[]): Priced {
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at)
    if (!amount) continue
    const found = rangeAt(tokens, at, amount) ?? boundAt(tokens, at, amount)
    if (found) return found
  }
  return { rest: tokens }
}

const without = (tokens: readonly Token[], from: number, to: number): Token[] => [
  ...tokens.slice(0, from),
  ...tokens.slice(to),
]

/** Where what belongs to a price ends, behind it: "2000 ke beech", "5 hazaar ki". */
const tailEnd = (tokens: readonly Token[], from: number): number => {
  const at = past(tokens, from, 1)
  return isBelow(tokens[at]) || beech.has(tokens[at]?.key ?? '') ? past(tokens, at + 1, 1) : at
}
const beech = keySet('beech bich between बीच मध्य')

function rangeAt(tokens: readonly Token[], at: number, first: Amount): Priced | undefined {
  let middle = first.end
  let isJoined = false
  while (isFiller(tokens[middle]) || isBetween(tokens[middle])) {
    isJoined ||= isBetween(tokens[middle])
    middle += 1
  }
  const second = isJoined ? amountAt(tokens, middle) : undefined
  if (!second) return undefined
  const unit =
    second.hasUnit && !first.hasUnit && first.rupees < LEAST_PRICE ? unitOf(tokens[second.end - 1]) : 1
  const ends = [first.rupees * (unit ?? 1), second.rupees].toSorted((one, another) => one - another)
  const [least = 0, most = 0] = ends
  if (most < LEAST_PRICE) return undefined
  const from = past(tokens, at - 1, -1)
  const start = beech.has(tokens[from]?.key ?? '') ? from : from + 1
  return {
    least: capped(least),
    most: capped(most),
    rest: without(tokens, start, tailEnd(tokens, second.end)),
  }
}

function boundAt(tokens: readonly Token[], at: number, amount: Amount): Priced | undefined {
  if (!amount.hasUnit && amount.rupees < LEAST_PRICE) return undefined
  const behind = past(tokens, amount.end, 1)
  const front = past(tokens, at - 1, -1)
  const isMarked =
    amount.hasUnit ||
    tokens.slice(front + 1, at).some(isFiller) ||
    tokens.slice(amount.end, behind).some(isFiller)
  const side = isSide(tokens[behind]) ? tokens[behind] : isSide(tokens[front]) ? tokens[front] : undefined
  if (!side && !isMarked) return undefined
  const from = side && side === tokens[front] ? past(tokens, front - 1, -1) + 1 : front + 1
  const to = side && side === tokens[behind] ? past(tokens, behind + 1, 1) : behind
  const rest = without(tokens, from, to)
  if (isAbove(side)) return { least: capped(amount.rupees), rest }
  if (!isAround(side)) return { most: capped(amount.rupees), rest }
  return {
    least: capped(amount.rupees * (1 - AROUND)),
    most: capped(amount.rupees * (1 + AROUND)),
    rest,
  }
}
