import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery/Gallery.tsx'
import { appRoot } from './ui/appRoot.ts'

document.body.append(appRoot)
createRoot(appRoot).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
