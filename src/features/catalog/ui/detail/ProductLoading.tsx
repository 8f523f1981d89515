import { Spinner } from '#/ui/kit/Spinner.tsx'
import { DetailBack } from './DetailBack.tsx'
import { m } from './messages/detail.messages.ts'

export function ProductLoading() {
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-1 md:px-6 md:pt-3">
      <DetailBack />
      <div className="grid min-h-96 place-items-center text-3xl text-peacock">
        <Spinner label={m.loadingProduct()} />
      </div>
    </div>
  )
}
