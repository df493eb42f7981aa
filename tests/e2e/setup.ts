import { afterAll } from 'vitest'
import { leaveAll } from './browser.ts'

// The files share a browser, so that none may leave a device in it that goes on working.
afterAll(leaveAll)
