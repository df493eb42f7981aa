import type { Page } from '#api/contacts/html/page.ts'
import { plainText } from '#api/contacts/html/plainText.ts'

const any = (...sources: string[]) => new RegExp(`(?<!\\p{L})(?:${sources.join('|')})`, 'iu')

/** A domain that is offered for sale, parked, only registered, or expired. */
const UNUSED = any(
  // English.
  '[\\p{L}\\d-]{1,63}\\.\\p{L}{2,10} (?:is|may be|might be) (?:for sale|available for (?:sale|purchase))',
  '(?:this|the|your) (?:premium )?(?:domain(?: name)?|web ?page|web ?site|site) (?:is|may be|might be|has been|was|is now) (?:currently )?(?:for sale|listed for sale|available for (?:sale|purchase)|(?:just |recently )?registered|parked|expired|reserved)',
  '(?:this )?domain(?: name)? (?:has |is )?expired|(?:buy|purchase|get|own|acquire) this domain|(?:inquire|enquire|make an? (?:offer|inquiry)) (?:about|on|for) this domain|domain(?: name)? for sale|parked (?:free|domain|page|for free|,? courtesy)|domain parking|this (?:domain|site) is parked|future home of something quite cool|(?:is|has been) registered (?:at|with|via|through|by) [\\p{L}\\d.-]+ (?:on behalf|for a customer|and parked)|the owner of (?:this|the) domain',
  // German.
  '(?:diese|die|ihre) (?:premium-?)?domain(?: \\S+\\.\\p{L}{2,10})? (?:steht|ist|wird|wurde|könnte) (?:\\p{L}+ ){0,3}(?:zum verkauf|zu verkaufen|käuflich|verkauft|geparkt|registriert|reserviert|abgelaufen|gekündigt|gelöscht|erwerben)|[\\p{L}\\d-]{1,63}\\.\\p{L}{2,10} (?:steht zum verkauf|ist zu verkaufen)|domain (?:zu verkaufen|kaufen|geparkt|abgelaufen)|(?:domain|adresse) (?:wurde|ist) (?:soeben |gerade |bereits |erfolgreich )*(?:freigeschaltet|registriert|reserviert|im kundenauftrag)|im kundenauftrag registriert|parkseite|geparkte domain',
  // French.
  "(?:ce|le|votre) (?:nom de )?domaine(?: \\S+\\.\\p{L}{2,10})? (?:est|a été|a|vient d[’']être) (?:\\p{L}+ ){0,2}(?:à vendre|en vente|parqué|réservé|expiré|enregistré|déposé|disponible à la vente)|(?:acheter|achetez) ce (?:nom de )?domaine|(?:nom de )?domaine (?:à vendre|expiré|en parking)|page de parking",
  // Spanish and Portuguese.
  'este (?:nombre de )?dominio(?: \\S+\\.\\p{L}{2,10})? (?:está|se encuentra|ha sido|ha|puede estar) (?:\\p{L}+ ){0,2}(?:en venta|a la venta|aparcado|estacionado|registrado|reservado|caducado|expirado)|(?:compra|comprar|compre) este dominio|dominio (?:en venta|caducado|aparcado)|(?:este )?domínio (?:está )?(?:à venda|registado|registrado|estacionado)',
  // Italian.
  'questo (?:nome a )?dominio(?: \\S+\\.\\p{L}{2,10})? (?:è|è stato|potrebbe essere) (?:\\p{L}+ ){0,2}(?:in vendita|parcheggiato|scaduto|registrato|riservato)|(?:acquista|compra) questo dominio|dominio (?:in vendita|scaduto|parcheggiato)',
  // Dutch.
  '(?:dit domein|deze domeinnaam|dit domeinnaam)(?: \\S+\\.\\p{L}{2,10})? (?:is|staat|wordt) (?:\\p{L}+ ){0,3}(?:te koop|geparkeerd|verlopen|gereserveerd|geregistreerd|bezet|opgeheven)|(?:koop|kopen) (?:dit domein|deze domeinnaam)|domein(?:naam)? (?:te koop|verlopen|gereserveerd)',
  // Polish.
  '(?:ta |ta strona |twoja )?domena(?: \\S+\\.\\p{L}{2,10})? (?:jest|została|może być) (?:\\p{L}+ ){0,2}(?:na sprzedaż|do kupienia|zaparkowana|zarejestrowana|zarezerwowana|utrzymywana)|domena (?:na sprzedaż|wygasła)|kup tę domenę|strona (?:parkingowa|zaparkowana)',
  // Swedish, Danish and Norwegian.
  '(?:den här |denna )domänen?(?: \\S+\\.\\p{L}{2,10})? (?:är|har) (?:\\p{L}+ ){0,2}(?:till salu|parkerad|registrerad|registrerats|reserverad|gått ut|löpt ut|utgången)|domän(?:en)? till salu|köp (?:den här |denna )?domänen?|(?:dette )?domæne(?:t)? er (?:til salg|parkeret|registreret)|(?:dette )?domenet er (?:til salgs|parkert|registrert)',
  // Japanese.
  '(?:この)?ドメイン(?:名)?(?:は|が|を)?[^。]{0,30}(?:販売中|売り出|売却|取得され|登録され|期限切れ|パーキング|購入(?:できます|する))|ドメインの(?:有効)?期限|ドメインパーキング',
)

