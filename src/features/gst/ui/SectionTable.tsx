import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { type GstMonth, type SectionName, sectionNames } from '../gst.schema.ts'
import { m } from './messages/gstMonth.messages.ts'

/** What the sections are called on the portal, and for those who do not know it by heart. */
const sectionWords: Readonly<
  Record<SectionName, { readonly table: () => string; readonly text: () => string }>
> = {
  b2b: { table: m.b2b, text: m.b2bText },
  b2cl: { table: m.b2cl, text: m.b2clText },
  b2cs: { table: m.b2cs, text: m.b2csText },
  cdnr: { table: m.cdnr, text: m.cdnrText },
  cdnur: { table: m.cdnur, text: m.cdnurText },
}

/** The sections of the return with their sums. */
export function SectionTable({ data: { sections, exempt, total } }: { data: GstMonth }) {
  const empty = sectionNames.filter((name) => sections[name].rows === 0)
  return (
    <section aria-labelledby="sections">
      <h2 id="sections" className="mb-3">
        {m.whatReturnSays()}
      </h2>
      <Table caption={m.sectionsOfReturn()}>
        <thead>
          <tr>
            <Th>{m.section()}</Th>
            <Th numeric>{m.rows()}</Th>
            <Th numeric>{m.taxable()}</Th>
            <Th numeric>{m.igst()}</Th>
            <Th numeric>{m.cgst()}</Th>
            <Th numeric>{m.sgst()}</Th>
          </tr>
        </thead>
        <tbody>
          {sectionNames.map((name) => {
            const { rows, taxable, igst, cgst, sgst } = sections[name]
            return (
              // On a phone each row is a card: those that say nothing are named in one line below.
              <tr key={name} className={rows === 0 ? 'max-md:hidden!' : undefined}>
                <Td label={m.section()}>
                  <span className="min-w-0">
                    <span className="block font-semibold">{sectionWords[name].table()}</span>
                    <span className="block text-sm text-ink-soft">{sectionWords[name].text()}</span>
                  </span>
                </Td>
                <Td label={m.rows()} numeric>
                  {formatNumber(rows)}
                </Td>
                <Amounts amounts={{ taxable, igst, cgst, sgst }} />
              </tr>
            )
          })}
          {exempt !== 0 && (
            <tr>
              <Td label={m.section()}>
                <span className="min-w-0">
                  <span className="block font-semibold">{m.exempt()}</span>
                  <span className="block text-sm text-ink-soft">{m.exemptText()}</span>
                </span>
              </Td>
              <Td label={m.rows()} numeric>
                –
              </Td>
              <Td label={m.value()} numeric>
                {formatRupees(exempt)}
              </Td>
              <Td className="max-md:hidden!" colSpan={3} />
            </tr>
          )}
          <tr className="font-semibold">
            <Td label={m.section()}>{m.inAllLess()}</Td>
            <Td className="max-md:hidden!" />
            <Amounts amounts={total} />
          </tr>
        </tbody>
      </Table>
      {empty.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft md:hidden">
          {m.nothingIn({ sections: empty.map((name) => sectionWords[name].table()).join(', ') })}
        </p>
      )}
    </section>
  )
}

const columns = ['taxable', 'igst', 'cgst', 'sgst'] as const
const columnWords = { taxable: m.taxable, igst: m.igst, cgst: m.cgst, sgst: m.sgst } as const

function Amounts({ amounts }: { amounts: Readonly<Record<(typeof columns)[number], number>> }) {
  return columns.map((name) => (
    <Td key={name} label={columnWords[name]()} numeric>
      {formatRupees(amounts[name])}
    </Td>
  ))
}

const seriesWords = { invoice: m.invoices, bill: m.billsOfSupply, creditNote: m.creditNotes } as const

/** The numbers that were issued (table 13). */
export function NumberTable({ runs }: { runs: GstMonth['runs'] }) {
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="mb-3">
        {m.documentsIssued()}
      </h2>
      <Table caption={m.documentNumbers()}>
        <thead>
          <tr>
            <Th>{m.kind()}</Th>
            <Th>{m.from()}</Th>
            <Th>{m.to()}</Th>
            <Th numeric>{m.inAll()}</Th>
            <Th numeric>{m.neverIssued()}</Th>
          </tr>
        </thead>
        <tbody>
          {runs.map(({ series, from, to, total, cancelled }) => (
            <tr key={from}>
              <Td label={m.kind()}>{seriesWords[series]()}</Td>
              <Td label={m.from()} className="tabular-nums">
                {from}
              </Td>
              <Td label={m.to()} className="tabular-nums">
                {to}
              </Td>
              <Td label={m.inAll()} numeric>
                {formatNumber(total)}
              </Td>
              <Td label={m.neverIssued()} numeric>
                {formatNumber(cancelled)}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
