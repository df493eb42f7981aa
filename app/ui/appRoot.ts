/** What the app is drawn into. Dialogs, menus and notices stand beside it in the body. */
export const appRoot = document.createElement('div')
appRoot.id = 'root'

let holds = 0

/** Makes the app inert while something else lies over it. @returns ends it */
export function holdApp(): () => void {
  holds++
  appRoot.inert = true
  return () => {
    holds--
    appRoot.inert = holds > 0
  }
}
