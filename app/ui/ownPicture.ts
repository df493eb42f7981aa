/**
 * The address of a picture, if it may be shown: a path on this server, or a file that waits on the device. A
 * picture on another server would tell its owner who views it, and when.
 * @returns '' for any other address
 */
export const ownPicture = (src: string): string => (/^(?:\/(?![/\\])|blob:)/.test(src) ? src : '')
