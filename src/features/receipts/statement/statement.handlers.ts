import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { m } from './messages/statement.messages.ts'
import { previewCredits, readStatement, writeStatement } from './readStatement.actions.ts'
import * as contract from './statement.contract.ts'
import { presentStatement } from './statement.present.ts'
import { type ChosenColumns, chosenColumnsSchema } from './statement.schema.ts'
import { StatementError } from './statementError.ts'

/** Files that somebody may upload within 15 minutes; each is looked at before it is written. */
const UPLOADS = { points: 60, seconds: 15 * 60 }

function refuse(field: string, message: string) {
  return failures.invalid({ message, errors: [{ field, message }] })
}

/** What is wrong with a file is said of the file. */
function throwFileProblem(error: unknown): never {
  throw error instanceof StatementError ? refuse('file', error.message) : error
}

/** Bank statements: looked at first, then written whole. The file itself is stored nowhere. */
export function statementApi(services: Services) {
  const { db } = services
  const uploads = rateLimit(services, { name: 'bank-statement', ...UPLOADS })
  return roomApi().openapi(contract.uploadStatement, async (c) => {
    const { write, columns, ask } = c.req.valid('query')
    const chosen = columns === undefined ? undefined : readChoice(columns)
    await uploads.consume(callerOf(c).id)
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    const by = ask === 'true' ? 'ask' : chosen
    const file = await readStatement(db, bytes, by).catch(throwFileProblem)
    if ('state' in file) return c.json(file, 200)
    const lines = await previewCredits(db, file.credits)
    const recorded = write === 'true' ? await writeStatement(services, callerOf(c), file) : undefined
    return c.json(presentStatement(file, lines, recorded), 200)
  })
}

/** @throws Failure invalid */
function readChoice(columns: string): ChosenColumns {
  let typed: unknown
  try {
    typed = JSON.parse(columns)
  } catch {
    throw refuse('columns', m.chooseColumns())
  }
  const { data, error } = chosenColumnsSchema.safeParse(typed)
  if (error) throw refuse('columns', error.issues[0]?.message ?? m.chooseColumns())
  return data
}
