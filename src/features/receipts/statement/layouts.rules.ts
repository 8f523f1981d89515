import { m } from './messages/statement.messages.ts'
/** Which column of a statement is what; numbers of columns, from 0. */
export interface Columns {
  readonly date: number
  readonly narration: number
  readonly reference?: number | undefined
  /** Either both of these ... */
  readonly credit?: number | undefined
  readonly debit?: number | undefined
  /** ... or one amount, with a column that says Cr or Dr; without it a minus is what went out. */
  readonly amount?: number | undefined
  readonly sign?: number | undefined
}

export type ColumnName = keyof Columns

/** A bank's statement: its columns under all names that it gives them. */
interface Layout {
  readonly bank: string
  readonly names: Readonly<Partial<Record<ColumnName, readonly string[]>>>
}

/**
 * What the exports of large banks look like, as public examples show them; names without anything but small letters and
 * digits. Of two that fit the first counts, so the more particular one stands first. To add a bank: a line here, and a file
 * as it exports it among those of `layouts.rules.test.ts`.
 */
export const layouts: readonly Layout[] = [
  {
    bank: 'HDFC Bank',
    names: {
      date: ['date'],
      narration: ['narration'],
      reference: ['chqrefno', 'chqrefnumber'],
      debit: ['withdrawalamt', 'debitamount'],
      credit: ['depositamt', 'creditamount'],
    },
  },
  {
    bank: 'ICICI Bank',
    names: {
      date: ['transactiondate', 'valuedate'],
      narration: ['transactionremarks'],
      reference: ['chequenumber', 'chequeno'],
      debit: ['withdrawalamountinr', 'withdrawalamount'],
      credit: ['depositamountinr', 'depositamount'],
    },
  },
  {
    bank: 'ICICI Bank',
    names: {
      date: ['valuedate', 'txnposteddate'],
      narration: ['description'],
      reference: ['transactionid', 'chequeno'],
      amount: ['transactionamountinr', 'transactionamount'],
      sign: ['crdr'],
    },
  },
  {
    bank: 'State Bank of India',
    names: {
      date: ['txndate', 'date'],
      narration: ['description', 'details'],
      reference: ['refnochequeno', 'refnochqno'],
      debit: ['debit'],
      credit: ['credit'],
    },
  },
  {
    bank: 'Axis Bank',
    names: {
      date: ['trandate'],
      narration: ['particulars'],
      reference: ['chqno'],
      debit: ['dr', 'debit'],
      credit: ['cr', 'credit'],
    },
  },
  {
    bank: 'Axis Bank',
    names: {
      date: ['transactiondateddmmyyyy', 'transactiondate'],
      narration: ['particulars'],
      reference: ['chequenumber'],
      amount: ['amountinr'],
      sign: ['debitcredit'],
    },
  },
  {
    bank: 'Kotak Mahindra Bank',
    names: {
      date: ['transactiondate', 'date'],
      narration: ['description', 'narration'],
      reference: ['chqrefno', 'chqrefnumber'],
      amount: ['amount'],
      sign: ['drcr'],
    },
  },
  {
    bank: 'Kotak Mahindra Bank',
    names: {
      date: ['date', 'transactiondate'],
      narration: ['narration', 'description', 'transactiondetails'],
      reference: ['chqrefno', 'chqrefnumber'],
      debit: ['withdrawaldr', 'debit', 'withdrawal'],
      credit: ['depositcr', 'credit', 'deposit'],
    },
  },
  {
    bank: 'Yes Bank',
    names: {
      date: ['transactiondate'],
      narration: ['description'],
      reference: ['referencenumber', 'referenceno'],
      debit: ['withdrawals', 'withdrawal'],
      credit: ['deposits', 'deposit'],
    },
  },
  {
    bank: 'IndusInd Bank',
    names: {
      date: ['date', 'transactiondate'],
      narration: ['description', 'particulars'],
      reference: ['chqnorefno', 'chqno', 'referenceno', 'type'],
      debit: ['debit', 'withdrawal'],
      credit: ['credit', 'deposit'],
    },
  },
]

/** A name of a column without case, spaces and marks. */
export const bareName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What the first row of a table is known by: the names of its columns. */
export const signatureOf = (header: readonly string[]): string => header.map(bareName).join('|').slice(0, 500)

/** Whose statement has these columns, and where they are; undefined for a row that is no known header. */
export function layoutOf(
  header: readonly string[],
): { readonly bank: string; readonly columns: Columns } | undefined {
  const names = header.map(bareName)
  for (const { bank, names: wanted } of layouts) {
    const found = Object.entries(wanted).map(([column, all]) => [column, indexOfAny(names, all)] as const)
    if (found.every(([, at]) => at >= 0))
      return { bank, columns: Object.fromEntries(found) as unknown as Columns }
  }
  return undefined
}

function indexOfAny(names: readonly string[], wanted: readonly string[]): number {
  for (const name of wanted) {
    const at = names.indexOf(name)
    if (at >= 0) return at
  }
  return -1
}

/** What is wrong with columns that somebody chose; undefined where they say all that is needed. */
export function columnsProblem(columns: Columns, width: number): string | undefined {
  const { date, narration, credit, amount } = columns
  const chosen = Object.values(columns).filter((at) => at !== undefined)
  if (chosen.some((at) => at < 0 || at >= width)) return m.fewerColumns()
  if (date === narration) return m.differentColumns()
  if (new Set(chosen).size < chosen.length) return m.oneThingOnly()
  if ((credit === undefined) === (amount === undefined)) return m.chooseAmounts()
  return undefined
}
