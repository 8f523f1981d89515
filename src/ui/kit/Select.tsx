import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { useFieldWiring } from './Field.tsx'

/** The platform's own select: phones show their native wheel. */
export function Select({ className, required, ...props }: ComponentProps<'select'>) {
  const wiring = useFieldWiring({ ...props, required })
  return <select {...props} {...wiring} className={clsx('control', className)} />
}
