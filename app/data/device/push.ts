/**
 * The localStorage key for when this browser last told the server that it shows reminders, in ms since 1970; 0 when the
 * person wanted them and the browser refused.
 */
export const PUSH_TOLD = 'rove-push'

/** Whether the person wanted reminders on this device, and the browser blocks them. */
export const isPushBlocked = (): boolean =>
  localStorage.getItem(PUSH_TOLD) !== null &&
  'Notification' in globalThis &&
  Notification.permission === 'denied'

/** Shows a number on the icon of the installed app, where there is one; nothing for 0. */
export function setBadge(count: number): void {
  // A browser that was not allowed to show reminders refuses this, too.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined)
}
