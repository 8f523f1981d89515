import { Link } from '@tanstack/react-router'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { StatTile } from '#/ui/kit/StatTile.tsx'
import type { AskedMonth } from '../gst.queries.ts'
import type { GstMonth, Taxes } from '../gst.schema.ts'
import { EinvoicePanel } from './EinvoicePanel.tsx'
import { FilingPanel } from './FilingPanel.tsx'
import { monthText } from './gstSearch.ts'
import { MonthFiles } from './MonthFiles.tsx'
import { MonthProblems } from './MonthProblems.tsx'
import { m } from './messages/gstMonth.messages.ts'
import { NumberTable, SectionTable } from './SectionTable.tsx'

const taxOf = ({ igst, cgst, sgst }: Taxes): number => igst + cgst + sgst

interface MonthProps {
  data: GstMonth
  of: AskedMonth
  ownGstin: string
}

/** What a month says, what is wrong with it, its files and its lock. */
export function MonthOverview({ data, of, ownGstin }: MonthProps) {
  const { month, issued, credited, total } = data
  const isEmpty = issued.documents + credited.documents === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Registrations data={data} ownGstin={ownGstin} />
      <ul className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
        <li className="max-xs:col-span-2">
          <StatTile label={m.taxableValue()} value={formatRupees(total.taxable)} className="h-full" />
        </li>
        <li className="max-xs:col-span-2">
          <StatTile
            label={m.gstInIt()}
            value={formatRupees(taxOf(total))}
            hint={total.exempt === 0 ? undefined : m.andExempt({ amount: formatRupees(total.exempt) })}
            className="h-full"
          />
        </li>
        <li>
          <StatTile label={m.invoices()} value={formatNumber(issued.documents)} className="h-full" />
        </li>
        <li>
          <StatTile label={m.creditNotes()} value={formatNumber(credited.documents)} className="h-full" />
        </li>
      </ul>
      <MonthProblems problems={data.problems} isFiled={data.filing !== null} />
      {isEmpty ? (
        <Callout title={m.nothingInvoiced({ month: monthText(month) })}>{m.nilReturn()}</Callout>
      ) : (
        <>
          <SectionTable data={data} />
          {data.runs.length > 0 && <NumberTable runs={data.runs} />}
          <MonthFiles of={of} stopped={data.problems.some(({ stops }) => stops)} />
        </>
      )}
      {!isEmpty && <EinvoicePanel of={of} />}
      <FilingPanel data={data} of={of} />
    </div>
  )
}

/** Where documents of the month were issued under more than one registration, each has a return of its own. */
function Registrations({ data: { gstin, gstins, month }, ownGstin }: Pick<MonthProps, 'data' | 'ownGstin'>) {
  const others = gstins.filter((each) => each !== gstin && each !== '')
  if (others.length === 0 && gstin === ownGstin) return null
  return (
    <Callout
      tone={others.length > 0 ? 'warning' : 'info'}
      title={m.returnOf({ gstin })}
      action={
        <span className="flex flex-wrap gap-x-4">
          {(others.length > 0 ? others : [ownGstin]).map((each) => (
            <Link
              key={each}
              to="/admin/gst"
              search={each === ownGstin ? { month } : { month, gstin: each }}
              className="link py-2"
            >
              {each}
            </Link>
          ))}
        </span>
      }
    >
      {others.length > 0 && m.otherGstins()}
    </Callout>
  )
}
