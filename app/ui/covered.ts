/** Whether a dialog or a menu is open over the screen; a panel beside a list covers nothing. */
export const isCovered = (): boolean =>
  document.querySelector('[role="dialog"]:not(aside *), [role="alertdialog"], [role="menu"]') !== null
