/** The hosts of the browsers' push services; an entry that begins with a dot stands for all hosts below it. */
const HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/**
 * Whether an address is one of a known push service, so that a subscription cannot make the server call others.
 * @param allowed "host:port,host:port" of further services, which the operator allows (OUTBOUND_ALLOW)
 */
export function isPushService(endpoint: string, allowed: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, host, username, password } = new URL(endpoint)
  if (username || password || !/^https?:$/.test(protocol)) return false
  if (allowed.split(',').some((one) => one.trim() === host)) return true
  const isKnown = HOSTS.some((known) =>
    known.startsWith('.') ? hostname.endsWith(known) : hostname === known,
  )
  return protocol === 'https:' && port === '' && isKnown
}
