import { folded } from '#api/contacts/html/plainText.ts'
import { firstNames } from './firstNames.ts'
import { dutyOf } from './roles.ts'

const set = (list: string) => new Set(list.trim().split(/\s+/))

/**
 * Ordinary labels of a company's or a department's number in eight languages, without accents; and function
 * words.
 */
const OF_HOUSE = set(`
  tel tele telf tlf tfn tfno telefon telefone telefonem telefonisch telefonnummer telefonnr telefonzentrale telefonie telefono telefoni
  telefonico telefonica telefonicamente telefoon telefoonnummer telefoonnr telephone telephonique phone phones fon ruf
  rufnummer rufen anruf anrufen numer numeru nummer nummern number numero numeros nr no num fax telefax faks faxen
  mob mobil mobile mobiel mobiltelefon mobilnummer mobilen movil moviles cell cellular cellulare cellulari komorka komorkowy kom gsm handy
  natel portable port whatsapp wa signal sms telegram threema festnetz landline fix fixe fijo fisso stacjonarny stacjonarna vast fast
  hotline call ring ringen ringer bel bellen belt app appen appeler appelez llamar llame llamenos llama llamanos chiama chiamaci chiamateci
  chiamare chiami zadzwon dzwon zadzwonic dial text textus sprechen reden talk speak fragen questions question fragor domande preguntas
  pytania vragen pytanie help
  zentrale zentral central centrale centralita centralino centrala centralka switchboard standard reception empfang rezeption receptie
  recepcja recepcion accueil rejestracja rejestracji sekretariat secretariat secretaria segreteria biuro kontor kontoret buro office bureau
  bureaux oficina oficinas ufficio uffici kantoor verwaltung administration administracion amministrazione administratie administracja
  kansli kansliet vaxel vaxeln hauptsitz hauptverwaltung hauptgeschaft stammhaus headquarters hq head main siege social sede sedi legale
  operativa principale principal siedziba huvudkontor hoofdkantoor hoofdvestiging hauptnummer direktion direction direccion direzione directie
  general generale generali generelle allgemein allgemeine algemeen ogolny ogolne geschaftsfuhrung geschaftsleitung chef leitung inhaber owner
  inkoop einkauf achats compras acquisti zakupy inkop purchasing procurement vertrieb verkauf sales ventes ventas vendite verkoop sprzedaz
  forsaljning commercial comercial commerciale handlowy logistik logistics logistique logistica logistiek logistyka lager warehouse magazijn magazyn
  disposition dispo planning buchhaltung accounts comptabilite contabilidad contabilita boekhouding ksiegowosc ekonomi service serwis servicio
  werkstatt workshop garage taller atelier officina werkplaats warsztat verkstad verkstaden laden shop store boutique tienda negozio winkel sklep
  butik butiken geschaft ladengeschaft magasin werk betrieb firma empresa entreprise azienda bedrijf company foretag haus house maison casa huis
  dom hof farm ferme finca fattoria boerderij gard praxis practice surgery clinic cabinet clinica consulta studio praktijk gabinet mottagning
  mottagningen klinik kliniek restaurant ristorante restaurante restauracja restaurang restaurangen kuche kitchen hotel bar cafe salon kanzlei
  labor labo laboratorio laboratorium produktion production fabrik factory usine fabrica fabbrica fabriek standort standorte filiale location
  branch agence sucursal delegacion vestiging oddzial team
  reservierung reservierungen reservation reservations reservas reserva prenotazioni prenotazione reservering reserveringen rezerwacja rezerwacje
  bokning bordsbokning booking bookings termin termine terminvereinbarung appointments appointment rendez-vous rdv citas cita appuntamenti
  appuntamento afspraak afspraken wizyty tidsbokning bestellung bestellungen order orders anmeldung kundenservice kundendienst kundenbetreuung
  customer klantenservice kundtjanst client clients clienti clientes cliente klienta obsluga beratung information informationen info infos
  informaciones informazioni informacja informatie
  direkt direct directe directo diretto direkte durchwahl dw rechtstreeks bezposredni privat
  kontakt kontakta kontakty kontaktieren contact contacts contacto contacta contactez contatti contatto contattaci contattateci nas nam
  erreichen erreichbar erreichst joindre joignable reach bereikbaar bereiken na ons osiagalny nar har uns unsere unseren unserem
  unser unter sie du dich ihnen us our we you your nous notre nos vous votre nosotros nuestro nuestra noi nostro nostra ci onze u uw
  je jou nasz nasza nasze oss vart var dig er an am auf im in zu zur zum bei oder und der die das den dem dein ihr ihre
  at on or and the to by for of a de des la le les l au aux ou et par sur el los las al en o y e il lo gli i del della dell di da su per con
  una un een het op voor via van met lub albo pod do oraz z och eller pa av med till
  bitte please gerne jederzeit anytime einfach schnell rapide quick s plait svp
  mo mi fr sa so mon tue wed thu fri sat sun lun mar mer jeu ven sam dim mie jue vie sab gio vr za zo ma wo pon wt sr czw pt sob nd man tis
  tors fre lor son montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday
  lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo lunedi martedi mercoledi giovedi
  venerdi sabato domenica maandag dinsdag woensdag donderdag vrijdag zaterdag zondag vardagar dagligen bis uhr h uur godz kl ore heures horas
  hours daily taglich werktags tylko ab von
  email mail e-mail mejl epost e-post correo courriel web www http https adresse address adres indirizzo anschrift besuchsadresse
  postadresse besoksadress gratis free gratuit freephone tollfree toll-free toll local international abroad ausland vanuit depuis from
  mr mrs ms herr frau hr sig sigra dhr mevr pan pani sra dr
  imprint impressum mentions colofon aviso legal
  ph fx tx telex lines linie linien line ligne lignes linea lineas lijn lijnen linje linia linii extension ext apparat toestel anknytning interno interne wew wewn
  poste frais sans costo sin conmutador lada sammelnummer rufnummern phonenumber gerust gratuitement gratuitamente
  reservationen zapisy zamowienia zamowienie bestellen bestel bestelling bestallning ordini ordine commandes commande pedidos pedido zgloszenia
  anfragen anfrage offerte offerten devis presupuestos preventivi wycena offert offerter enquiries enquiry inquiries queries demandes
  besoins vraag frage meldung desk trade wholesale grossverkauf ab-hof abhof hofverkauf direktverkauf ladenlokal kassa kasse
  centraal centralt zentralruf sekreterare assistente assistentin assistent mondhygieniste balie front backoffice pforte portier portineria loge
  werkstattbuero planungsbuero ausstellung showroom exposition exposicion esposizione toonzaal atelje ateljen verkstan kok stall hallen
  expedition expeditionen expeditie sekretariatet skolan receptionen kundservice hovednummer
  muhle mulino molino moulin molen mlyn kvarn cantina bodega cave domaine weingut keller kelder gardsbutik gardsbutiken kiosk mensa mitglieder
  opening times offnungszeiten orari horaires horario openingstijden godziny oppettider montags freitags buiten within outside during after
  kantooruren burozeiten geschaftszeiten office-hours weekdays weekends ganztags immer always siempre toujours altijd zawsze alltid
  region partner esperamos visitez besuchen visit visitez-nous besuch facebook instagram linkedin youtube tiktok xing twitter pinterest google maps
  available verfugbar disponible disponibile bereikbaarheid dostepny nabar personlich personnel persoonlijk osobisty
`)

