import { createFileRoute } from '@tanstack/react-router'
import { WaitingList } from '#/features/restock/ui/WaitingList.tsx'
import { m } from '#/features/wishlist/messages/wishlist.messages.ts'
import { WishlistPage } from '#/features/wishlist/ui/WishlistPage.tsx'
import { wishlistQuery } from '#/features/wishlist/wishlist.queries.ts'
import { titled } from '../titled.ts'
import { withUser } from '../withUser.ts'

export const Route = createFileRoute('/_storefront/wishlist')({
  beforeLoad: withUser,
  loader: async ({ context: { queryClient, user } }) => {
    if (user) await queryClient.ensureQueryData(wishlistQuery(user._id))
  },
  head: titled(() => m.wishlist()),
  component: Wishlist,
})

function Wishlist() {
  const { user } = Route.useRouteContext()
  // The guard lets nobody in who is not signed in; a session can end while the page is open.
  return (
    user && (
      <>
        <WishlistPage userId={user._id} />
        <WaitingList userId={user._id} />
      </>
    )
  )
}
