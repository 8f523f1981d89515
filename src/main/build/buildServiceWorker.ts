import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { build } from 'vite'
import { SERVICE_WORKER } from '../offline/saving.rules.ts'

/**
 * Builds the service worker beside the pages that were built into `folder`. It knows them by the names of their files, which are
 * those of their content, so machines that built the same have the same worker.
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  const files = await readdir(`${folder}/client`, { recursive: true })
  const id = createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 12)
  await build({
    configFile: false,
    logLevel: 'error',
    define: { __BUILD__: JSON.stringify(id), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: `${folder}/client`,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/main/offline/serviceWorker.ts',
        output: { format: 'iife', entryFileNames: SERVICE_WORKER.slice(1) },
      },
    },
  })
}
