import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fonts, openPdf } from './openPdf.ts'

type Doc = Awaited<ReturnType<typeof openPdf>>['doc']

/** A file with what is written, as text. */
async function written(write: (doc: Doc) => void): Promise<string> {
  const { doc, file } = await openPdf({ size: 'A4', title: 'Slip', author: 'Zari', createdAt: new Date(0) })
  doc.font(fonts.plain).fontSize(10)
  write(doc)
  doc.end()
  const whole = Buffer.from(await file).toString('latin1')
  const streams = [...whole.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, part = '']) => {
    const bytes = Buffer.from(part, 'latin1')
    // What is no text is no matter.
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : ''
  })
  return [whole, ...streams].join('\n')
}

const fontsIn = (pdf: string) =>
  [...new Set([...pdf.matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name))].sort()
/** Where each part of a line begins, points from the left. */
const placesIn = (pdf: string) => [...pdf.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x))
/** The letters of each font in the order in which they stand. */
const lettersIn = (pdf: string) =>
  [...pdf.matchAll(/beginbfrange\n<\w+> <\w+> \[<\w*>(.*?)\]/g)].map(([, letters = '']) =>
    (letters.match(/[\da-f]{4}/gi) ?? [])
      .map((hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
      .join(''),
  )

test('has Tamil letters where they stand, whatever stands beside them, and no font of them where none does', async () => {
  expect(fontsIn(await written((doc) => doc.text('Meera मीरा ₹1,499')))).toEqual(['Mukta-Regular'])
  const name = 'தேவி Silks மீனா मीरा'
  expect(fontsIn(await written((doc) => doc.text(name)))).toEqual(['Mukta-Regular', 'MuktaMalar-Regular'])
  const strong = await written((doc) => doc.font(fonts.strong).text(name).font(fonts.plain).text('Order 42'))
  expect(fontsIn(strong)).toEqual(['Mukta-Regular', 'Mukta-SemiBold', 'MuktaMalar-SemiBold'])
})

test.each([
  ['தே', 'ேத'],
  ['பை', 'ைப'],
  // In two parts, around the letter.
  ['கொ', 'ெகா'],
  // A joiner is not seen; what it keeps apart is two letters.
  ['க்‌ஷ', 'க் ஷ'],
])('a sign stands before its letter where it is written so: %s', async (typed, letters) => {
  expect(lettersIn(await written((doc) => doc.text(typed)))).toEqual([letters])
})

test('a line is as wide as its parts, and ends where it should', async () => {
  const parts = ['For ', 'தேவி', ' Pvt']
  let wide = 0
  const options = { width: 300, lineBreak: false }
  const pdf = await written((doc) => {
    wide = doc.widthOfString(parts.join(''))
    const heights = ['Devi', 'தேவி'].map((name) => doc.heightOfString(name, { width: 300 }))
    expect(heights[0]).toBe(heights[1])
    doc.text(parts.join(''), 100, 100, { ...options, align: 'right' })
    doc.text(parts.join(''), 100, 200, { ...options, align: 'center' })
    doc.text(parts.join(''), 100, 300, options)
  })
  const places = placesIn(pdf)
  const starts = [400 - wide, 100 + (300 - wide) / 2, 100]
  expect(places).toHaveLength(3 * parts.length)
  for (const [at, start] of starts.entries()) expect(places[at * parts.length]).toBeCloseTo(start, 1)
  expect(places).toEqual(places.map((_, at) => Math.max(...places.slice(at - (at % 3), at + 1))))
})

test('long words wrap within their width', async () => {
  const { doc, file } = await openPdf({ size: 'A4', title: 'Slip', author: 'Zari', createdAt: new Date(0) })
  doc.font(fonts.plain).fontSize(10)
  const words = 'காஞ்சிபுரம் பட்டுப் புடவை Kanchipuram silk '
  const line = doc.heightOfString('புடவை', { width: 120 })
  expect(doc.heightOfString(words.repeat(4), { width: 120 })).toBeGreaterThan(6 * line)
  doc.end()
  await file
})
