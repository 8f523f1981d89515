import { gstinProblem } from '#/features/shop/gstin.rules.ts'
import type { IssuedDocument } from '../documents/document.rules.ts'
import { type Problem, type ProblemKind, problemKinds } from './gstr1.rules.ts'

/** Documents of a kind of problem that are named; all are counted. */
const NAMED = 20

interface Named {
  readonly number: string
  readonly orderId: string | null
  readonly what: string
}

/** Counts what is wrong, and names the first documents of each kind. */
export function collectProblems() {
  const found = new Map<ProblemKind, { count: number; first: Named[] }>()
  const add = (kind: ProblemKind, named: Named, count = 1) => {
    const one = found.get(kind) ?? { count: 0, first: [] }
    one.count += count
    if (one.first.length < NAMED) one.first.push(named)
    found.set(kind, one)
  }
  return {
    add,
    /** Looks at a document. @param fewestDigits of a code */
    look({ number, orderId, buyer, place, lines }: IssuedDocument, fewestDigits: number): void {
      const say = (kind: ProblemKind, what: string) => add(kind, { number, orderId, what })
      if (place === undefined) say('no_place', buyer.state)
      const wrong = gstinProblem(buyer.gstin)
      if (wrong !== undefined) say('bad_gstin', `${buyer.gstin}: ${wrong}`)
      const without = lines.find(({ hsn }) => hsn === '')
      if (without) say('no_hsn', without.name)
      const short = lines.find(({ hsn }) => hsn !== '' && hsn.length < fewestDigits)
      if (short) say('short_hsn', `${short.hsn}: ${short.name}`)
    },
    list: (): Problem[] =>
      problemKinds.flatMap((kind) => {
        const one = found.get(kind)
        return one ? [{ kind, ...one }] : []
      }),
  }
}
