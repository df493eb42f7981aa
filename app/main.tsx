import './styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { catchInstallPrompt } from '#app/lib/install.ts'
import { applyTheme } from '#app/lib/theme.ts'
import { startWorker } from '#app/lib/worker.ts'
import { createAppRouter } from './router.ts'

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
