import { Hono } from 'hono'
import { entities } from '#db/model/entities/registry.ts'
import { factorRoutes } from './auth/factorRoutes.ts'
import { sessionGuard, teamGuard } from './auth/guard.ts'
import { createKnownBrowsers } from './auth/knownBrowsers.ts'
import { createKnownNetworks } from './auth/networks.ts'
import { passwordRoutes } from './auth/passwordRoutes.ts'
import { limited } from './auth/routeLimits.ts'
import { authRoutes } from './auth/routes.ts'
import { createSessions } from './auth/session.ts'
import { createSignIn } from './auth/signIn.ts'
import { factorSignInRoutes } from './auth/signInRoutes.ts'
import { createPendingSteps } from './auth/step.ts'
import { directoryRoutes } from './companies/import/routes.ts'
import { companyRoutes } from './companies/routes.ts'
import { downloadRoutes } from './downloads/routes.ts'
import { emailRoutes } from './emails/routes.ts'
import { watchServer } from './gauges.ts'
import { helpRoutes } from './help/routes.ts'
import { limitedBody } from './http/body.ts'
import { compressed } from './http/compression.ts'
import { errorAnswers, notFound } from './http/errors.ts'
import type { Guarded } from './http/guarded.ts'
import { apiHeaders, securityHeaders } from './http/headers.ts'
import { requestLog } from './http/log.ts'
import { ownHost, ownPages } from './http/origin.ts'
import { knowClient } from './http/proxies.ts'
import { createReadiness } from './http/readiness.ts'
import { serveApp } from './http/static.ts'
import { endUnread } from './http/unread.ts'
import { handlersOf, jobsOf, servicesOf } from './jobRegistry.ts'
import { createRunner } from './jobs/runner.ts'
import { keyRoutes } from './keys/routes.ts'
import { activityRoutes } from './leads/activities.ts'
import { eraseRoutes } from './leads/erase.ts'
import { importRoutes } from './leads/imports.ts'
import { leadRoutes } from './leads/routes.ts'
import { mapRoutes } from './maps/routes.ts'
import { measured } from './measuredJobs.ts'
import { metricsRoutes } from './metrics/routes.ts'
import type { ServerDeps } from './open.ts'
import { productRoutes } from './products/routes.ts'
import { CALENDARS, calendarFeeds } from './reminders/calendar.ts'
import { calendarRoutes, newsRoutes, pushRoutes } from './reminders/routes.ts'
import { routingRoutes } from './routing/routes.ts'
import { createCommits } from './sync/commit.ts'
import { createPokes } from './sync/pokes.ts'
import { createRest } from './sync/rest.ts'
import { syncRoutes } from './sync/routes.ts'
import { createStreams } from './sync/streams.ts'
import { joinRoutes } from './teams/join.ts'
import { teamRoutes } from './teams/routes.ts'
import { suppressionRoutes } from './teams/suppressions.ts'
import { usageRoutes } from './teams/usage.ts'
import { keepFiles } from './uploads/keep.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { accountDeletionRoutes } from './users/deletion.ts'
import { noticeRoutes } from './users/notices.ts'
import { userRoutes } from './users/routes.ts'
import { signedInRoutes } from './users/signedIn.ts'

/**
 * The whole server with its routes.
 * @param metricsToken the token for /metrics; without it the route does not exist
 * @returns the routes; `drain`, after which `/api/ready` sends calls elsewhere; `stop`, which waits for
 * running work
 */
export async function createServer(deps: ServerDeps, metricsToken = '') {
  const pokes = createPokes(deps.store.messages)
  const services = servicesOf(deps, pokes)
  const jobs = measured(jobsOf(services), deps.metrics)
  const runner = await createRunner(
    { ...services, notifier: pokes },
    (kind) => jobs[kind],
    handlersOf(services),
  )
  const commits = createCommits(deps, runner.hold, (teamId, tables) => {
    pokes.poke(teamId)
    if ([...tables].some((table) => entities[table].asksForWork)) pokes.work()
  })
  const { commit } = commits
  const rest = createRest(deps, commit)
  const networks = createKnownNetworks(deps)
  const sessions = createSessions(deps, networks, createKnownBrowsers(deps))
  const keep = keepFiles(deps)
  const steps = createPendingSteps(deps)
  const signIn = createSignIn(deps, sessions, steps, pokes)

  const readiness = createReadiness(deps)
  const streams = createStreams()
  if (deps.metrics) watchServer(deps.metrics, { ...deps, readiness, streams })

  const app = new Hono<Guarded>()
  app.onError(errorAnswers(deps.log))
  app.use(
    endUnread,
    knowClient(deps),
    requestLog(deps),
    readiness.leaving,
    ...securityHeaders,
    ownHost(deps.publicUrl),
  )
  app.use('/api/*', compressed, apiHeaders, ownPages, limitedBody)
  app.use('/api/*', sessionGuard(sessions))
  app.route('/api', limited(deps, networks))
  app.get('/api/health', (c) => c.json({ status: 'ok' }))
  app.get('/api/ready', async (c) => {
    await readiness.check()
    return c.json({ status: 'ready' })
  })
  app.route('/api/auth', authRoutes(deps, sessions, signIn))
  app.route('/api/auth', passwordRoutes(deps, signIn, pokes))
  app.route('/api/auth', factorSignInRoutes(deps, steps, signIn))
  app.route('/api/users', userRoutes(deps, pokes))
  app.route('/api/users/me/deletion', accountDeletionRoutes(deps, pokes, steps))
  app.route('/api/users/me/factors', factorRoutes(deps, steps, pokes))
  app.route('/api/users/me/notices', noticeRoutes(deps))
  app.route('/api/users/me/sessions', signedInRoutes(deps, pokes))
  app.route('/api/users/me/push', pushRoutes(deps))
  app.route('/api/users/me/calendar', calendarRoutes(deps))
  app.route('/api/users/me/news', newsRoutes(deps))
  app.route(CALENDARS, calendarFeeds(deps))
  app.route('/api/keys', keyRoutes(deps))
  app.route('/api/teams', teamRoutes(deps, commit, pokes, keep))
  app.route('/api/teams', usageRoutes(deps))
  app.route('/api/teams', activityRoutes(deps))
  app.route('/api/teams', importRoutes(deps))
  app.route('/api/teams', eraseRoutes(deps, pokes, steps))
  app.route('/api/teams', suppressionRoutes(deps))
  app.route('/api/invitations', joinRoutes(deps, commit, pokes))
  app.route('/api', downloadRoutes(deps, pokes))
  app.route('/api/sync', syncRoutes(deps, commits, pokes, streams))
  app.route('/api/uploads', uploadRoutes(deps, keep))
  app.route('/api/maps', mapRoutes(deps.maps))
  app.use('/api/*', teamGuard(deps.store))
  app.route('/api/directories', directoryRoutes(deps))
  app.route('/api/products', productRoutes(deps, rest))
  app.route('/api', leadRoutes(deps, rest))
  app.route('/api', emailRoutes(services, rest))
  app.route('/api/help', helpRoutes(services))
  app.route('/api/routing', routingRoutes(deps.outbound.router))
  app.route('/api', companyRoutes(services, rest, runner))
  app.all('/api/*', () => {
    throw notFound()
  })
  if (deps.metrics && metricsToken) app.route('/', metricsRoutes(deps.metrics, metricsToken))
  if (deps.dist) serveApp(app, deps.dist)
  const end = pokes.onWork(runner.wake)
  return {
    app,
    drain: readiness.drain,
    async stop() {
      end()
      await runner.stop()
      pokes.close()
    },
  }
}
