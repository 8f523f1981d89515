import { rupeesOf } from '#/platform/money/money.ts'
import type { Waiting } from './restock.schema.ts'
import type { WaitedFor } from './waiting.store.ts'

/** What is waited for, in rupees. */
export const presentWaiting = (rows: readonly WaitedFor[]): Waiting => ({
  rows: rows.map(({ allPeople: _people, allWorthPaise: _worth, worthPaise, since, ...row }) => ({
    ...row,
    since: since.toISOString(),
    worth: rupeesOf(worthPaise),
  })),
  people: rows[0]?.allPeople ?? 0,
  worth: rupeesOf(rows[0]?.allWorthPaise ?? 0),
})
