/**
 * Ends all that works below the folder of its first argument as soon as the command that started it is gone, however that
 * ended, and deletes the folder.
 */
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { signalAll } from './processes.ts'

const [folder = ''] = process.argv.slice(2)
const MOST_LOOKS = 200

process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
// Ends with the command.
for await (const _ of process.stdin);
for (let look = 0; look < MOST_LOOKS && (await signalAll(folder, 'SIGKILL')) > 0; look += 1) await pause(50)
await rm(folder, { recursive: true, force: true, maxRetries: 5 })
