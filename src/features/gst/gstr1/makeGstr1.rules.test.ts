import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import {
  afterCredit,
  type CreditableLine,
  creditMoney,
  creditPieces,
} from '#/features/invoices/credited.rules.ts'
import { invoiceLines } from '#/features/invoices/invoice.rules.ts'
import { financialYear, type InvoiceLine, type SoldLine } from '#/features/orders/rules/documents.rules.ts'
import { gstinCheckCharacter } from '#/features/shop/gstin.rules.ts'
import { type IssuedDocument, type Series, valuePaiseOf } from '../documents/document.rules.ts'
import { numberIn } from '../documents/numbers.rules.ts'
import { addToMonth, firstDayOf, type Month, monthOf } from '../rules/months.rules.ts'
import { presentGstr1 } from './gstr1.present.ts'
import { type Gstr1, stopsFile, sumOfSections } from './gstr1.rules.ts'
import { gstr1Schema } from './gstr1.schema.ts'
import { makeGstr1 } from './makeGstr1.rules.ts'
import { gstr1Tables, gstr1Workbook } from './workbook.ts'

const SHOP = '09ABCDE1234F1ZY'
const gstinOf = (state: string): string => {
  const first = `${state}ABCDE1234F1Z`
  return first + gstinCheckCharacter(first)
}

/** A line as it is sold. */
const sold = (line: Partial<SoldLine> = {}): SoldLine => ({
  ...{ item: 'line-1', name: 'Saree', size: '', hsn: '5007', gstClass: 'fabric' },
  ...{ quantity: 1, pricePaise: 105_000 },
  ...line,
})

interface Sale {
  readonly serial?: number
  readonly series?: Series
  readonly at?: Date
  readonly place?: string | undefined
  readonly gstin?: string
  readonly lines?: readonly SoldLine[]
}

const NOVEMBER = new Date('2026-11-10T06:00:00Z')

function saleOf({
  serial = 1,
  series = 'invoice',
  at = NOVEMBER,
  gstin = '',
  ...sale
}: Sale): IssuedDocument {
  const place = 'place' in sale ? sale.place : '09'
  const isWithinState = place === '09'
  return {
    ...{ series, serial, number: numberIn(series, financialYear(at), serial), issuedAt: at },
    ...{ orderId: `order-${serial}`, orderNumber: 1000 + serial, place, isWithinState },
    supplier: { legalName: 'Zari', address: '1 Road', gstin: SHOP },
    buyer: {
      ...{ name: 'Meera', companyName: gstin ? 'Meera & Co' : '', gstin, address: '1 Road' },
      ...{ city: 'Agra', state: 'x', zipCode: '282001' },
    },
    lines: invoiceLines(sale.lines ?? [sold()], at, isWithinState),
  }
}

function noteOf(invoice: IssuedDocument, serial: number, lines: readonly InvoiceLine[], at: Date) {
  const { number, issuedAt, series } = invoice
  const corrects = { number, issuedAt, amountPaise: valuePaiseOf(invoice), isBill: series === 'bill' }
  const own = numberIn('creditNote', financialYear(at), serial)
  return { ...invoice, series: 'creditNote' as const, serial, number: own, issuedAt: at, lines, corrects }
}

function returnOf(
  documents: readonly IssuedDocument[],
  month: Month = '2026-11',
  before: Partial<Record<Series, number>> = {},
): Gstr1 {
  const lastBefore = { invoice: 0, bill: 0, creditNote: 0, ...before }
  const builder = makeGstr1({ gstin: SHOP, month, turnover: 'upTo5Crore', lastBefore })
  for (const document of documents) builder.add(document)
  // Nothing was issued but these.
  const missing = builder
    .gaps()
    .flatMap(({ series, from, to }) =>
      Array.from({ length: to - from + 1 }, (_, at) => ({ series, serial: from + at })),
    )
  return builder.finish(missing)
}

const sums = ({ taxes, exemptPaise }: ReturnType<typeof sumOfSections>) => ({ ...taxes, exemptPaise })

