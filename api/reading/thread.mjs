// A thread begins in plain JavaScript: it has none of the process's loaders.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
