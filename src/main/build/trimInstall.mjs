// Runs after every `npm ci`: takes away what comes with the packages and is read by nobody. 67 MB of C headers of the Node
// that comes along (no package here is compiled), source maps, what tells TypeScript about CommonJS (everything here is
// imported), the declarations of a library that only a chart's code calls, lists of changes. Plain JavaScript: it runs on any Node.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const MODULES = 'node_modules'
/** Nobody reads them, wherever they lie. Licences stay. */
const UNREAD = /\.([cm]?js|css|ts|mts|cts)\.map$|\.d\.cts$|^changelog\.md$/i
/** Packages whose declarations nobody imports, though they have thousands. */
const UNTYPED = ['es-toolkit']
/** Copies of a library in one file, for pages without a bundler. */
const UNUSED = ['mediabunny/dist/bundles', 'recharts/umd']

for (const name of readdirSync(MODULES)) {
  if (/^node-(bin-)?(darwin|linux|win)-/.test(name))
    rmSync(join(MODULES, name, 'include'), { recursive: true, force: true })
  if (UNTYPED.includes(name)) drop(join(MODULES, name), /\.d\.m?ts$/)
}
for (const folder of UNUSED) rmSync(join(MODULES, folder), { recursive: true, force: true })
drop(MODULES, UNREAD)

/**
 * @param {string} folder
 * @param {RegExp} names
 */
function drop(folder, names) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) drop(path, names)
    else if (names.test(entry.name)) rmSync(path)
  }
}
