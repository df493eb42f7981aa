/** The guard said no: this address may never be called from here. Trying again changes nothing. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden'
}

/** The other side could not be had now: no such name, refused, too slow, broken, or an error of its own. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** The other side was there and is not for us: its robots.txt asks us to stay out, or it leads to another site. */
export class Unwelcome extends Error {
  override readonly name = 'Unwelcome'
}
