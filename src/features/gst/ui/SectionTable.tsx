import { formatRupees } from '#/platform/money/money.ts'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { type GstMonth, type SectionName, sectionNames } from '../gst.schema.ts'

/** What the sections are called on the portal, and for those who do not know it by heart. */
const sectionWords: Readonly<Record<SectionName, { readonly table: string; readonly text: string }>> = {
  b2b: { table: '4A B2B', text: 'Invoices to businesses with a GSTIN' },
  b2cl: { table: '5 B2CL', text: 'Large invoices to consumers of other states' },
  b2cs: { table: '7 B2CS', text: 'All other sales, by state and rate, less what was credited' },
  cdnr: { table: '9B CDNR', text: 'Credit notes to businesses' },
  cdnur: { table: '9B CDNUR', text: 'Credit notes for large invoices' },
}

/** The sections of the return with their sums. */
export function SectionTable({ data: { sections, exempt, total } }: { data: GstMonth }) {
  const empty = sectionNames.filter((name) => sections[name].rows === 0)
  return (
    <section aria-labelledby="sections">
      <h2 id="sections" className="mb-3">
        What the return says
      </h2>
      <Table caption="Sections of the return">
        <thead>
          <tr>
            <Th>Section</Th>
            <Th numeric>Rows</Th>
            <Th numeric>Taxable</Th>
            <Th numeric>IGST</Th>
            <Th numeric>CGST</Th>
            <Th numeric>SGST</Th>
          </tr>
        </thead>
        <tbody>
          {sectionNames.map((name) => {
            const { rows, taxable, igst, cgst, sgst } = sections[name]
            return (
              // On a phone each row is a card: those that say nothing are named in one line below.
              <tr key={name} className={rows === 0 ? 'max-md:hidden!' : undefined}>
                <Td label="Section">
                  <span className="min-w-0">
                    <span className="block font-semibold">{sectionWords[name].table}</span>
                    <span className="block text-sm text-ink-soft">{sectionWords[name].text}</span>
                  </span>
                </Td>
                <Td label="Rows" numeric>
                  {rows.toLocaleString('en-IN')}
                </Td>
                <Amounts amounts={{ taxable, igst, cgst, sgst }} />
              </tr>
            )
          })}
          {exempt !== 0 && (
            <tr>
              <Td label="Section">
                <span className="min-w-0">
                  <span className="block font-semibold">8 Exempt</span>
                  <span className="block text-sm text-ink-soft">Goods without GST</span>
                </span>
              </Td>
              <Td label="Rows" numeric>
                –
              </Td>
              <Td label="Value" numeric>
                {formatRupees(exempt)}
              </Td>
              <Td className="max-md:hidden!" colSpan={3} />
            </tr>
          )}
          <tr className="font-semibold">
            <Td label="Section">In all, credit notes taken off</Td>
            <Td className="max-md:hidden!" />
            <Amounts amounts={total} />
          </tr>
        </tbody>
      </Table>
      {empty.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft md:hidden">
          Nothing in {empty.map((name) => sectionWords[name].table).join(', ')}.
        </p>
      )}
    </section>
  )
}

const columns = ['taxable', 'igst', 'cgst', 'sgst'] as const
const columnWords = { taxable: 'Taxable', igst: 'IGST', cgst: 'CGST', sgst: 'SGST' } as const

function Amounts({ amounts }: { amounts: Readonly<Record<(typeof columns)[number], number>> }) {
  return columns.map((name) => (
    <Td key={name} label={columnWords[name]} numeric>
      {formatRupees(amounts[name])}
    </Td>
  ))
}

const seriesWords = { invoice: 'Invoices', bill: 'Bills of supply', creditNote: 'Credit notes' } as const

/** The numbers that were issued (table 13). */
export function NumberTable({ runs }: { runs: GstMonth['runs'] }) {
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="mb-3">
        Documents issued
      </h2>
      <Table caption="Numbers of the documents">
        <thead>
          <tr>
            <Th>Kind</Th>
            <Th>From</Th>
            <Th>To</Th>
            <Th numeric>In all</Th>
            <Th numeric>Never issued</Th>
          </tr>
        </thead>
        <tbody>
          {runs.map(({ series, from, to, total, cancelled }) => (
            <tr key={from}>
              <Td label="Kind">{seriesWords[series]}</Td>
              <Td label="From" className="tabular-nums">
                {from}
              </Td>
              <Td label="To" className="tabular-nums">
                {to}
              </Td>
              <Td label="In all" numeric>
                {total.toLocaleString('en-IN')}
              </Td>
              <Td label="Never issued" numeric>
                {cancelled.toLocaleString('en-IN')}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