/** The same in Japanese, which has no spaces: of a label only these are left. */
const OF_HOUSE_IN_JAPANESE =
  /\p{Script=Han}{1,5}(?:支店|営業所|出張所|店|工場|事務所|センター|オフィス)|電話(?:番号)?|携帯|フリーダイヤル|通話無料|無料|ファッ?クス|代表|大代表|直通|番号|窓口|総合|専用|共通|お?問い?合わ?せ先?|連絡先|受付|予約|注文|本社|本店|本部|支店|工場|営業所?|店舗|会社|事務所|(?:受付|営業|診療)?時間|平日|土日|祝日|定休日|年中無休|[月火水木金土日]曜日?|お客様|お気軽に|ください|下さい|(?:いた)?します|ます|こちら|下記|または|及び|から|まで|での|[おごのはでへをにとも]/gu

const isOfHouseInJapanese = (word: string) => word.replace(OF_HOUSE_IN_JAPANESE, '').replace(/ー/g, '') === ''

const words = (text: string) => text.match(/\p{L}[\p{L}'’-]*/gu) ?? []

const plainly = (word: string) => folded(word).replace(/['’]s$/, '')

/** A compound of two of them, as in German, Dutch and Swedish: "Hofladen", "butikstelefon". */
const isCompound = (plain: string) =>
  [...plain].some((_letter, at) => {
    const [first, last] = [plain.slice(0, at), plain.slice(at)]
    return (
      at >= 3 &&
      last.length >= 3 &&
      OF_HOUSE.has(last) &&
      (OF_HOUSE.has(first) || OF_HOUSE.has(first.replace(/(?:e?n|s)$/, '')))
    )
  })

/** Whether a word of a label only says that a number is the company's or a department's. */
const isOfHouse = (word: string) => {
  const plain = plainly(word)
  return (
    plain.length === 1 ||
    OF_HOUSE.has(plain) ||
    isOfHouseInJapanese(word) ||
    firstNames.has(plain) ||
    isCompound(plain) ||
    plain.split(/['’-]/).every((part) => part === '' || OF_HOUSE.has(part))
  )
}

/** The town after a postal code, at the end of an address before a number. */
const TOWN =
  /^\s*(?:\p{Lu}{1,2}(?:-\d+)?\s)?\p{Lu}[\p{L}'’./]*(?:[\s-](?:\p{L}{1,4}[\s-]){0,2}\p{Lu}[\p{L}'’./]*){0,3}(?:\s?\(\p{L}[\p{L}\s.-]{1,20}\))?(?=\s*(?:$|[,;|·•–—:-]|\p{L}{1,9}[.:]))/u

/** A location: "Filiale Hamburg Nord", "en San Sebastián". */
const PLACE =
  /(?<![\p{L}])(?:[Ff]iliale(?: di)?|Standort|Niederlassung|Zweigstelle|Betrieb|Region|[Bb]ranch|[Aa]gence|[Ss]ucursal|[Dd]elegación|[Ss]ede(?: di)?|[Vv]estiging|[Oo]ddział|[Kk]ontor|[Bb]utik|[Ii]n|im|en|à|i|w|te|na|a)\s(?:\p{Lu}[\p{L}'’-]+[\s,]*){1,3}/gu

const MOST_OF_LABEL = 200

/** The words directly before a number that are not part of an ordinary label. */
export function strangeWordsIn(label: string): string[] {
  const digit = /^.*\d/s.exec(label)?.[0] ?? ''
  const rest = label.slice(digit.length).slice(-MOST_OF_LABEL)
  const placeless = (digit ? rest.replace(TOWN, '') : rest).replace(PLACE, ' ')
  return words(placeless).filter((word) => !isOfHouse(word) && !dutyOf(word))
}
