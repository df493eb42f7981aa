import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery/Gallery.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('components.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
