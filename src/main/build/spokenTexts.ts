import { createHash } from 'node:crypto'
import { dirname, posix, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rollup } from 'vite'
import { allLanguages, type Language, MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'

/** A text in all languages, as the files of a folder `messages` have it. */
type Spoken = Readonly<Record<Language, unknown>>

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const MESSAGES = /\.messages\.ts$/
const FILL = resolve('src/platform/language/fill.ts')
/** What a text is called in the code until its language is known: a name that nothing declares, which no minifier touches. */
const MARK = /__text_([0-9a-f]{12})__/g
/** Where the files stand that are another one in each language. */
export const filesOf = (language: Language): string => `assets/${language}`

/**
 * Writes the texts of the shop into its scripts: each file that says something comes once for each language, with its texts as if
 * they had been written there, and without those of any other. The pages are built once. A script of the main language is
 * called as it would be without the others; `assets/hi/...` is its Hindi one.
 */
export function spokenTexts(): Plugin {
  const texts = new Map<string, Spoken>()
  const folders = new Map<string, Promise<Record<Language, Readonly<Record<string, unknown>>>>>()

  async function readFolder(messages: string) {
    const folder = dirname(messages)
    const read = async (language: Language) => {
      const module = await import(pathToFileURL(`${folder}/${language}.ts`).href)
      return [language, module[language]] as const
    }
    return Object.fromEntries(await Promise.all(allLanguages.map(read))) as Record<
      Language,
      Readonly<Record<string, unknown>>
    >
  }

  /** What stands for a text, and changes with it in any language: files are called by what they hold. */
  function markOf(spoken: Spoken): string {
    const id = createHash('sha256').update(JSON.stringify(spoken)).digest('hex').slice(0, 12)
    texts.set(id, spoken)
    return `__text_${id}__`
  }

  return {
    name: 'zari:spoken-texts',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: MESSAGES },
      handler(id) {
        return this.error(
          `${id}: it would bring the texts of all languages. Import it as { m } and call m.name().`,
        )
      },
    },
    transform: {
      filter: { code: /\.messages\.ts['"]/ },
      async handler(code, id) {
        const program = this.parse(code) as unknown as Node & { body: readonly Node[] }
        const edits: Edit[] = []
        let fills = false
        for (const statement of program.body) {
          const source = (statement.source as { value?: string } | undefined)?.value
          if (statement.type !== 'ImportDeclaration' || !source || !MESSAGES.test(source)) continue
          const specifiers = statement.specifiers as readonly { local: { name: string } }[]
          const file = await this.resolve(source, id)
          if (!file) return this.error(`${id}: there is no ${source}`)
          const known = folders.get(file.id) ?? readFolder(file.id)
          folders.set(file.id, known)
          const spoken = await known
          edits.push({ start: statement.start, end: statement.end, text: '' })
          for (const { local } of specifiers) {
            const uses = usesOf(program, local.name)
            if (uses === undefined)
              return this.error(`${id}: ${local.name} of ${source} may only be used as ${local.name}.name`)
            for (const { start, end, key, isCall, args } of uses) {
              if (!(key in spoken[MAIN_LANGUAGE])) return this.error(`${id}: ${source} has no ${key}`)
              const mark = markOf(
                Object.fromEntries(allLanguages.map((one) => [one, spoken[one][key]])) as Spoken,
              )
              const takesValues = isCall ? args !== undefined : hasValues(spoken[MAIN_LANGUAGE][key])
              fills ||= takesValues
              if (!isCall)
                edits.push({ start, end, text: takesValues ? `((v)=>__fill(${mark},v))` : `(()=>${mark})` })
              else if (args === undefined) edits.push({ start, end, text: mark })
              // What stands between its brackets may say something itself.
              else edits.push({ start, end: args, text: `__fill(${mark},` })
            }
          }
        }
        if (edits.length === 0) return null
        const head = fills ? `import { fill as __fill } from ${JSON.stringify(FILL)};` : ''
        return { code: head + edited(code, edits), map: null }
      },
    },
    generateBundle: {
      // What the bundler itself writes into a script at last is in its copies as well.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const saying = chunksThatDiffer(chunks)
        for (const language of allLanguages) {
          if (language === MAIN_LANGUAGE) continue
          for (const chunk of saying) {
            const fileName = inFolder(chunk.fileName, language)
            const source = withImports(said(chunk.code, texts, language), chunk, fileName, saying, language)
            this.emitFile({ type: 'asset', fileName, source })
          }
        }
        for (const chunk of chunks) chunk.code = said(chunk.code, texts, MAIN_LANGUAGE)
      },
    },
  }
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

function edited(code: string, edits: readonly Edit[]): string {
  let result = code
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start))
    result = result.slice(0, start) + text + result.slice(end)
  return result
}

