const domains = new Set(
  `0-mail.com 10mail.org 10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonbox.net anonymbox.com
  antispam.de bccto.me binkmail.com bobmail.info bugmenot.com burnermail.io byom.de chammy.info cool.fr.nf
  correotemporal.org crazymailing.com deadaddress.com despam.it devnullmail.com discard.email discardmail.com
  discardmail.de disposable.com disposableaddress.com disposableinbox.com disposemail.com dispostable.com
  dropmail.me e4ward.com einrot.com emailondeck.com emailsensei.com emailtemporanea.com emailtemporario.com.br
  emailwarden.com fakeinbox.com fakemail.net fakemailgenerator.com filzmail.com fleckens.hu getairmail.com
  getnada.com gishpuppy.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info
  guerrillamail.net guerrillamail.org guerrillamailblock.com harakirimail.com incognitomail.org inboxbear.com
  inboxkitten.com jetable.org jourrapide.com kasmail.com mail-temporaire.fr mailcatch.com maildrop.cc
  maileater.com mailexpire.com mailforspam.com mailimate.com mailinator.com mailinator.net mailinator2.com
  mailme24.com mailmoat.com mailnesia.com mailnull.com mailpoof.com mailsac.com mailtemp.info mailtothis.com
  meltmail.com mintemail.com moakt.com mohmal.com muellmail.com mytemp.email mytrashmail.com nada.email
  no-spam.ws nowmymail.com nospammail.net objectmail.com owlymail.com pokemail.net reallymymail.com
  rcpt.at rhyta.com safetymail.info sharklasers.com shieldemail.com sneakemail.com sogetthis.com sofort-mail.de
  spam4.me spamavert.com spambog.com spambog.de spambox.us spamcowboy.com spamex.com spamfree24.org
  spamgourmet.com spamhole.com spaml.com spammotel.com spamspot.com superrito.com suremail.info teleworm.us
  temp-mail.io temp-mail.org tempail.com tempemail.net tempinbox.com tempmail.com tempmail.de tempmail.net
  tempmailaddress.com tempmailo.com tempr.email thankyou2010.com throwawaymail.com throwam.com tmail.ws
  tmailinator.com tmpmail.org trash-mail.com trash-mail.de trashmail.com trashmail.de trashmail.me trashmail.net
  trbvm.com wegwerfadresse.de wegwerfemail.de wegwerfmail.de wegwerfmail.net wegwerfmail.org wh4f.org
  yopmail.com yopmail.fr yopmail.net zoemail.org`.split(/\s+/),
)

/** Whether a domain gives mailboxes to throw away, by the best-known names; those below them count too. */
export function isDisposable(domain: string): boolean {
  const labels = domain.toLowerCase().split('.')
  return labels.some((_label, at) => domains.has(labels.slice(at).join('.')))
}
