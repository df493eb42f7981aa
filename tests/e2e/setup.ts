import { afterAll } from 'vitest'
import { leaveAll } from './browser.ts'
import { isLasting } from './phones.ts'

// The files share a browser, so no file may leave a device in it that keeps working for its person.
afterAll(() => leaveAll(isLasting))
