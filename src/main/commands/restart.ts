import { findServer } from '../processes/serverFile.ts'
import { readConfig } from '../services/readConfig.ts'

/** `npm run restart`: asks the running shop of DATA_DIR to replace its processes one after the other. */
try {
  const pid = await findServer(readConfig(process.env).dataDir)
  process.kill(pid, 'SIGHUP')
  process.stdout.write(
    `The shop (process ${pid}) replaces its processes. How it goes is told where it runs.\n`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
