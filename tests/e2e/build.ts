import { spawnSync } from 'node:child_process'

/** Builds the app that the browser tests open, as `npm start` does. @throws Error when it could not be built */
export default function buildOnce(): void {
  const { status } = spawnSync(process.execPath, ['api/prepare.mjs'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The app could not be built.')
}
