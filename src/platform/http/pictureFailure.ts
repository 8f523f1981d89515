import { FileStoreError } from '../media/fileStore.ts'
import { type Failure, failures } from './failure.ts'

/** A store of files that fails says something about the moment rather than about a bug. */
export const pictureFailure = (error: unknown): Failure | undefined =>
  error instanceof FileStoreError
    ? failures.pictures_unavailable({ headers: { 'Retry-After': '5' } })
    : undefined
