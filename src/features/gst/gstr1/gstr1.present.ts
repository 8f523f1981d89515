import { rupeesOf } from '#/platform/money/money.ts'
import { isHsnApart } from '../rules/limits.rules.ts'
import { portalDay, portalMonth } from '../rules/months.rules.ts'
import {
  type BusinessDocument,
  exemptKinds,
  type Gstr1,
  type HsnSum,
  type ListedDocument,
  type RateSum,
} from './gstr1.rules.ts'
import type { Gstr1Json } from './gstr1.schema.ts'

const interState = ({ rate, taxablePaise, igstPaise }: RateSum) => ({
  rt: rate,
  txval: rupeesOf(taxablePaise),
  iamt: rupeesOf(igstPaise),
  csamt: 0,
})

const withinState = ({ rate, taxablePaise, cgstPaise, sgstPaise }: RateSum) => ({
  rt: rate,
  txval: rupeesOf(taxablePaise),
  camt: rupeesOf(cgstPaise),
  samt: rupeesOf(sgstPaise),
  csamt: 0,
})

const items = ({ rates, isWithinState }: ListedDocument) =>
  rates.map((sum, at) => ({ num: at + 1, itm_det: isWithinState ? withinState(sum) : interState(sum) }))
const interStateItems = (rates: readonly RateSum[]) =>
  rates.map((sum, at) => ({ num: at + 1, itm_det: interState(sum) }))

const sale = (document: ListedDocument) => ({
  val: rupeesOf(document.valuePaise),
  pos: document.place,
  rchrg: 'N' as const,
  inv_typ: 'R' as const,
  itms: items(document),
})

const note = ({ number, day }: ListedDocument) => ({
  ntty: 'C' as const,
  nt_num: number,
  nt_dt: portalDay(day),
})

/** Rows by what they have in common, in the order in which it comes first. */
function grouped<Row>(rows: readonly Row[], by: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(by(row))
    if (group) group.push(row)
    else groups.set(by(row), [row])
  }
  return [...groups]
}

const businessOf = ({ gstin }: BusinessDocument): string => gstin

const code = (sum: HsnSum, at: number) => ({
  num: at + 1,
  hsn_sc: sum.hsn,
  desc: '',
  uqc: sum.isService ? ('NA' as const) : ('PCS' as const),
  qty: sum.quantity,
  rt: sum.rate,
  txval: rupeesOf(sum.taxablePaise),
  iamt: rupeesOf(sum.igstPaise),
  camt: rupeesOf(sum.cgstPaise),
  samt: rupeesOf(sum.sgstPaise),
  csamt: 0,
})

/** A shop without business buyers has to say so by a row of nothing (table 12 of phase III). */
function businessCodes({ business, consumer }: Gstr1['hsn']): HsnSum[] {
  const [first] = consumer
  if (business.length > 0 || !first) return [...business]
  const nothing = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
  return [{ ...first, ...nothing, quantity: 0 }]
}

/** The codes of the return as both files list them, the row of nothing among them. */
export function codesOf({ month, hsn }: Gstr1): {
  readonly business: readonly HsnSum[]
  readonly consumer: readonly HsnSum[]
} {
  return isHsnApart(month) ? { business: businessCodes(hsn), consumer: hsn.consumer } : hsn
}

function codesJson(gstr1: Gstr1): NonNullable<Gstr1Json['hsn']> {
  const { business, consumer } = codesOf(gstr1)
  return isHsnApart(gstr1.month)
    ? { hsn_b2b: business.map(code), hsn_b2c: consumer.map(code) }
    : { data: consumer.map(code) }
}

function documentsIssued({ runs }: Gstr1): NonNullable<Gstr1Json['doc_issue']> {
  const kinds = [
    { doc_num: 1 as const, own: runs.filter(({ series }) => series !== 'creditNote') },
    { doc_num: 5 as const, own: runs.filter(({ series }) => series === 'creditNote') },
  ]
  return {
    doc_det: kinds
      .filter(({ own }) => own.length > 0)
      .map(({ doc_num, own }) => ({
        doc_num,
        docs: own.map(({ from, to, total, cancelled }, at) => ({
          num: at + 1,
          ...{ from, to, totnum: total, cancel: cancelled, net_issue: total - cancelled },
        })),
      })),
  }
}

/** A list, or nothing where it is empty: the portal's own files leave sections out. */
const some = <Name extends string, Row>(name: Name, rows: Row[]) =>
  (rows.length > 0 ? { [name]: rows } : {}) as Partial<Record<Name, Row[]>>

/** GSTR-1 as the portal takes it, amounts in rupees (`gstr1.schema.ts`). */
export function presentGstr1(gstr1: Gstr1): Gstr1Json {
  const { b2b, b2cl, b2cs, cdnr, cdnur, exempt, runs } = gstr1
  const nil = exemptKinds
    .filter((kind) => exempt[kind] !== 0)
    .map((kind) => ({
      sply_ty: kind,
      nil_amt: 0,
      expt_amt: rupeesOf(exempt[kind]),
      ngsup_amt: 0,
    }))
  return {
    gstin: gstr1.gstin,
    fp: portalMonth(gstr1.month),
    ...some(
      'b2b',
      grouped(b2b, businessOf).map(([ctin, own]) => ({
        ctin,
        inv: own.map((one) => ({ inum: one.number, idt: portalDay(one.day), ...sale(one) })),
      })),
    ),
    ...some(
      'b2cl',
      grouped(b2cl, ({ place }) => place).map(([pos, own]) => ({
        pos,
        inv: own.map(({ number, day, valuePaise, rates }) => ({
          inum: number,
          idt: portalDay(day),
          val: rupeesOf(valuePaise),
          itms: interStateItems(rates),
        })),
      })),
    ),
    ...some(
      'b2cs',
      b2cs.map(({ place: pos, isWithinState, ...sum }) =>
        isWithinState
          ? { sply_ty: 'INTRA' as const, typ: 'OE' as const, pos, ...withinState(sum) }
          : { sply_ty: 'INTER' as const, typ: 'OE' as const, pos, ...interState(sum) },
      ),
    ),
    ...some(
      'cdnr',
      grouped(cdnr, businessOf).map(([ctin, own]) => ({
        ctin,
        nt: own.map((one) => ({ ...note(one), ...sale(one) })),
      })),
    ),
    ...some(
      'cdnur',
      cdnur.map((one) => ({
        typ: 'B2CL' as const,
        ...note(one),
        val: rupeesOf(one.valuePaise),
        pos: one.place,
        itms: interStateItems(one.rates),
      })),
    ),
    ...(nil.length > 0 && { nil: { inv: nil } }),
    ...(gstr1.hsn.business.length + gstr1.hsn.consumer.length > 0 && { hsn: codesJson(gstr1) }),
    ...(runs.length > 0 && { doc_issue: documentsIssued(gstr1) }),
  }
}
