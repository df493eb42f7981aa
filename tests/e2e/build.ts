import { spawnSync } from 'node:child_process'

/** Builds the app for the browser tests, as `npm start` does. @throws Error if the build fails */
export default function buildOnce(): void {
  const { status } = spawnSync(process.execPath, ['api/prepare.mjs'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The app could not be built.')
}
