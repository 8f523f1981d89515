import type { ReactNode } from 'react'
import { formatNumber } from '#/platform/language/numbers.rules.ts'

/** One column of a list. */
export interface Column<Row> {
  /** Also what the list is ordered by, where `sortable`. */
  readonly key: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** What stands in an exported file; a column without it stays out. */
  readonly csv?: (row: Row) => string | number
  readonly sortable?: boolean
  readonly numeric?: boolean
  /** Heads the card that a row becomes on a phone. */
  readonly main?: boolean
  /** A word or a number: on a phone it shares a line of the card with another one. */
  readonly short?: boolean
  /** Whether a row has nothing to say here: the card on a phone then goes without the line. */
  readonly isEmpty?: (row: Row) => boolean
}

export interface Filter {
  /** Its name in the address and at the API. */
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Stands folded behind the others: one of many that are rarely wanted. */
  readonly folded?: boolean
}

/** Something done to all chosen rows in one request. */
export interface BulkAction<Row> {
  readonly label: string
  /** Said when it is done, after the number: "3 products activated". */
  readonly done: string
  /** Asked before it is done; for what cannot be taken back. */
  readonly question?: string
  readonly tone?: 'danger'
  /** What became of each row, by its key; none when it was called off. */
  readonly run: (rows: readonly Row[]) => Promise<readonly BulkOutcome[]>
}

export interface BulkOutcome {
  readonly _id: string
  readonly ok: boolean
  /** Why it was refused. */
  readonly message?: string | undefined
}

/** One page of a list and how many rows there are on all pages. */
export interface Rows<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** What is listed, as said to people. */
export interface Noun {
  readonly one: string
  readonly many: string
}

export const countOf = (count: number, noun: Noun): string =>
  `${formatNumber(count)} ${count === 1 ? noun.one : noun.many}`
