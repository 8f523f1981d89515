import { roomApi } from '#/platform/http/http.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import type { IsOrdered } from '../stores/catalog.store.ts'
import { categoriesApi } from './categories.handlers.ts'
import { productsApi } from './products.handlers.ts'
import { statusesApi } from './statuses.handlers.ts'

/** What admins change in the catalogue. */
export const savingApi = (services: CatalogServices, isOrdered: IsOrdered) =>
  roomApi()
    .route('/', categoriesApi(services))
    .route('/', productsApi(services, isOrdered))
    .route('/', statusesApi(services))

export type SavingApi = ReturnType<typeof savingApi>
