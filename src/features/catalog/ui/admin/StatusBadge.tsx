import { Badge } from '#/ui/kit/Badge.tsx'
import { m } from './messages/admin.messages.ts'

/** Active or not, in the letters that the list asks for. */
export function StatusBadge({ active, upper = false }: { active: boolean; upper?: boolean }) {
  const text = active ? m.active() : m.inactive()
  return <Badge tone={active ? 'success' : 'neutral'}>{upper ? text.toUpperCase() : text}</Badge>
}
