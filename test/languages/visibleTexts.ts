import { parseSync } from 'vite'

/** A text that people read, written where it stands instead of in a file of messages. */
export interface VisibleText {
  /** Beginning with 1. */
  readonly line: number
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** What of a component or of data is shown or read out, by the names that the house gives such things. */
const shown =
  /^(?:title|text|label|legend|placeholder|alt|hint|message|description|heading|question|answer|words|noun|saveLabel|retryLabel|struckLabel|summary|subject|preview|aria-(?:label|description|roledescription|valuetext|placeholder))$/

/** Two words or more, the first with a capital: what no program reads. */
const SENTENCE = /^[“"'(]?\p{Lu}[\p{L}’'-]*,?\s+[\p{L}₹“(]/u
const LETTERS = /\p{L}{2}/u

/** For those who maintain the program, or no text at all. */
const notShown = new Set(['className', 'rel', 'href', 'src', 'sizes', 'd', 'viewBox'])
/** The same of data: what a mail's styles say to mail programs. */
const FONTS = 'fontFamily'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  return String(node.name ?? node.value ?? '')
}

/** The fixed parts of a text; undefined for what is none. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' || node.type === 'StringLiteral')
    return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as readonly { value: { cooked?: string; raw: string } }[]
  return quasis.map(({ value }) => value.cooked ?? value.raw).join('…')
}

/** Whether what is called speaks to those who maintain the program. */
function isForMaintainers(node: Node): boolean {
  if (node.type === 'NewExpression') return /Error$/.test(nameOf(node.callee))
  if (node.type !== 'CallExpression') return false
  const callee = node.callee as Node
  const object = callee.type === 'MemberExpression' ? nameOf(callee.object) : ''
  return object === 'console' || object === 'log' || (object === 'z' && nameOf(callee.property) === 'literal')
}

/** Above what no shopper or shopkeeper reads: `// not a message: why`. */
const MARK = /^\s*not a message: \S/
/** Blanks and further comments between a mark and the code that it is about. */
const BEFORE_CODE = /(?:\s|\/\/[^\n]*)*/y

/** Where what is marked begins. */
function markedPlaces(code: string, comments: readonly { value: string; end: number }[]): Set<number> {
  const places = comments
    .filter(({ value }) => MARK.test(value))
    .map(({ end }) => {
      BEFORE_CODE.lastIndex = end
      return end + (BEFORE_CODE.exec(code)?.[0].length ?? 0)
    })
  return new Set(places)
}

/** Everything in a source that people read and that is no message. */
export function visibleTexts(file: string, code: string): VisibleText[] {
  const { program, comments } = parseSync(file, code)
  const marked = markedPlaces(code, comments)
  const found: VisibleText[] = []
  const note = (node: Node, text: string) =>
    found.push({ line: code.slice(0, node.start).split('\n').length, text: text.trim().replace(/\s+/g, ' ') })

  const visit = (node: Node, isShown: boolean): void => {
    if (node.type !== 'Program' && marked.has(node.start)) return
    if (
      node.type === 'ImportDeclaration' ||
      (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression')
    )
      return
    if (node.type === 'TaggedTemplateExpression' || isForMaintainers(node)) return
    if (node.type === 'JSXText') {
      if (LETTERS.test(String(node.value))) note(node, String(node.value))
      return
    }
    const text = textOf(node)
    if (text !== undefined) {
      if (isShown ? LETTERS.test(text) && !/^[a-z][\w.-]*$/.test(text) : SENTENCE.test(text)) note(node, text)
      if (node.type !== 'TemplateLiteral') return
    }
    if (node.type === 'JSXAttribute') {
      const name = nameOf(node.name)
      if (isNode(node.value) && !notShown.has(name)) visit(node.value, shown.test(name))
      return
    }
    if (node.type === 'Property' || node.type === 'AssignmentPattern') {
      const value = (node.value ?? node.right) as Node
      const name = nameOf(node.key ?? node.left)
      if (name === FONTS) return
      if (isNode(node.value) && (node.value as Node).type === 'AssignmentPattern')
        visit(node.value as Node, false)
      else visit(value, shown.test(name))
      return
    }
    // What is chosen is shown where the choice is; what it depends on is not.
    const passesOn = [
      'ConditionalExpression',
      'LogicalExpression',
      'JSXExpressionContainer',
      'ParenthesizedExpression',
      'TSAsExpression',
      'TSSatisfiesExpression',
    ]
    for (const [place, value] of Object.entries(node)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (!isNode(one)) continue
        const isChild = node.type === 'JSXElement' || node.type === 'JSXFragment'
        const isDecided =
          passesOn.includes(node.type) &&
          place !== 'test' &&
          !(node.type === 'LogicalExpression' && place === 'left' && node.operator === '&&')
        visit(one, isChild ? one.type === 'JSXExpressionContainer' : isDecided && isShown)
      }
    }
  }
  visit(program as unknown as Node, false)
  return found
}