describe('a document stands in one section', () => {
  const rows = (gstr1: Gstr1) =>
    [gstr1.b2b, gstr1.b2cl, gstr1.b2cs, gstr1.cdnr, gstr1.cdnur].map((section) => section.length)

  test.each([
    ['a consumer of the own state', {}, [0, 0, 1, 0, 0]],
    ['a consumer of another state', { place: '33' }, [0, 0, 1, 0, 0]],
    ['a large sale within the state', { lines: [sold({ pricePaise: 20_000_000 })] }, [0, 0, 1, 0, 0]],
    ['one at the limit', { place: '33', lines: [sold({ pricePaise: 10_000_000 })] }, [0, 0, 1, 0, 0]],
    ['one above it', { place: '33', lines: [sold({ pricePaise: 10_000_001 })] }, [0, 1, 0, 0, 0]],
    [
      'the same before August 2024',
      { place: '33', at: new Date('2024-07-31T12:00:00Z'), lines: [sold({ pricePaise: 10_000_001 })] },
      [0, 0, 1, 0, 0],
    ],
    ['a business', { gstin: gstinOf('33'), place: '33' }, [1, 0, 0, 0, 0]],
    ['a GSTIN that cannot be right', { gstin: '33ABCDE1234F1Z0', place: '33' }, [0, 0, 1, 0, 0]],
    ['goods without tax', { lines: [sold({ gstClass: 'exempt' })] }, [0, 0, 0, 0, 0]],
    ['a place that is no state', { place: undefined }, [0, 0, 0, 0, 0]],
  ] as const)('%s', (_, sale: Sale, expected) => {
    const month = monthOf(sale.at ?? NOVEMBER)
    expect(rows(returnOf([saleOf(sale)], month))).toEqual(expected)
  })

  test('a credit note goes where its invoice went, by the limit of that day, and is taken off the sums of a state', () => {
    const july = new Date('2024-07-31T12:00:00Z')
    const august = new Date('2024-08-02T12:00:00Z')
    const lines = [sold({ pricePaise: 15_000_000 })]
    const before = saleOf({ place: '33', at: july, lines })
    const after = saleOf({ place: '33', at: august, lines })
    const business = saleOf({ gstin: gstinOf('33'), place: '33', at: july })
    const note = (invoice: IssuedDocument) => noteOf(invoice, 1, invoice.lines, august)
    expect(rows(returnOf([note(before)], '2024-08'))).toEqual([0, 0, 1, 0, 0])
    expect(returnOf([note(before)], '2024-08').b2cs).toMatchObject([{ taxablePaise: -14_285_714 }])
    expect(rows(returnOf([after, note(after)], '2024-08'))).toEqual([0, 1, 0, 0, 1])
    expect(rows(returnOf([note(business)], '2024-08'))).toEqual([0, 0, 0, 1, 0])
  })

  test('what is exempt in a mixed invoice stands apart, and its note with it', () => {
    const mixed = saleOf({ lines: [sold(), sold({ item: 'line-2', gstClass: 'exempt', pricePaise: 5_000 })] })
    expect(returnOf([mixed])).toMatchObject({
      b2cs: [{ rate: 5, taxablePaise: 100_000 }],
      exempt: { INTRAB2C: 5_000, INTRB2C: 0 },
    })
    const note = noteOf(mixed, 1, mixed.lines.slice(1), NOVEMBER)
    expect(returnOf([mixed, note]).exempt).toMatchObject({ INTRAB2C: 0 })
  })
})

test('codes are divided into businesses and consumers since May 2025; services have no pieces', () => {
  const hemming = sold({ item: 'line-2', hsn: '998822', isService: true, gstClass: 'gst5', quantity: 3 })
  const consumer = saleOf({ lines: [sold({ quantity: 2 }), hemming] })
  const business = saleOf({ serial: 2, gstin: gstinOf('09') })
  const { hsn } = returnOf([consumer, business])
  expect(hsn.consumer).toMatchObject([
    { hsn: '5007', quantity: 2, isService: false },
    { hsn: '998822', quantity: 0, isService: true },
  ])
  expect(hsn.business).toMatchObject([{ hsn: '5007', quantity: 1 }])
  const april = new Date('2025-04-30T12:00:00Z')
  const earlier = returnOf(
    [saleOf({ at: april }), saleOf({ serial: 2, at: april, gstin: gstinOf('09') })],
    '2025-04',
  )
  expect(earlier.hsn).toMatchObject({ business: [], consumer: [{ hsn: '5007', quantity: 2 }] })
  expect(presentGstr1(earlier).hsn).toHaveProperty('data')
  // Nobody but consumers: the portal wants a row of nothing.
  expect(presentGstr1(returnOf([consumer])).hsn).toMatchObject({
    hsn_b2b: [{ num: 1, hsn_sc: '5007', qty: 0, txval: 0 }],
    hsn_b2c: [{ hsn_sc: '5007' }, { hsn_sc: '998822', uqc: 'NA' }],
  })
})

