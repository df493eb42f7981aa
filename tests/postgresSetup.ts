import { makeTemplate, startCluster } from './postgres.ts'

/** One PostgreSQL server for a run of tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  await makeTemplate(cluster)
  process.env.ROVE_TEST_POSTGRES = cluster.url
  return cluster.stop
}
