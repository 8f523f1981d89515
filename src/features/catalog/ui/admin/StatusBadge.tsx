import { Badge } from '#/ui/kit/Badge.tsx'

/** Active or not, in the letters that the list asks for. */
export function StatusBadge({ active, upper = false }: { active: boolean; upper?: boolean }) {
  const text = active ? 'Active' : 'Inactive'
  return <Badge tone={active ? 'success' : 'neutral'}>{upper ? text.toUpperCase() : text}</Badge>
}
