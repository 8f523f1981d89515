/** The syntax tree of a source, read without the names in it: what a node is, what it is made of. */
import { parseAst } from 'vite'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** A stretch of a source: offsets, the end excluded. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Where the operator of a node is not its kind already. */
const kinds: Readonly<Record<string, string>> = {
  ArrayExpression: 'array',
  ArrowFunctionExpression: 'arrow',
  AwaitExpression: 'await',
  CallExpression: 'call',
  ConditionalExpression: '?:',
  Identifier: 'name',
  IfStatement: 'if',
  MemberExpression: 'member',
  NewExpression: 'call',
  ObjectExpression: 'object',
  ObjectPattern: 'object',
  Property: 'property',
  ReturnStatement: 'return',
  TemplateLiteral: 'template',
  TSAsExpression: 'as',
  VariableDeclarator: 'variable',
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** @returns the nodes that a node is made of, in the order in which they are written */
export const partsOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .filter(({ type }) => type !== 'TemplateElement')
    .sort((a, b) => a.start - b.start)

/** @returns `call`, `&&`, `string` ...; the name in the syntax tree for what has no short one */
export function kindOf(node: Node): string {
  if (typeof node.operator === 'string') return node.operator
  if (node.type === 'Literal') return 'regex' in node ? 'pattern' : typeof node.value
  return kinds[node.type] ?? node.type
}

/** @returns every node inside, the outer one before those that it is made of */
export const nodesIn = (node: Node): Node[] => [node, ...partsOf(node).flatMap(nodesIn)]

/** @throws Error when this is no TypeScript */
export const parse = (file: string, text: string): Node =>
  parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
