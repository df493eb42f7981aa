let can: boolean | undefined

/** Whether this device can draw the map: it needs WebGL 2. Asked once. */
export function canDrawMaps(): boolean {
  if (can !== undefined) return can
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  can = context !== null
  return can
}
