/** 0 to 99: each of them has a word of its own. */
const small = `शून्य एक दो तीन चार पाँच छह सात आठ नौ
   दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
   बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
   तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
   चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
   पचास इक्यावन बावन तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
   साठ इकसठ बासठ तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
   सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
   अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
   नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.split(/\s+/)

const units = [
  [10_000_000, 'करोड़'],
  [100_000, 'लाख'],
  [1_000, 'हज़ार'],
  [100, 'सौ'],
] as const

function numberWords(value: number): string {
  for (const [size, name] of units) {
    if (value < size) continue
    const rest = value % size
    return `${numberWords(Math.floor(value / size))} ${name}${rest ? ` ${numberWords(rest)}` : ''}`
  }
  return small[value] ?? ''
}

/** An amount as invoices in Hindi say it: `बारह लाख चौंतीस हज़ार रुपये और पचास पैसे मात्र`. */
export function amountInHindi(rupees: number, paise: number): string {
  const whole = `${numberWords(rupees)} ${rupees === 1 ? 'रुपया' : 'रुपये'}`
  const rest = paise ? ` और ${numberWords(paise)} ${paise === 1 ? 'पैसा' : 'पैसे'}` : ''
  return `${whole}${rest} मात्र`
}
