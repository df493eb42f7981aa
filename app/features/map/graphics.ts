/** Whether this device may be able to draw the map, which needs WebGL 2. Only drawing it tells whether it can. */
export const canDrawMaps = (): boolean => 'WebGL2RenderingContext' in globalThis
