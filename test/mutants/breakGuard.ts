/** Breaks a guard where its mark stands, by the syntax tree: neither file nor names are written in the list of mutants. */
import { kindOf, type Node, nodesIn, parse, partsOf, type Span } from './syntax.ts'

/** What is done to a marked statement, property, element, argument, attribute or link of a chain. */
export interface GuardChange {
  /** As in the mark: `// guard: short-name`. */
  readonly guard: string
  /** `call 2`: the second call inside, outer before inner; without it all that is marked. */
  readonly node?: string
  /** Instead of a node, where the tree cannot say it: this text, which stands inside exactly once. */
  readonly find?: string
  /**
   * What stands there instead; nothing drops it. `$&` is what stood there, `$1` its first part (of a call what is
   * called), `$(call 2)` a node inside all that is marked.
   */
  readonly becomes: string
}

const lists = ['elements', 'arguments', 'properties', 'params']

/** @returns the marks of a source: name and offset behind the mark */
export const marksIn = (text: string): { name: string; at: number }[] =>
  [...text.matchAll(/^[ \t]*\/\/ guard: (\S+)$/gm)].map((found) => ({
    name: found[1] ?? '',
    at: found.index + found[0].length,
  }))

/** @returns what stands behind a mark: the outermost node that begins there, or a link (`.where(...)`) of a chain */
function markedSpan(text: string, nodes: readonly Node[], at: number): Span {
  const blank = /^(\s|\/\/.*|\/\*[\s\S]*?\*\/)*/.exec(text.slice(at))?.[0].length ?? 0
  const start = at + blank
  const whole = nodes.find((node) => node.type !== 'Program' && node.start === start)
  if (whole) return whole
  const link = nodes.find(
    ({ callee }) => (callee as { property?: Node } | undefined)?.property?.start === start + 1,
  )
  if (!link) throw new Error('nothing stands behind the mark')
  return { start, end: link.end }
}

/** @throws Error when there are not so many */
function nodeAt(nodes: readonly Node[], which: string): Node {
  const [kind, count] = which.split(' ')
  const found = nodes.filter((node) => kindOf(node) === kind)[Number(count) - 1]
  if (!found) throw new Error(`there is no ${which}`)
  return found
}

/** @returns the span with the comma that parts it from its neighbours */
function withComma(text: string, nodes: readonly Node[], span: Span): Span {
  const isInList = nodes.some((node) =>
    lists.some((list) => (node[list] as Node[] | undefined)?.some?.((one) => one?.start === span.start)),
  )
  if (!isInList) return span
  const after = /^\s*,/.exec(text.slice(span.end))
  if (after) return { start: span.start, end: span.end + after[0].length }
  const before = /,\s*$/.exec(text.slice(0, span.start))
  return { start: before ? before.index : span.start, end: span.end }
}

/**
 * @returns the source with the guard broken
 * @throws Error when the mark is not there exactly once, what is to be changed is not there, or the result is no code
 */
export function breakGuard(file: string, text: string, { guard, node, find, becomes }: GuardChange): string {
  const [mark, ...others] = marksIn(text).filter(({ name }) => name === guard)
  if (!mark || others.length > 0) throw new Error(`${guard} is not marked exactly once`)
  const nodes = nodesIn(parse(file, text))
  const marked = markedSpan(text, nodes, mark.at)
  const inside = nodes.filter(({ start, end }) => start >= marked.start && end <= marked.end)
  const textOf = ({ start, end }: Span) => text.slice(start, end)
  const target = (): Span & Partial<Node> => {
    if (node) return nodeAt(inside, node)
    if (find === undefined) return { ...inside[0], ...marked }
    if (textOf(marked).split(find).length !== 2)
      throw new Error(`${guard} does not hold exactly once: ${find}`)
    const start = marked.start + textOf(marked).indexOf(find)
    return { start, end: start + find.length }
  }
  const chosen = target()
  const parts = find === undefined ? partsOf(chosen as Node) : []
  const part = (which: string, kind?: string): string => {
    if (kind) return textOf(nodeAt(inside, kind))
    const found = which === '&' ? chosen : parts[Number(which) - 1]
    if (!found) throw new Error(`${guard} has no part ${which}`)
    return textOf(found)
  }
  const instead = becomes.replace(/\$(?:(&|\d)|\(([^)]+)\))/g, (_, which, kind) => part(which, kind))
  const { start, end } = becomes === '' && find === undefined ? withComma(text, nodes, chosen) : chosen
  const broken = text.slice(0, start) + instead + text.slice(end)
  parse(file, broken)
  return broken
}
