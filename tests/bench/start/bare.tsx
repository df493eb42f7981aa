import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import type { ShownLead } from './document.ts'

// The least page that this app's own libraries make: a list of leads and the page of one.

declare global {
  var first: Promise<ShownLead[]>
  var last: ShownLead[] | undefined
}

function useLeads() {
  const { data = [] } = useQuery({
    queryKey: ['leads'],
    // With no server it goes on to show what it showed.
    queryFn: () => globalThis.first.catch(() => globalThis.last ?? []),
    placeholderData: () => globalThis.last,
    retry: false,
    networkMode: 'always',
  })
  return data
}

function List() {
  return (
    <>
      <h1>Leads</h1>
      <main>
        {useLeads().map(({ id, fullName, company, position, industry, email, status }) => (
          <article key={id}>
            <button type="button" onClick={() => router.history.push(`/lead-management/${id}`)}>
              {fullName}
            </button>
            <p>
              {position} at {company}
            </p>
            <p>{email}</p>
            <p>{industry}</p>
            <p>{status}</p>
          </article>
        ))}
      </main>
      <Outlet />
    </>
  )
}

function Page() {
  const { id } = page.useParams()
  const lead = useLeads().find((each) => String(each.id) === id)
  if (!lead) return null
  return (
    <section role="dialog" aria-label={lead.fullName}>
      <h2>{lead.fullName}</h2>
      <dl>
        {Object.entries(lead).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const rootRoute = createRootRoute({ component: Outlet })
const list = createRoute({ getParentRoute: () => rootRoute, path: '/lead-management', component: List })
const page = createRoute({ getParentRoute: () => list, path: '$id', component: Page })
const router = createRouter({ routeTree: rootRoute.addChildren([list.addChildren([page])]) })

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
