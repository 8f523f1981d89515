import type { ReactNode } from 'react'
import type { ExternalToast, toast as sonnerToast } from 'sonner'

type Sonner = typeof sonnerToast

export interface ToastOptions {
  /** The same id replaces the toast that is showing. */
  id?: string
  /** How long it stays, ms; 3000 unless said (specification, section 9). `Infinity` stays until closed. */
  duration?: number
  description?: ReactNode
  action?: { label: string; onClick: () => void }
  cancel?: { label: string; onClick: () => void }
}

/**
 * Calls wait here until the first one has brought the toast region in: it is not part of the first load. See
 * Toaster.tsx for the other end.
 */
const waiting: ((sonner: Sonner) => void)[] = []
const listeners = new Set<() => void>()
let region: Sonner | undefined
let wanted = false
let issued = 0

function post(call: (sonner: Sonner) => void): void {
  if (region) {
    call(region)
    return
  }
  waiting.push(call)
  wanted = true
  for (const notify of listeners) notify()
}

/** For Toaster: whether somebody has called for a toast, and when that changes. */
export const toastDemand = {
  get: () => wanted,
  getOnServer: () => false,
  subscribe(notify: () => void): () => void {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
  /** The code could not be fetched: the next toast asks again. */
  failed(): void {
    wanted = false
    for (const notify of listeners) notify()
  },
  /** The region is on the page and its live region known to screen readers: let the toasts in. */
  open(sonner: Sonner): void {
    region = sonner
    for (const call of waiting.splice(0)) call(sonner)
  },
  close(): void {
    region = undefined
  },
}

type Kind = 'success' | 'error' | 'info' | 'loading'

/** A toast that was answered is leaving, and its buttons with it: they hear one press. */
function once({ label, onClick }: NonNullable<ToastOptions['action']>) {
  let isAnswered = false
  return {
    label,
    onClick() {
      if (!isAnswered) onClick()
      isAnswered = true
    },
  }
}

function show(kind: Kind, text: ReactNode, { action, ...options }: ToastOptions = {}): string {
  const id = options.id ?? `toast-${++issued}`
  const external: ExternalToast = { ...options, id, ...(action && { action: once(action) }) }
  post((sonner) => sonner[kind](text, external))
  return id
}

/** Short messages at the top right. Every call answers with the id that `dismiss` takes. */
export const toast = {
  success: (text: ReactNode, options?: ToastOptions) => show('success', text, options),
  error: (text: ReactNode, options?: ToastOptions) => show('error', text, options),
  info: (text: ReactNode, options?: ToastOptions) => show('info', text, options),
  /** Stays until it is dismissed or replaced by another toast of the same id. */
  loading: (text: ReactNode, options?: ToastOptions) =>
    show('loading', text, { duration: Number.POSITIVE_INFINITY, ...options }),
  dismiss(id?: string): void {
    post((sonner) => sonner.dismiss(id))
  },
}
