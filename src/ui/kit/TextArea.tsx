import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { useFieldWiring } from './Field.tsx'

export function TextArea({ className, required, rows = 4, ...props }: ComponentProps<'textarea'>) {
  const wiring = useFieldWiring({ ...props, required })
  return <textarea {...props} {...wiring} rows={rows} className={clsx('control', className)} />
}
