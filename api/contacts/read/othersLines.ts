import { squash } from '#api/contacts/html/plainText.ts'

const starting = (...sources: string[]) => `(?<![\\p{L}\\p{N}])(?:${sources.join('|')})`
const within = (...sources: string[]) => `(?:${sources.join('|')})`

/** Parties whose numbers occur on companies' pages beside their own: word stems in eight languages. */
const OTHERS = new RegExp(
  [
    // Utilities, and their emergency services.
    within(
      'netzleitstelle|netzbetreiber|netzgesellschaft|stadtwerk|energieversorg|stromversorg|gasversorg|stromausfall|gasgeruch|wasserwerk|wasserrohrbruch|störungsstelle|störungsannahme|elnät|nätägar|nätbolag|fjärrvärme|strömavbrott|netbeheer|netwerkbedrijf|waterbedrijf|waterschap|stroomstoring|gaslucht|gasläck|gaslek',
    ),
    starting(
      "arbo(?:dienst|arts)?(?![\\p{L}])|power (?:cut|outage|failure)|grid operator|network operator|(?:gas|electricity|water) (?:emergency|board|supplier|network|leak)|utility company|national grid|gestionnaire (?:de|du) réseau|coupure (?:de courant|d[’']électricité)|panne de courant|fuite (?:de gaz|d[’']eau)|odeur de gaz|fournisseur d[’']énergie|distributeur d[’']électricité|compañ[ií]a (?:eléctrica|de la luz|del gas|del agua|de aguas)|distribuidora (?:eléctrica|de la zona)|corte de (?:luz|suministro)|fuga de (?:gas|agua)|gestore (?:della |di )?rete|guasti (?:elettrici|gas|acqua)|fuga di gas|acquedotto|operator sieci|zakład energetyczny|awaria (?:prądu|sieci)|brak prądu|wodociąg|gazownia|ulatniani\\p{L}+ gazu",
    ),
    // Transport, parking and taxis.
    within(
      'botendienst|kurierdienst|paketdienst|lieferdienst|abschleppdienst|parkhaus|budfirma|pakketdienst|sleepdienst',
    ),
    starting(
      'kurier|spedition(?![\\p{L}])|courier|carrier|messenger service|haul(?:ier|age)|coursier|transporteur|livreur|mensajer[ií]a|transportista|corriere|spedizionier|vettore|koerier|vervoerder|przewoźni|firma kurierska|spedytor|budbil|åkeri|fraktbolag|taxi|radiotaxi|bus ?(?:linie|line)|car park|parking(?:verwaltung| operator| enforcement)|fourrière|aparcamiento|parcheggio|bahn(?:hof)?(?![\\p{L}])|railway|sncf|renfe|trenitalia|bärgning|bogsering',
    ),
    // Banks, payment services and insurers.
    within(
      'sparkasse|volksbank|raiffeisenbank|versicherungs(?:makler|büro|gesellschaft|kammer)|bankinstitut',
    ),
    starting(
      '(?:haus|bank)verbindung|(?:our|your|card|payment|leasing|finance) (?:bank|provider|company)|bank(?:en|a|o)?(?![\\p{L}])|banque|banca(?![\\p{L}])|crédit (?:agricole|mutuel)|karten(?:sperr|terminal)\\p{L}*|sperr-?notruf|insurance|assurances?|assureur|aseguradora|seguros|mutua(?![\\p{L}])|assicurazion|verzekeraar|verzekering|ubezpieczyc|ubezpieczeni|försäkring\\p{L}*|krankenkasse|mutuelle|factoring|inkasso|incasso|recouvrement|debt collect|leasing',
    ),
    // Services for machines, software, alarms and internet access.
    within(
      'herstellerhotline|kassensystem|softwarehaus|warenwirtschaft|larmcentral|meldkamer|alarmcentrale|wachdienst|sicherheitsdienst',
    ),
    starting(
      "software(?:haus| support| hotline| house)|till (?:system|support)|hébergeur|hoster|hosting|provider|domain(?![\\p{L}])|serwer|alarm(?:zentrale| cent(?:re|er)| receiving|central|empfangs)|télésurveillance|centrale d[’']alarme|central(?:ita)? (?:receptora )?de alarmas|centrale (?:d[’']allarme|operativa vigilanza)|stacja monitorowania|agencja ochrony|hersteller|manufacturer|fabricant|fabricante|produttore|fabrikant|producent|tillverkare|importeur|importer|importateur|importador|importatore|importör|grossist|großhändler|wholesaler|grossiste|mayorista|grossista|groothandel|hurtowni|lieferant(?:en)?(?![\\p{L}])|supplier|fournisseur|proveedor|fornitore|leverancier|dostawc|leverantör|subunternehm|subcontract|sous-traitant|subcontrat|subappalt|onderaannem|podwykonaw|underleverantör",
    ),
    // Web design, photography, planning and text.
    starting(
      "web ?-?(?:design|master|agentur|agency|bureau|byrå|studio|development|entwicklung)|webbyrå|internetagentur|(?:werbe|marketing|pr|presse|kreativ|media)-?agentur|(?:creative|digital|marketing|advertising|pr|press|media|staffing|recruitment|letting|estate|employment|temp) agency|agence (?:web|de communication|immobilière|intérim|d[’']intérim)|agencia (?:de publicidad|de comunicación|web|de colocación|inmobiliaria)|agenzia (?:web|di comunicazione|immobiliare|interinale|pubblicitaria)|(?:reclame|web|communicatie)bureau|uitzendbureau|agencja (?:reklamowa|interaktywna|pracy|marketingowa)|reklambyrå|bemanning\\p{L}*|zeitarbeit\\p{L}*|sito (?:web )?(?:a cura|di|realizzato)|strona(?: www)?:|site ?:|sajt ?:|hemsida|webbplats|fotograf|photograph|architekt\\p{L}*:|architect(?:e|s)?:|arquitect[oa]:|architetto:|arkitekt:",
    ),
    // Auditors, advisers and lawyers.
    within(
      'datenschutzbeauftragt|steuerberat|rechtsanwalt|anwaltskanzlei|hausverwaltung|hausmeister|vermieter|insolvenzverwalt|zwangsverwalt|dataskyddsombud',
    ),
    starting(
      'data protection officer|dpo(?![\\p{L}])|délégué[e]? à la protection|préposée? (?:fédérale?|cantonale?)|(?:edöb|cnil|aepd|integritetsskyddsmyndigheten)(?![\\p{L}])|dpd(?![\\p{L}])|delegad[oa] de protección|responsabile della protezione|functionaris (?:voor )?(?:de )?gegevens|inspektor ochrony|iod(?![\\p{L}])|tax advis|accountants?:|solicitors?:|landlord|managing agent|caretaker|letting|property manager|insolvency|liquidator|administrateur judiciaire|mandataire|expert-comptable|syndic(?![\\p{L}])|bailleur|notaire:|gestor[ií]a|administrador (?:concursal|de fincas)|casero|commercialista:|amministratore (?:di condominio|giudiziario)|curatore|locatore|curator(?![\\p{L}])|verhuurder|beheerder pand|syndyk|zarządca (?:budynku|nieruchomości)|wynajmując|księgow\\p{L}+ zewn|konkursförvaltare|hyresvärd|fastighetsägare|fastighetsskötare|revisor:',
    ),
    // Authorities, chambers, mediators and associations.
    within(
      'handwerkskammer|ärztekammer|zahnärztekammer|rechtsanwaltskammer|tierärztekammer|aufsichtsbehörde|gewerbeaufsicht|ordnungsamt|gesundheitsamt|veterinäramt|jugendamt|arbeitsamt|finanzamt|amtsgericht|landgericht|schlichtungsstelle|ombudsstelle|beschwerdestelle|verbraucherzentrale|länsstyrelse|konsumentverket|patientnämnd|integritetsskydd|kronofogd|skatteverk|arbetsmiljöverk|geschillencommissie|klachtencommissie|rechtbank',
    ),
    starting(
      'kammer|ihk(?![\\p{L}])|hwk(?![\\p{L}])|innung|(?:berufs|fach|dach|landes|bundes)verband|agentur für arbeit|gemeinde(?:verwaltung|amt)?(?![\\p{L}])|rathaus|stadtverwaltung|landratsamt|chamber of|trading standards|council|town hall|authority|regulator|ombudsman|ombudsperson|court|tribunal|chambre (?:de|des)|ordre (?:des|national|régional)|mairie|préfecture|ddpp|dgccrf|inspection du travail|médiat(?:eur|rice|ion)|colegio (?:oficial|de)|ayuntamiento|junta arbitral|oficina (?:municipal|del consumidor)|omic(?![\\p{L}])|hacienda|agencia tributaria|juzgado|inspección|ordine (?:dei|degli|delle|provinciale)|camera di commercio|comune(?: di)?(?![\\p{L}])|tribunale|ispettorato|asl(?![\\p{L}])|agenzia delle entrate|mediator|conciliatore|garante|kamer van|gemeente(?![\\p{L}])|rijksdienst|nvwa(?![\\p{L}])|belastingdienst|autoriteit|izba|urząd|urzęd|starostwo|gmina|sąd(?![\\p{L}])|sanepid|rzecznik|uokik|uodo|inspekcja|kommun(?:en)?(?![\\p{L}])|tingsrätt|nämnd|ombudsman|myndighet|fackförbund|branschorganisation|bransch\\p{L}*förbund',
    ),
    // Emergency services.
    within(
      'giftnotruf|giftinformation|vergiftungs|seelsorge|frauenhaus|feuerwehr|rettungsdienst|bereitschaftspraxis|bereitschaftsdienst|huisartsenpost|räddningstjänst|sjukvårdsrådgivning|vårdguiden|brandweer',
    ),
    starting(
      'notruf(?:nummer)?(?![\\p{L}])|polizei|police|policía|polizia|policja|polis(?:en)?(?![\\p{L}])|politie|krankenhaus|hospital|hôpital|ospedale|ziekenhuis|szpital|sjukhus|samaritans|poison|antipoison|intoxicaciones|centro antiveleni|zatruć|pompiers|samu(?![\\p{L}])|bomberos|protezione civile|straż|gopr|topr|sos (?:médecins|vétérinaires)|pharmacie de garde|farmacia de guardia|guardia (?:medica|médica)|tierarzt|vet(?:erinary)?(?![\\p{L}])|weterynar|helpline for|crisis line|lifeline|suicid',
    ),
    // Neighbours, associations and other parties that pages mention.
    starting(
      "(?:eltern|schüler)(?:beirat|rat|vertretung)|förderverein|parents[’']? (?:council|association|committee)|association (?:de|des) parents|(?:comité|association) des? (?:locataires|élèves)|asociación de (?:madres|padres|vecinos)|ampa(?![\\p{L}])|rappresentant[ei] dei genitori|ouder(?:commissie|raad|vereniging)|rada rodziców|föräldra(?:råd|förening|grupp)\\p{L}*|elevråd\\p{L}*|nachbar\\p{L}*|neighbou?r\\p{L}*|voisine?s?(?![\\p{L}])|vecin[oa]s?(?![\\p{L}])|vicin[oi](?![\\p{L}])|bur(?:man|en)(?![\\p{L}])|buren|sąsiad\\p{L}*|grannen?(?![\\p{L}])|tourist|touris|turist|turism|fremdenverkehr|vvv(?![\\p{L}])|pressekontakt|pressestelle|presse-?büro|press (?:office|contact|enquir|inquir)|media (?:contact|enquir)|service de presse|ufficio stampa|(?:gabinete|oficina) de prensa|rzecznik prasowy|presskontakt|persvoorlicht|verein(?:s|sheim)?(?![\\p{L}])|kirchengemeinde|kindergarten|schulamt|schul(?:e|sekretariat)(?![\\p{L}])|sponsor\\p{L}*|(?:kooperations|vertriebs|handels|vertrags|service)partner|(?<!(?:ihre?|your|our|votre|su|suo|uw|din|twój|kompetente\\p{L}?|starke\\p{L}?|zuverlässige\\p{L}?) )partner(?:n|s|firma|betrieb|bedrijf|företag)?(?![\\p{L}])|partenaire|socio (?:comercial|instalador)|collega-?(?:bedrijf|praktijk)|kollegen|confrère|vertretung durch|waarnem(?:er|ing)|remplaçant|stadsdistribut|mieter|tenant|eigentümergemeinschaft|winterdienst|schornsteinfeger|bezirksschornstein",
    ),
    // Services that almost every shop uses.
    starting(
      '(?:paypal|klarna|doctolib|treatwell|booksy|planity|thefork|lafourchette|opentable|lieferando|thuisbezorgd|uber ?eats|deliveroo|glovo|foodora|wolt|pyszne|just eat|takeaway\\.com|znanylekarz|zorgdomein|salonkee|fresha|bokadirekt|eversports|resmio|quandoo|jobrad|bikeleasing|lease a bike|miele|siemens|aeg|vaillant|viessmann|buderus|junkers|gaggenau|bauknecht|electrolux|whirlpool|liebherr|grohe|geberit|daikin|stripe|sumup|nexi|worldline|ingenico|payu|przelewy24|redsys|adyen|mollie|izettle|zettle|visa|mastercard|american express|postfinance|twint|concardis|santander|creditreform|schufa|cofidis|dhl|dpd|gls|ups|fedex|tnt|hermes|postnl|postnord|postbus|inpost|bring|schenker|chronopost|colissimo|mondial relay|la poste|deutsche post|poczta|royal mail|evri|parcelforce|usps|brt|bartolini|sda|correos|seur|mrw|posti|poste italiane|an post|telekom|vodafone|telefónica|movistar|swisscom|a1|kpn|ziggo|telia|ovh|ionos|strato|hetzner|aruba|godaddy|one\\.com|trusted shops|trustpilot|adac|öamtc|tcs|anwb|tüv|dekra|lucid|schufa|allianz|axa|generali|ergo|zurich|mapfre|citizens advice|nhs)(?![\\p{L}])',
    ),
    // Ticket sales, portals and shops of others.
    starting(
      'ticket(?:shop|hotline|portal)|vorverkauf(?:sstelle)?|buchungsportal|booking\\.com|portal(?![\\p{L}])|plattform|platform(?![\\p{L}])|airbnb|marketplace|billetterie en ligne|piattaforma',
    ),
    // The same parties in Japanese.
    within(
      '制作会社|制作:|ホームページ制作|サイト制作|弁護士|税理士|社会保険労務士|行政書士|司法書士|保険会社|損害保険|生命保険|取引銀行|信用金庫|消防署|警察署|保健所|市役所|区役所|役場|税務署|裁判所|法務局|労働基準監督署|消費生活センター|国民生活センター|商工会議所|商工会|電力会社|ガス会社|水道局|管理会社|運送会社|宅配|ヤマト運輸|佐川急便|タクシー|救急|病院案内',
    ),
  ].join('|'),
  'giu',
)

