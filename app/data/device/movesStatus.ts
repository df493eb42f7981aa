const KEY = 'rove-moves-status'

/** Whether work sets a lead's status by itself on this device: the first contact sets a new lead to contacted. */
export const movesStatus = (storage: Storage = localStorage): boolean => storage.getItem(KEY) === 'on'

/** @throws DOMException if the device has no space */
export function setMovesStatus(on: boolean, storage: Storage = localStorage): void {
  if (on) storage.setItem(KEY, 'on')
  else storage.removeItem(KEY)
}
