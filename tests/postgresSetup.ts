import type { TestProject } from 'vitest/node'
import { makeTemplate, startCluster } from './postgres.ts'

/** One PostgreSQL server for a run of tests. Tests of another project, in the same run, have none. */
export default async function setup({ config }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  await makeTemplate(cluster)
  config.env = { ...config.env, ROVE_TEST_POSTGRES: cluster.url }
  return cluster.stop
}
