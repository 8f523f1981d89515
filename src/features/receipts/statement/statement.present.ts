import { rupeesOf } from '#/platform/money/money.ts'
import type { Recorded } from '../recordReceipts.actions.ts'
import type { PreviewLine, ReadFile } from './readStatement.actions.ts'
import type { ReadStatement } from './statement.schema.ts'

/** Lines of a preview: nobody reads more before pressing the button. */
const MOST_LINES = 100

/** What says most stands first: orders that are paid, what is likely, what is new. */
const rankOf = ({ order, likely, isKnown }: PreviewLine): number =>
  order !== undefined ? 0 : likely !== undefined ? 1 : isKnown ? 3 : 2

/** A statement that was looked at, or written. */
export function presentStatement(
  { bank, credits, debits, rounded }: ReadFile,
  lines: readonly PreviewLine[],
  recorded?: Recorded,
): ReadStatement {
  const days = credits.map(({ receivedOn }) => receivedOn).sort()
  const known = lines.filter(({ isKnown }) => isKnown).length
  return {
    state: 'read',
    ...{ bank, debits, rounded, credits: credits.length },
    ...{ from: days[0] ?? '', until: days.at(-1) ?? '' },
    added: recorded?.added ?? lines.length - known,
    known: recorded?.known ?? known,
    matched: recorded?.matched ?? lines.filter(({ order }) => order !== undefined).length,
    likely: lines.filter(({ likely }) => likely !== undefined).length,
    lines: [...lines]
      .sort((one, other) => rankOf(one) - rankOf(other))
      .slice(0, MOST_LINES)
      .map(({ credit, isKnown, order, likely }) => ({
        receivedOn: credit.receivedOn,
        amount: rupeesOf(credit.amountPaise),
        utr: credit.utr,
        narration: credit.narration,
        isKnown,
        ...(order !== undefined && { order }),
        ...(likely !== undefined && { likely }),
      })),
    isWritten: recorded !== undefined,
  }
}
