import type { ErrorComponentProps } from '@tanstack/react-router'

export function ErrorPage(_: ErrorComponentProps) {
  return <h1>Unexpected Application Error!</h1>
}