describe('documents issued', () => {
  test('are runs of numbers; one that was never issued is cancelled, and named', () => {
    const gstr1 = returnOf(
      [8, 9, 11, 12].map((serial) => saleOf({ serial })),
      '2026-11',
      { invoice: 6 },
    )
    expect(gstr1.runs).toEqual([
      { series: 'invoice', from: 'INV/26-27/000007', to: 'INV/26-27/000012', total: 6, cancelled: 2 },
    ])
    expect(gstr1.problems).toMatchObject([
      {
        kind: 'number_gap',
        count: 2,
        first: [{ number: 'INV/26-27/000007' }, { number: 'INV/26-27/000010' }],
      },
    ])
    expect(presentGstr1(gstr1).doc_issue?.doc_det).toMatchObject([
      { doc_num: 1, docs: [{ num: 1, totnum: 6, cancel: 2, net_issue: 4 }] },
    ])
  })

  test('a number that was issued in another month belongs to that one', () => {
    const builder = makeGstr1({
      ...{ gstin: SHOP, month: '2026-11', turnover: 'upTo5Crore' },
      lastBefore: { invoice: 0, bill: 0, creditNote: 0 },
    })
    for (const serial of [1, 3]) builder.add(saleOf({ serial }))
    expect(builder.gaps()).toEqual([{ series: 'invoice', from: 2, to: 2 }])
    expect(builder.finish([]).runs).toMatchObject([{ total: 1 }, { total: 1 }])
  })
})

test('what is wrong is named with its document', () => {
  const gstr1 = returnOf([
    saleOf({ lines: [sold({ hsn: '' })] }),
    saleOf({ serial: 2, place: undefined }),
    saleOf({ serial: 3, gstin: '33ABCDE1234F1Z0' }),
    saleOf({ serial: 4, lines: [sold({ hsn: '50' })] }),
  ])
  expect(gstr1.problems.map(({ kind, count, first }) => [kind, count, first[0]?.number])).toEqual([
    ['no_place', 1, 'INV/26-27/000002'],
    ['no_hsn', 1, 'INV/26-27/000001'],
    ['short_hsn', 1, 'INV/26-27/000004'],
    ['bad_gstin', 1, 'INV/26-27/000003'],
  ])
  const kinds = gstr1.problems.map(({ kind }) => kind)
  expect(kinds.filter(stopsFile)).toEqual(['no_place', 'no_hsn'])
})

