import './styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { catchInstallPrompt } from './data/device/install.ts'
import { startWorker } from './data/device/worker.ts'
import { createAppRouter } from './router.ts'
import { takeOver } from './start/takeOver.ts'

catchInstallPrompt()
const root = document.createElement('div')
root.id = 'root'
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createAppRouter()} />
  </StrictMode>,
)
void takeOver(root).then(startWorker)
