import type { TestProject } from 'vitest/node'
import { makeTemplate, startCluster } from './postgres.ts'

/** One PostgreSQL server for a test run. Tests of other projects in the same run do not use it. */
export default async function setup({ config }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  await makeTemplate(cluster)
  config.env = { ...config.env, ROVE_TEST_POSTGRES: cluster.url }
  return cluster.stop
}
