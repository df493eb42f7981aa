import './styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { catchInstallPrompt } from './data/device/install.ts'
import { startWorker } from './data/device/worker.ts'
import { createAppRouter } from './router.ts'
import { applyTheme } from './ui/theme.ts'

applyTheme()
catchInstallPrompt()
const router = createAppRouter()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
startWorker()
