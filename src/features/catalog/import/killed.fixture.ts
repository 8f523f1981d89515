/** A process that works on one import until it is done or killed: `node killed.fixture.ts <import id>`. */
import { readConfig } from '#/main/services/readConfig.ts'
import { openServices } from '#/main/services/services.ts'
import { runImport } from './runImport.actions.ts'

const services = await openServices(readConfig({ ...process.env, LOG_LEVEL: 'silent' }))
await runImport(services, { id: process.argv[2] ?? '' })
process.exit()
