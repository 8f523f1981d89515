import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterCredit,
  type CreditableLine,
  creditMoney,
  creditPieces,
} from '#/features/invoices/credited.rules.ts'
import type { TaxParts } from '#/features/orders/rules/documents.rules.ts'
import type { IssuedDocument } from '../documents/document.rules.ts'
import { addToMonth, firstDayOf, monthOf } from '../rules/months.rules.ts'
import { gstinOf, noteOf, returnOf, saleOf, sold } from './documents.fixture.ts'
import { presentGstr1 } from './gstr1.present.ts'
import { sumOfSections } from './gstr1.rules.ts'
import { gstr1Schema } from './gstr1.schema.ts'
import { gstr1Tables } from './workbook.ts'

const sums = ({ taxes, exemptPaise }: ReturnType<typeof sumOfSections>) => ({ ...taxes, exemptPaise })

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

/** Amounts of the portal's file, rupees; a tax that is not due may be left out. */
interface Amounts {
  readonly txval: number
  readonly iamt?: number | undefined
  readonly camt?: number | undefined
  readonly samt?: number | undefined
}

/** What rows add up to less what is taken off, paise. */
function paiseOf(rows: readonly Amounts[], less: Amounts = { txval: 0 }) {
  const sum = (part: keyof Amounts) =>
    rows.reduce((total, row) => total + Math.round((row[part] ?? 0) * 100), 0) - (less[part] ?? 0)
  return { txval: sum('txval'), iamt: sum('iamt'), camt: sum('camt'), samt: sum('samt') }
}

const taxesOf = ({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: TaxParts) => ({
  ...{ txval: taxablePaise, iamt: igstPaise, camt: cgstPaise, samt: sgstPaise },
})

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
        const inCodes = paiseOf(codes)
        expect(inCodes).toEqual({
          ...taxesOf(expected),
          txval: expected.taxablePaise + expected.exemptPaise,
        })
        const details = (all: readonly { itms: readonly { itm_det: Amounts }[] }[] = []) =>
          all.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det))
        const sold = [
          ...details(json.b2b?.flatMap(({ inv }) => inv)),
          ...details(json.b2cl?.flatMap(({ inv }) => inv)),
          ...(json.b2cs ?? []),
        ]
        const back = [...details(json.cdnr?.flatMap(({ nt }) => nt)), ...details(json.cdnur)]
        expect(paiseOf(sold, paiseOf(back))).toEqual(taxesOf(expected))
        const exempt = (json.nil?.inv ?? []).reduce(
          (sum, { expt_amt }) => sum + Math.round(expt_amt * 100),
          0,
        )
        expect(exempt).toBe(expected.exemptPaise)
        const tables = Object.fromEntries(gstr1Tables(gstr1).map((table) => [table.name, table]))
        const column = (name: string) => {
          const at = tables[name]?.heads.indexOf('Taxable Value') ?? -1
          return (tables[name]?.rows ?? []).reduce((sum, row) => sum + Math.round(Number(row[at]) * 100), 0)
        }
        expect(
          column('b2b,sez,de') + column('b2cl') + column('b2cs') - column('cdnr') - column('cdnur'),
        ).toBe(expected.taxablePaise)
        expect(column('hsn(b2b)') + column('hsn(b2c)')).toBe(inCodes.txval)
      }
    }),
    { numRuns: 60 },
  )
})
