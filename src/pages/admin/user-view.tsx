import { createFileRoute, Link } from '@tanstack/react-router'
import { BackTo } from '#/features/accounts/ui/BackTo.ts'
import { userQuery } from '#/features/accounts/users/users.queries.ts'
import { customerCreditQuery } from '#/features/credit/credit.queries.ts'
import { customerQuery } from '#/features/customers/customers.queries.ts'
import { CustomerView } from '#/features/customers/ui/CustomerView.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { notFoundIfGone } from '../notFoundIfGone.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/user/view/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const [user] = await Promise.all([
      queryClient.fetchQuery(userQuery(params.id)),
      queryClient.fetchQuery(customerQuery(params.id)),
      queryClient.fetchQuery(customerCreditQuery(params.id)),
    ]).catch(notFoundIfGone)
    return { user }
  },
  head: ({ match, loaderData }) => ({
    meta: [{ title: `${loaderData?.user.name ?? m.customer()} | ${match.context.shop.name}` }],
  }),
  component: OneCustomer,
})

function OneCustomer() {
  const { user } = Route.useLoaderData()
  return (
    <>
      <BackTo to="/admin/user">{m.backToUsers()}</BackTo>
      <PageHeading
        title={user.name}
        className="mb-5"
        text={
          <p className="flex flex-wrap gap-x-5 wrap-anywhere">
            <a href={`mailto:${user.email}`} className="link inline-block py-2.5">
              {user.email}
            </a>
            {user.contact && (
              <a href={`tel:+91${user.contact}`} className="link inline-block py-2.5">
                {user.contact}
              </a>
            )}
          </p>
        }
        actions={
          <Link
            to="/admin/user/edit/$id"
            params={{ id: user._id }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {m.editUser()}
          </Link>
        }
      />
      <CustomerView userId={user._id} />
    </>
  )
}
