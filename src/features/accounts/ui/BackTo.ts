import { createLink } from '@tanstack/react-router'
import { BackLink } from '#/ui/kit/BackLink.tsx'

/** The arrow back, as a link of the router. */
export const BackTo = createLink(BackLink)