/** A site that its provider closed. */
const CLOSED = any(
  '(?:this )?(?:account|web ?site|site|hosting)(?: \\S+\\.\\p{L}{2,10})? (?:has been|is|was) (?:temporarily )?(?:suspended|deactivated|disabled|terminated)|account suspended|bandwidth limit exceeded|hosting (?:has )?expired',
  '(?:diese|die|ihre) (?:web-?seite|website|internetseite|domain|präsenz|homepage)(?: \\S+\\.\\p{L}{2,10})? (?:wurde|ist) (?:\\p{L}+ ){0,2}(?:gesperrt|deaktiviert|abgeschaltet|stillgelegt)',
  '(?:ce|le|votre) (?:site|compte|hébergement)(?: web| internet)? (?:est|a été) (?:\\p{L}+ ){0,2}(?:suspendu|désactivé|bloqué|expiré)',
  '(?:este|esta|el|la) (?:sitio|página|cuenta|web)(?: web)? (?:ha sido|está|fue) (?:\\p{L}+ ){0,2}(?:suspendid|desactivad|bloquead)[oa]',
  'questo (?:sito|account|spazio)(?: web)? (?:è stato|è) (?:\\p{L}+ ){0,2}(?:sospeso|disattivato|bloccato)',
  'deze (?:website|site|account)(?: is| werd) (?:\\p{L}+ ){0,2}(?:opgeschort|geblokkeerd|gedeactiveerd|uitgeschakeld|opgezegd)',
  '(?:ta )?(?:strona|usługa|konto)(?: www)? (?:została|zostało|jest) (?:\\p{L}+ ){0,2}(?:zawieszon|zablokowan|wyłączon)[aeo]',
  '(?:webbplatsen|sidan|kontot|webbhotellet) (?:är|har) (?:\\p{L}+ ){0,2}(?:avstängd|stängts av|avstängt|spärrad|spärrat)',
)

/** What a server shows before anybody has put a site on it. */
const DEFAULT_OF_SERVER = any(
  "it works!(?!\\s?\\p{L})|apache2? (?:\\p{L}+ )?default page|welcome to nginx|welcome to openresty|iis windows(?: server)?$|internet information services|test page for the |http server test page|(?:default|standard) (?:web ?site|server|plesk|web page|hosting) page|web server[’']?s default page|default page of (?:the|this) (?:web )?server|index of \\/|site not found(?: ·|$)|there isn[’']t a github pages site here|welcome to (?:your new app|xampp|centos|caddy)|caddy works|litespeed web server|(?:your )?(?:web ?site|server|web server|virtual host) is (?:up and running|working!|successfully (?:installed|configured))|if you are the (?:web ?site |site )?(?:owner|administrator)(?: of this (?:web ?site|site))?|future home of|placeholder (?:page|for) (?:this )?domain|wordpress › installation|server default page|domain default page|web hosting (?:default|placeholder) page|hello world! welcome to wordpress",
  'standard-?seite des (?:web)?servers|page par défaut du serveur|página predeterminada del servidor|pagina predefinita del server|standaardpagina van de server|strona domyślna serwera|serverns standardsida',
)

/** A page that strangers have put in place of the company's. */
const TAKEN_OVER = any(
  '(?:hack|h4ck|h[a4]x)(?:ed|3d|ored|0red) by |(?:defaced|pwned|0wned|rooted) by |hacklendi|hackeado por|piraté par|gehackt von',
  '(?:situs|link|daftar|agen|bandar|main|akun) (?:resmi )?(?:slot|judi|togel|toto|poker)|slot (?:gacor|online|88|777|dana|maxwin|thailand|deposit|demo)|judi (?:online|bola)|togel (?:online|hongkong|singapore)|toto macau|(?:sbobet|pkv games|rtp slot)',
  '(?:buy|order|cheap|kaufen|acheter|comprar|acquistare|kopen) (?:\\p{L}+ ){0,2}(?:viagra|cialis|levitra|kamagra|tramadol|phentermine)|(?:viagra|cialis|levitra) (?:online|generic|kaufen|pills|sans ordonnance|sin receta|senza ricetta|zonder recept|rezeptfrei)',
  '(?:スーパー|ブランド)コピー|激安通販',
)

/** More lines have only pages of companies that write about such things. */
const MOST_LINES = 60
const LINES_AT_START = 12

/**
 * Whether a page is nobody's: its domain is for sale, parked or expired, its provider closed it, it is what a new
 * server shows, or strangers have taken it over. What stands on it is not the company's.
 */
export function isVacant({ titles, lines }: Page): boolean {
  const title = titles.join('\n')
  if ([UNUSED, CLOSED, DEFAULT_OF_SERVER, TAKEN_OVER].some((sign) => sign.test(title))) return true
  const heads = lines.slice(0, LINES_AT_START).filter(({ block }) => block.heading > 0)
  if (heads.some((line) => UNUSED.test(plainText(line)) || TAKEN_OVER.test(plainText(line)))) return true
  if (lines.length > MOST_LINES) return false
  return lines.some((line) =>
    [UNUSED, CLOSED, DEFAULT_OF_SERVER, TAKEN_OVER].some((sign) => sign.test(plainText(line))),
  )
}