const LEAST_OF_OWN = 4

/**
 * Whether the text that introduces a number says that it belongs to somebody else: a utility, courier, bank,
 * chamber, neighbour.
 * @param label the text directly before or after the number
 * @param names the company's own names, squashed: a courier's own number is not another's
 */
export function isOthersLine(label: string, names: string): boolean {
  return [...label.matchAll(OTHERS)].some(([word]) => {
    const stem = squash(word).slice(0, LEAST_OF_OWN)
    return stem.length < 3 || !names.includes(stem)
  })
}

const FORMER_BEFORE = new RegExp(
  `${starting(
    'früher\\p{L}*|ehemal\\p{L}*|vormal\\p{L}*|bisherige\\p{L}*|alte (?:telefon|ruf|mobil)?-?(?:nummer|nr)|formerly|former|previous(?:ly)?|old (?:number|phone|line|tel\\p{L}*)|ancienn?e?(?:ment)?(?: (?:numéro|ligne|tél\\p{L}*))?|antigu[oa]|antiguamente|anterior(?:mente)?|ex(?:-| )(?:número|numero)|vecchi[oa] (?:numero|linea|recapito)|precedente(?:mente)?|in precedenza|oude? (?:telefoon)?nummer|voorheen|vroeger|dawn(?:y|iej|a)|star[ya] (?:numer|telefon|linia)|poprzedni[oa]?|tidigare|gamla? (?:telefon)?(?:nummer|nr)\\p{L}*|förut|nicht mehr (?:unter|über)|no longer (?:on|at|use)|plus (?:au|joignable au)|ya no (?:use|llame|utilice)|non (?:usare|chiamare) più|niet meer (?:op|via)',
  )}(?![\\p{L}])[^\\d.!?;|]{0,40}$`,
  'iu',
)
const FORMER_AFTER =
  /^[^\d.!?;|]{0,60}(?<![\p{L}])(?:nicht mehr|(?:ist|wurde|sind) (?:abgeschaltet|stillgelegt|erloschen|ungültig|abgemeldet)|ungültig|bis (?:ende )?(?:20\d\d|\p{L}+ 20\d\d)|no longer|not in (?:use|service)|out of (?:use|service)|disconnected|discontinued|retired|n[’']est plus|ne (?:fonctionne|répond) plus|désactivé|hors service|supprimé|ya no|no está (?:operativ|en servicio|activ)|dad[oa] de baja|fuera de servicio|(?:non|no) (?:è|e'|e) più|non (?:funziona|risponde) più|non più|dismess[oa]|disattivat[oa]|niet meer|vervallen|afgesloten|opgeheven|buiten gebruik|nie (?:należy|działa|jest) (?:już|aktualn)|już nie|nie jest już|nieaktualn|nieaktywn|wyłączon|inte längre|gäller (?:inte|ej)|upphör|har upphört|avstäng|ej i bruk)\p{L}{0,3}(?![\p{L}])|^\s?\((?:old|alt|früher|former|ancien|antiguo|vecchio|oud|stary|dawny|gammalt|tidigare)\)/iu

/** Whether the text around a number says that it is no longer in use. */
export const isFormer = (before: string, after: string) =>
  FORMER_BEFORE.test(before.slice(-80)) || FORMER_AFTER.test(after.slice(0, 90))
