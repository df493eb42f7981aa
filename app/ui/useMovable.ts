import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'

const GLIDE = { duration: 150, easing: 'ease-out' }

/**
 * Makes an element inside a DragOrder movable. The handle is for the keyboard; a mouse or a finger can drag
 * any element that has the listeners.
 */
export function useMovable(id: string) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const sortable = useSortable({
    id,
    transition: calm ? null : GLIDE,
    attributes: { roleDescription: 'movable' },
  })
  const { attributes, listeners, isDragging, transform, transition } = sortable
  return {
    ref: sortable.setNodeRef,
    handle: { ref: sortable.setActivatorNodeRef, ...attributes },
    listeners,
    isDragging,
    style: { transform: CSS.Translate.toString(transform), transition },
  }
}
