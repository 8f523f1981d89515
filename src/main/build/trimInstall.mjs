// Runs after every `npm ci`: takes away what comes with the packages and is read by nobody. 67 MB of C headers of the Node
// that comes along (no package here is compiled), and source maps. Plain JavaScript: it runs on any Node.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const MODULES = 'node_modules'

for (const name of readdirSync(MODULES)) {
  if (/^node-(bin-)?(darwin|linux|win)-/.test(name))
    rmSync(join(MODULES, name, 'include'), { recursive: true, force: true })
}
dropMaps(MODULES)

/** @param {string} folder */
function dropMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) dropMaps(path)
    else if (/\.([cm]?js|css|ts|mts|cts)\.map$/.test(entry.name)) rmSync(path)
  }
}
