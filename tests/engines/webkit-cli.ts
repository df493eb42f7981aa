import { walkThrough } from './walkThrough.ts'
import { webKit } from './webkit.ts'

await walkThrough(webKit, 'Rove in WebKit, the engine of Safari, at the size of a phone.')
