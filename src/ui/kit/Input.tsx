import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { useFieldWiring } from './Field.tsx'

/** A native text input; set `inputMode` and `autoComplete` for phones. */
export function Input({ className, required, ...props }: ComponentProps<'input'>) {
  const wiring = useFieldWiring({ ...props, required })
  return <input {...props} {...wiring} className={clsx('control', className)} />
}
