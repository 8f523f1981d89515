import clsx from 'clsx'

export interface ButtonLook {
  /** `primary` is for the one main action of a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** Takes the full width of its container. */
  block?: boolean
}

const variants = {
  primary: 'bg-kumkum text-white shadow-sm not-disabled:not-aria-disabled:hover:bg-kumkum-deep',
  secondary:
    'border border-ink bg-transparent text-ink not-disabled:not-aria-disabled:hover:bg-ink not-disabled:not-aria-disabled:hover:text-page',
  quiet:
    'text-peacock not-disabled:not-aria-disabled:hover:bg-peacock-wash not-disabled:not-aria-disabled:hover:text-peacock-deep',
  danger: 'bg-danger text-white shadow-sm not-disabled:not-aria-disabled:hover:bg-danger-deep',
}

const sizes = {
  sm: 'min-h-11 px-4 text-sm md:min-h-9 md:px-3.5',
  md: 'min-h-11 px-5.5 text-base',
  lg: 'min-h-13 px-8 text-base',
}

/** The classes of a button, for links that look like one: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass(
  { variant = 'secondary', size = 'md', block = false }: ButtonLook = {},
  className?: string,
): string {
  return clsx(
    'relative inline-flex items-center justify-center gap-2 rounded-md py-2 text-center leading-snug font-semibold tracking-[0.01em]',
    'no-underline transition-colors select-none disabled:opacity-55 aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    block && 'w-full',
    className,
  )
}
