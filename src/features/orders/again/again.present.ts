import { formatPaise, rupeesOf } from '#/platform/money/money.ts'
import { type AgainLine, againText } from './again.rules.ts'
import type { AgainLineAnswer } from './again.schema.ts'

/** A line of an earlier order as the API says what became of it. */
export const presentAgainLine = (line: AgainLine): AgainLineAnswer => ({
  item: line.item,
  name: line.name,
  size: line.size || null,
  asked: line.asked,
  inBag: line.inBag,
  added: line.added,
  was: rupeesOf(line.wasPaise),
  now: line.nowPaise === undefined ? null : rupeesOf(line.nowPaise),
  problem: line.problem ?? null,
  text: againText(line, formatPaise) ?? '',
})
