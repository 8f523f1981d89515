import type { Worker } from 'node:cluster'
import type { PageToShare } from '#/platform/http/cache/cachePage.ts'

/** What processes send each other, by way of their parent. */
export interface PageMessage {
  readonly page: PageToShare
  /** What the process runs on: pages of another build name other scripts. */
  readonly build: string
}

export const isPageMessage = (message: unknown): message is PageMessage =>
  typeof message === 'object' && message !== null && 'page' in message

/**
 * The parent's part in sharing pages: what one process rendered is passed on to the others.
 * @param serving who may get it
 */
export function passOn(serving: () => readonly Worker[]) {
  const busy = new WeakSet<Worker>()
  return (from: Worker, message: PageMessage): void => {
    for (const worker of serving()) {
      // Whoever does not read at the moment is spared what it can render itself; one that dies gets nothing more.
      // guard: shared-pages-backlog
      if (worker === from || busy.has(worker) || !worker.isConnected()) continue
      if (!worker.send(message, () => busy.delete(worker))) busy.add(worker)
    }
  }
}
