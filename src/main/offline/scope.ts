declare global {
  /** An event for which the service worker stays awake. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void
  }
}

interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown
}

/** What the browser offers a service worker, as far as it is used here: the types of pages do not have it. */
interface Scope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void
}

export const scope = self as unknown as Scope
