import { afterAll } from 'vitest'
import { leaveAll } from './browser.ts'

// The files share a browser, so no file may leave a device in it that keeps working.
afterAll(leaveAll)
