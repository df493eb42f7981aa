/**
 * The address of a picture that may be shown: a path of this server, or a file that waits on the device. Any other one
 * would tell its owner who looks at it, and when.
 * @returns '' for any other address
 */
export const ownPicture = (src: string): string => (/^(?:\/(?![/\\])|blob:)/.test(src) ? src : '')
