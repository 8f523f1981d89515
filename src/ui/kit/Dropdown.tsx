import clsx from 'clsx'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { ChevronDown } from '../icons/storefront.tsx'

/** ms before a resting mouse opens a panel, and before a mouse that left closes it. */
const opensAfter = 80
const closesAfter = 180

const GroupContext = createContext<string | undefined>(undefined)

export interface DropdownBarProps {
  /** Names the navigation for screen readers. */
  label: string
  className?: string
  children: ReactNode
}

/** A row of drop-downs of which one is open at a time; on phones a panel spans the row. */
export function DropdownBar({ label, className, children }: DropdownBarProps) {
  const group = useId()
  return (
    <nav aria-label={label} className={clsx('relative flex', className)}>
      <GroupContext value={group}>{children}</GroupContext>
    </nav>
  )
}

export interface DropdownProps {
  label: ReactNode
  summaryClassName?: string
  /** Links (or buttons); choosing one closes the panel. */
  children: ReactNode
}

/** A word that unfolds links. Native `<details>`: it works before, and without, scripts. */
export function Dropdown({ label, summaryClassName, children }: DropdownProps) {
  const group = use(GroupContext)
  const ref = useRef<HTMLDetailsElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)
  const [open, setOpen] = useState(false)

  const toggle = (next: boolean, afterMs = 0, byHover = false) => {
    clearTimeout(timer.current)
    const act = () => {
      if (!ref.current || ref.current.open === next) return
      ref.current.open = next
      openedByHover.current = byHover
    }
    if (afterMs) timer.current = setTimeout(act, afterMs)
    else act()
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (ref.current && !ref.current.contains(event.target as Node)) ref.current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const details = event.currentTarget
    if (event.key === 'Escape' && details.open) {
      event.stopPropagation()
      details.open = false
      details.querySelector('summary')?.focus()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    details.open = true
    const items = [...details.querySelectorAll<HTMLElement>('.dropdown-panel :is(a, button)')]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 ? (step > 0 ? 0 : items.length - 1) : (at + step + items.length) % items.length
    items[next]?.focus()
  }

  return (
    <details
      ref={ref}
      name={group}
      className="dropdown"
      onToggle={({ currentTarget }) => {
        const { left, right } = currentTarget.getBoundingClientRect()
        // Towards the middle of the window, where half of it is free.
        currentTarget.dataset.align = left + right > innerWidth ? 'end' : 'start'
        setOpen(currentTarget.open)
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && toggle(true, opensAfter, true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && toggle(false, closesAfter)}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('.dropdown-panel :is(a, button)'))
          toggle(false)
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) toggle(false)
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
      <summary
        className={clsx(
          'flex min-h-11 items-center gap-1 rounded-sm px-2 transition-colors select-none hover:text-peacock md:px-3',
          open && 'text-peacock',
          summaryClassName,
        )}
        onClick={(event) => {
          // The mouse has just opened it by resting here: its click must not close it again.
          if (openedByHover.current) event.preventDefault()
          openedByHover.current = false
        }}
      >
        {label}
        <ChevronDown aria-hidden className="size-4 flex-none max-md:hidden" strokeWidth={1.75} />
      </summary>
      <div className="dropdown-panel">{children}</div>
    </details>
  )
}
