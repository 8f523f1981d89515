import { matrix } from './matrix.ts'

/** `npm run matrix`: who may call what, as the matrix test checks it cell by cell. */
const width = Math.max(...matrix.map(({ path }) => path.length))
const line = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padStart(6)).join('')

process.stdout.write(`${'endpoint'.padEnd(width + 7)}${line(['V', 'O', 'X', 'A'])}\n`)
for (const { method, path, expected } of matrix) {
  const { V, O, X, A } = expected
  process.stdout.write(`${method.padEnd(7)}${path.padEnd(width)}${line([V, O, X, A])}\n`)
}
process.stdout.write(
  '\nV visitor, O owner, X another customer, A admin; checked by test/security/matrix.test.ts\n',
)
