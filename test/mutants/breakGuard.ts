/** Breaks a guard where its mark stands, by the syntax tree: neither file nor names are written in the list of mutants. */
import { kindOf, type Node, nodesIn, parse, partsOf, type Span } from './syntax.ts'

/** What is done to a marked statement, property, element, argument, attribute or link of a chain. */
export interface GuardChange {
  /** As in the mark: `// guard: short-name`. */
  readonly guard: string
  /** `call 2`: the second call inside, outer before inner; without it all that is marked. */
  readonly node?: string
  /** Where the tree cannot say it, as within SQL: this text, which stands inside exactly once. */
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
function markedSpan(text: string, nodes: readonly Node[], at: number): Node {
  const blank = /^(\s|\/\/.*|\/\*[\s\S]*?\*\/)*/.exec(text.slice(at))?.[0].length ?? 0
  const start = at + blank
  const whole = nodes.find((node) => node.type !== 'Program' && node.start === start)
  if (whole) return whole
  const link = nodes.find(
    ({ callee }) => (callee as { property?: Node } | undefined)?.property?.start === start + 1,
  )
  if (!link) throw new Error('nothing stands behind the mark')
  return { type: 'link', start, end: link.end }
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

/** @returns what is to be changed of all that is marked, its text found exactly once */
function spanOf(text: string, { start, end }: Span, find: string): Span {
  const [before = '', ...rest] = text.slice(start, end).split(find)
  if (rest.length !== 1) throw new Error(`not exactly once there: ${find}`)
  return { start: start + before.length, end: start + before.length + find.length }
}

/** @throws Error when what stands in the span now says a name that the file never said: it was renamed meanwhile */
function refuseUnknown(nodes: readonly Node[], broken: string, tree: Node, { start, end }: Span): void {
  const inside = nodesIn(tree).filter((node) => node.start >= start && node.end <= end)
  const declared = inside.filter(({ type }) => type === 'VariableDeclarator').map(({ id }) => id as Node)
  const known = new Set([...nodes, ...declared].map(({ name }) => name))
  const isFree = (node: Node) =>
    kindOf(node) === 'name' && broken[node.start - 1] !== '.' && !/^\s*:/.test(broken.slice(node.end))
  const unknown = inside.find(
    (node) => isFree(node) && !known.has(node.name) && !(String(node.name) in globalThis),
  )
  if (unknown) throw new Error(`the file says nothing of ${unknown.name}`)
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
  const whole = node ? nodeAt(inside, node) : marked
  const chosen: Node = find === undefined ? whole : { type: 'text', ...spanOf(text, whole, find) }
  const instead = becomes.replace(/\$(?:(&|\d)|\(([^)]+)\))/g, (_, which, kind) => {
    const found = kind ? nodeAt(inside, kind) : which === '&' ? chosen : partsOf(chosen)[Number(which) - 1]
    if (!found) throw new Error(`${guard} has no part ${which}`)
    return text.slice(found.start, found.end)
  })
  const { start, end } = becomes === '' && find === undefined ? withComma(text, nodes, chosen) : chosen
  const broken = text.slice(0, start) + instead + text.slice(end)
  refuseUnknown(nodes, broken, parse(file, broken), { start, end: start + instead.length })
  return broken
}
