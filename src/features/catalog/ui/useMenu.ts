import { useQuery } from '@tanstack/react-query'
import { menuQuery } from '../catalog.queries.ts'
import { type MenuGroup, menuOf } from './categoryMenu.ts'

/** The menu of the shop as it is now. */
export const useMenu = (): readonly MenuGroup[] => menuOf(useQuery(menuQuery).data)
