import { PictureStoreError } from '../media/pictureStore.ts'
import { type Failure, failures } from './failure.ts'

/** A picture store that fails says something about the moment rather than about a bug. */
export const pictureFailure = (error: unknown): Failure | undefined =>
  error instanceof PictureStoreError
    ? failures.pictures_unavailable({ headers: { 'Retry-After': '5' } })
    : undefined