const anyLine = fc.record({
  gstClass: fc.constantFrom('fabric', 'garment', 'exempt', 'gst3', 'gst18'),
  pricePaise: fc.integer({ min: 1, max: 9_000_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  hsn: fc.constantFrom('5007', '6204', '621410'),
})

/** Sales of a year with what was credited of them: pieces or money, in the same month or later. */
const anyYear = fc.array(
  fc.record({
    month: fc.integer({ min: 0, max: 11 }),
    place: fc.constantFrom('09', '33', '27', undefined),
    isBusiness: fc.boolean(),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 3 }),
    credits: fc.array(
      fc.record({
        later: fc.integer({ min: 0, max: 3 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        back: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 12 },
)

function documentsOf(year: typeof anyYear extends fc.Arbitrary<infer Year> ? Year : never) {
  const documents: IssuedDocument[] = []
  const dayOf = (month: number) => new Date(`${firstDayOf(addToMonth('2026-04', month))}T12:00:00Z`)
  let notes = 0
  for (const [at, { month, place, isBusiness, lines, credits }] of year.entries()) {
    const items = lines.map((line, index) => sold({ ...line, item: `line-${index}` }))
    const gstin = isBusiness && place ? gstinOf(place) : ''
    const invoice = saleOf({ serial: at + 1, at: dayOf(month), place, gstin, lines: items })
    documents.push(invoice)
    let left: CreditableLine[] = invoice.lines.map((line) => ({ ...line, returned: 0, creditedPaise: 0 }))
    for (const { later, share, back } of credits) {
      const open = left.reduce((sum, line) => sum + line.pricePaise * line.quantity - line.creditedPaise, 0)
      const { isWithinState } = invoice
      const credited = back
        ? creditPieces(
            left,
            left.map((line) => Math.min(1, line.quantity - line.returned)),
            { isWithinState },
          )
        : creditMoney(left, Math.floor(open * share), { isWithinState })
      left = afterCredit(left, credited)
      const own = credited.flatMap(({ at: index, ...credit }) => {
        const line = invoice.lines[index]
        return line ? [{ ...line, ...credit }] : []
      })
      if (own.length > 0) documents.push(noteOf(invoice, ++notes, own, dayOf(month + later)))
    }
  }
  return documents
}

test('[property] sums of the return equal invoices less credit notes to the paisa, in every month of any year and both files', () => {
  fc.assert(
    fc.property(anyYear, (year) => {
      const documents = documentsOf(year)
      for (let month = '2026-04'; month < '2027-08'; month = addToMonth(month, 1)) {
        const own = documents
          .filter(({ issuedAt }) => monthOf(issuedAt) === month)
          .sort((one, other) => one.serial - other.serial)
        const gstr1 = returnOf(own, month)
        // Told apart from the builder: line by line.
        const expected = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, exemptPaise: 0 }
        for (const { corrects, lines, place } of own) {
          if (place === undefined) continue
          const sign = corrects ? -1 : 1
          for (const line of lines) {
            if (line.rate === 0) expected.exemptPaise += sign * line.amountPaise
            else {
              for (const part of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const) {
                expected[part] += sign * line[part]
              }
            }
          }
        }
        expect(sums(sumOfSections(gstr1))).toEqual(expected)
        const json = gstr1Schema.parse(presentGstr1(gstr1))
        const codes = json.hsn && 'hsn_b2b' in json.hsn ? [...json.hsn.hsn_b2b, ...json.hsn.hsn_b2c] : []
        const inCodes = codes.reduce((sum, { txval }) => sum + Math.round(txval * 100), 0)
        expect(inCodes).toBe(expected.taxablePaise + expected.exemptPaise)
        const paiseIn = (documents: readonly { itms: readonly { itm_det: { txval: number } }[] }[] = []) =>
          documents
            .flatMap(({ itms }) => itms)
            .reduce((sum, { itm_det }) => sum + Math.round(itm_det.txval * 100), 0)
        const sold =
          paiseIn(json.b2b?.flatMap(({ inv }) => inv)) + paiseIn(json.b2cl?.flatMap(({ inv }) => inv))
        const back = paiseIn(json.cdnr?.flatMap(({ nt }) => nt)) + paiseIn(json.cdnur)
        const states = (json.b2cs ?? []).reduce((sum, { txval }) => sum + Math.round(txval * 100), 0)
        expect(sold - back + states).toBe(expected.taxablePaise)
        const tables = Object.fromEntries(gstr1Tables(gstr1).map((table) => [table.name, table]))
        const column = (name: string) => {
          const at = tables[name]?.heads.indexOf('Taxable Value') ?? -1
          return (tables[name]?.rows ?? []).reduce((sum, row) => sum + Math.round(Number(row[at]) * 100), 0)
        }
        expect(
          column('b2b,sez,de') + column('b2cl') + column('b2cs') - column('cdnr') - column('cdnur'),
        ).toBe(expected.taxablePaise)
        expect(column('hsn(b2b)') + column('hsn(b2c)')).toBe(inCodes)
      }
    }),
    { numRuns: 60 },
  )
})

test('the workbook is one, and what begins like a formula stays text', async () => {
  const business = saleOf({ gstin: gstinOf('33'), place: '33' })
  const evil = { ...business, buyer: { ...business.buyer, companyName: '=HYPERLINK("http://x","y")' } }
  const file = await gstr1Workbook(returnOf([evil]))
  expect(file.subarray(0, 2).toString()).toBe('PK')
  const zip = await fromBufferPromise(file)
  const texts: string[] = []
  for await (const entry of zip.eachEntry()) texts.push(await text(await zip.openReadStreamPromise(entry)))
  expect(texts.some((sheet) => sheet.includes('=HYPERLINK'))).toBe(true)
  for (const sheet of texts) expect(sheet).not.toMatch(/<f[ >]/)
})
