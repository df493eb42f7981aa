/** The element that the app is rendered into. Dialogs, menus and notices are beside it in the body. */
export const appRoot = document.createElement('div')
appRoot.id = 'root'

let holds = 0

/** Makes the app inert while something lies over it. @returns undoes it */
export function holdApp(): () => void {
  holds++
  appRoot.inert = true
  return () => {
    holds--
    appRoot.inert = holds > 0
  }
}