interface Use {
  readonly start: number
  readonly end: number
  readonly key: string
  readonly isCall: boolean
  /** Of a call with values, where these begin. */
  readonly args?: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Where a file uses messages, `name.key` and `name.key(...)`; undefined where it does anything else with them. */
function usesOf(program: Node, name: string): Use[] | undefined {
  const uses: Use[] = []
  let isClear = true
  const keyOf = (node: Node): string | undefined => {
    const object = node.object as Node | undefined
    const isOurs = node.type === 'MemberExpression' && object?.type === 'Identifier' && object.name === name
    return isOurs && !node.computed ? String((node.property as Node).name) : undefined
  }
  const visit = (node: Node, parent?: Node, place?: string): void => {
    if (node.type === 'ImportDeclaration') return
    const called = node.type === 'CallExpression' ? (node.callee as Node) : undefined
    const calledKey = called && keyOf(called)
    if (calledKey !== undefined) {
      const [first] = node.arguments as readonly Node[]
      uses.push({
        start: node.start,
        end: node.end,
        key: calledKey,
        isCall: true,
        ...(first && { args: first.start }),
      })
      for (const argument of node.arguments as readonly Node[]) visit(argument, node)
      return
    }
    const key = keyOf(node)
    if (key !== undefined) {
      uses.push({ start: node.start, end: node.end, key, isCall: false })
      return
    }
    const isName = place === 'property' || place === 'key'
    if (node.type === 'Identifier' && node.name === name && !(isName && !parent?.computed)) isClear = false
    for (const [where, value] of Object.entries(node))
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) visit(one, node, where)
  }
  visit(program)
  return isClear ? uses : undefined
}

const hasValues = (text: unknown): boolean => typeof text !== 'string' || /\{\w+\}/.test(text)

/** The code with its texts in a language. */
const said = (code: string, texts: ReadonlyMap<string, Spoken>, language: Language): string =>
  code.replace(MARK, (_, id: string) => literalOf(texts.get(id)?.[language]))

/** A text as minified code has it; of plural forms that say the same, one. */
function literalOf(text: unknown): string {
  if (typeof text === 'string') return `\`${text.replace(/[\\`]|\$\{/g, '\\$&').replaceAll('\n', '\\n')}\``
  const forms = Object.entries(text as Readonly<Record<string, string>>)
  const [[, first = ''] = []] = forms
  if (forms.every(([, words]) => words === first)) return literalOf(first)
  return `({${forms.map(([form, words]) => `${form}:${literalOf(words)}`).join()}})`
}

/** The files that say something, and those that lead to them. */
function chunksThatDiffer(chunks: readonly Rollup.OutputChunk[]): ReadonlySet<Rollup.OutputChunk> {
  const saying = new Set(chunks.filter(({ code }) => code.search(MARK) >= 0))
  const names = new Set([...saying].map(({ fileName }) => fileName))
  for (let before = -1; before !== saying.size; ) {
    before = saying.size
    for (const chunk of chunks) {
      if (saying.has(chunk) || ![...chunk.imports, ...chunk.dynamicImports].some((name) => names.has(name)))
        continue
      saying.add(chunk)
      names.add(chunk.fileName)
    }
  }
  return saying
}

const inFolder = (fileName: string, language: Language): string =>
  fileName.replace(/^assets\//, `${filesOf(language)}/`)

const pathTo = (file: string, from: string): string => {
  const path = posix.relative(posix.dirname(from), file)
  return path.startsWith('.') ? path : `./${path}`
}

/** The code with its imports as they are from where it stands now. */
function withImports(
  code: string,
  chunk: Rollup.OutputChunk,
  fileName: string,
  saying: ReadonlySet<Rollup.OutputChunk>,
  language: Language,
): string {
  const moved = new Set([...saying].map((one) => one.fileName))
  let result = code
  for (const name of new Set([...chunk.imports, ...chunk.dynamicImports])) {
    const [before, now] = [
      pathTo(name, chunk.fileName),
      pathTo(moved.has(name) ? inFolder(name, language) : name, fileName),
    ]
    if (before !== now)
      for (const quote of '\'"`') result = result.replaceAll(quote + before + quote, quote + now + quote)
  }
  return result
}
