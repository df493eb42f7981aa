import { firefox } from './firefox.ts'
import { walkThrough } from './walkThrough.ts'

await walkThrough(firefox, 'Rove in Firefox, at the size of a phone.')
