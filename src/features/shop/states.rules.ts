/** GST codes of India's states and union territories; a GSTIN begins with that of its own. */
const codes: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
}

/** Other spellings that people type. */
const otherNames: Readonly<Record<string, string>> = {
  orissa: '21',
  pondicherry: '34',
  uttaranchal: '05',
  newdelhi: '07',
  nctofdelhi: '07',
  chattisgarh: '22',
  andamanandnicobar: '35',
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '')

const byPlainName = new Map([
  ...Object.entries(codes).map(([name, code]) => [plain(name), code] as const),
  ...Object.entries(otherNames),
])

/** The code of a state as it was typed; undefined for what is no state of India. */
export const stateCode = (name: string): string | undefined => byPlainName.get(plain(name))

/** The union territories without a parliament of their own: their half of the tax has another name. */
const withoutParliament = new Set(['04', '26', '31', '35', '38'])

export const stateHalfName = (code: string | undefined): 'SGST' | 'UTGST' =>
  code !== undefined && withoutParliament.has(code) ? 'UTGST' : 'SGST'

/** The states and union territories of India, in the order of the alphabet. */
export const indianStates: readonly string[] = Object.keys(codes).sort()

/** The state or union territory of a GST code. */
export const stateOfCode = (code: string): string | undefined =>
  indianStates.find((name) => codes[name] === code)
