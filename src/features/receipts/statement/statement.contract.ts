import { answer, endpoint, fileBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { statementQuery, statementSchema } from './statement.schema.ts'
import { statementLimits } from './statementError.ts'

export const uploadStatement = endpoint({
  method: 'post',
  path: '/api/admin/receipt/statement',
  access: 'admin',
  maxBytes: statementLimits.bytes,
  summary:
    'Read a bank statement (CSV or XLSX). It only looks, unless `write` is true: then every line that says money came in and is new is written, or nothing. A file that no layout knows is answered with its columns, to be chosen',
  request: { query: statementQuery, ...fileBody },
  failures: [failures.rate_limited],
  responses: { 200: answer('What it holds, or which columns it has', statementSchema) },
})
