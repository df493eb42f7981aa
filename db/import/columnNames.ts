import { targets as allTargets, type Target } from './targets.ts'

/*
 * The names of columns in English, German, French, Spanish, Italian, Dutch, Polish and Portuguese, as programs and
 * people write them: folded (plainName), separated by commas.
 */
const names: Readonly<Partial<Record<Target, string>>> = {
  fullName: `name, full name, fullname, contact, contact name, contact person, person, person name, lead name, lead, display name,
    file as, vollstaendiger name, ansprechpartner, ansprechpartnerin, ansprechperson, kontakt, kontaktperson, kontaktname, anzeigename, nom complet,
    nom et prenom, prenom et nom, contact principal, interlocuteur, nombre completo, nombre y apellidos, contacto, persona de contacto,
    nome completo, nome e cognome, nominativo, referente, contatto, volledige naam, naam, contactpersoon, contactpersoon naam,
    imie i nazwisko, nazwisko i imie, osoba kontaktowa, kontakt osoba, nome, pessoa de contato, pessoa de contacto, contato, responsavel,
    navn, namn, kontaktperson navn, 氏名, 名前, お名前, 担当者`,
  salutation: `salutation, title prefix, prefix, name prefix, anrede, titel anrede, civilite, titre de civilite, tratamiento, titolo,
    appellativo, aanhef, tytul grzecznosciowy, zwrot, tratamento, herr frau`,
  firstName: `first name, firstname, given name, givenname, forename, vorname, rufname, prenom, nombre, nombre de pila, primer nombre,
    nome proprio, voornaam, imie, primeiro nome, fornavn, fornamn, 名`,
  middleName: `middle name, additional name, second name, zweiter vorname, weitere vornamen, deuxieme prenom, segundo nombre, secondo nome,
    tussenvoegsel, tweede voornaam, drugie imie, nome do meio`,
  lastName: `last name, lastname, surname, family name, familyname, nachname, familienname, zuname, nom de famille, nom, apellido,
    apellidos, primer apellido, cognome, achternaam, familienaam, nazwisko, sobrenome, apelido, ultimo nome, etternavn, efternamn, efternavn, 姓`,
  company: `company, company name, account, account name, accountname, organization, organisation, organization name, organisation name,
    organization 1 name, organizations, business, business name, employer, firm, shop, store, customer, customer name, client, firma,
    firmenname, unternehmen, unternehmensname, betrieb, kunde, kundenname, geschaeft, laden, organisationsname, societe, entreprise,
    nom de la societe, nom de l entreprise, raison sociale, etablissement, nom du client, empresa, nombre de la empresa, nombre empresa,
    compania, razon social, cliente, negocio, azienda, societa, ragione sociale, ditta, nome azienda, impresa, bedrijf, bedrijfsnaam,
    organisatie, klant, klantnaam, firma nazwa, nazwa firmy, przedsiebiorstwo, klient, nome da empresa, companhia, razao social,
    nome fantasia, loja, company or account, associated company, primary company, organisasjon, foretag, virksomhed, bedrift, selskap,
    会社, 会社名, 企業名, 店名`,
  position: `position, designation, titel, job title, jobtitle, title, role, job, function, contact title, organization 1 title, organization title, occupation,
    funktion, berufsbezeichnung, stellenbezeichnung, rolle, beruf, taetigkeit, poste, fonction, intitule du poste, titre, metier, cargo,
    puesto, funcion, ruolo, mansione, qualifica, posizione, carica, functie, functietitel, stanowisko, funkcja, profissao, funcao, stilling, befattning, 役職`,
  email: `email, e mail, mail, email address, e mail address, emailaddress, work email, business email, primary email, email work, email home,
    email other, private email, personal email, secondary email, email 1, email 2, email 3, e mail 1 value, e mail 2 value, e mail 3 value,
    e mail 2 address, e mail 3 address, email adresse, e mail adresse, e mail 2 adresse, e mail 3 adresse, mailadresse, emailadresse,
    adresse e mail, adresse email, adresse mail, courriel, mel, adresse de messagerie, courrier electronique, correo, correo electronico,
    direccion de correo, direccion de correo electronico, indirizzo email, indirizzo e mail, posta elettronica, indirizzo di posta elettronica,
    e mailadres, emailadres, adres e mail, adres email, poczta, poczta e mail, endereco de email, endereco de e mail, correio eletronico,
    e post, epost, メール, メールアドレス`,
  phoneNumber: `phone, phone number, phonenumber, telephone, telephone number, tel, tel no, mobile, mobile phone, mobile number, cell,
    cell phone, cellphone, work phone, business phone, business phone 2, home phone, home phone 2, other phone, primary phone, company main phone,
    phone work, phone mobile, phone home, phone other, direct phone, direct dial, phone 1, phone 2, phone 3, phone 1 value, phone 2 value,
    phone 3 value, phone 4 value, hq phone, assistant s phone, car phone, telefon, telefonnummer, telefon geschaeftlich, telefon geschaeftlich 2,
    telefon privat, telefon privat 2, telefon firma, telefon zentrale, festnetz, durchwahl, rufnummer, tel nr, mobil, mobilnummer,
    mobiltelefon, mobil telefon, handy, handynummer, weiteres telefon, telefoon, telefoonnummer, mobiel, mobiel nummer, gsm, telefoon werk,
    telephone portable, portable, mobile professionnel, numero de telephone, no de telephone, telephone fixe, telephone bureau, tel mobile,
    tel portable, tel fixe, tel bureau, telefono, numero de telefono, telefono movil, movil, celular, telefono fijo, telefono trabajo,
    telefono cellulare, cellulare, numero di telefono, telefono ufficio, telefono fisso, recapito telefonico, numer telefonu, nr telefonu,
    nr tel, komorka, telefon komorkowy, telefon kontaktowy, telefone, numero de telefone, telemovel, telefone celular, telefone comercial,
    telefone fixo, fone, whatsapp, mobiltelefonnummer, mobilnr, telefonnr, tlf, 電話, 電話番号, 携帯, 携帯電話`,
  fax: `fax, fax number, business fax, home fax, work fax, telefax, faxnummer, fax geschaeftlich, fax privat, telecopie, telecopieur, numero de fax, faks`,
  companyUrl: `website, web site, web, url, site, homepage, home page, web page, webpage, domain, company domain, company domain name, company website,
    website url, website 1 value, website 2 value, website 3 value, internet, internetseite, internetadresse, webseite, webadresse, site web,
    site internet, adresse web, pagina web, sitio web, web de la empresa, sito, sito web, sito internet, webpagina, strona, strona www, www,
    strona internetowa, adres www, adres strony, pagina, site da empresa, hjemmeside, hemsida, nettside, ホームページ`,
  linkedInUrl: `linkedin, linkedin url, linkedin profile, linkedin bio, person linkedin url, linkedinurl, profil linkedin, perfil linkedin, profilo linkedin`,
  profile: `twitter, x, facebook, instagram, xing, skype, skype id, twitter username, twitter handle, facebook page, profile, profil`,
  street: `street, street address, address line 1, address 1, address1, street 1, business street, business street 2, mailing street, billing street,
    shipping street, primary address street, other street, home street, address 1 street, person postal address street, organization postal address street,
    strasse, str, strasse und hausnummer, strasse hausnummer, strasse nr, strasse geschaeftlich, strasse privat, anschrift, rue, voie, numero et rue,
    adresse 1, adresse ligne 1, calle, direccion 1, calle y numero, domicilio, via, indirizzo 1, via e numero, straat, straat en huisnummer,
    straatnaam, adres ulica, ulica, ulica i numer, rua, logradouro, morada, rua e numero, endereco 1, gate, gateadresse, gatuadress, vej`,
  postcode: `postcode, post code, postal code, postalcode, zip, zip code, zipcode, zip postal code, mailing zip postal code, billing zip postal code,
    mailing postal code, billing postal code, shipping postal code, business postal code, home postal code, address 1 postal code, plz,
    postleitzahl, plz geschaeftlich, postleitzahl geschaeftlich, postleitzahl privat, code postal, cp, npa, codigo postal, c p, cap,
    codice postale, kod pocztowy, kod, cep, codigo de endereco postal, postnummer, postnr, 郵便番号`,
  city: `city, town, business city, mailing city, billing city, shipping city, home city, address 1 city, location, city town, ort,
    stadt, wohnort, ort geschaeftlich, ort privat, ville, commune, localite, ciudad, poblacion, localidad, localidade, municipio, citta, comune,
    localita, plaats, woonplaats, stad, vestigingsplaats, miasto, miejscowosc, cidade, municipio cidade, by, poststed, stadsdel, 市区町村`,
  region: `state, state region, state province, region, province, county, mailing state province, billing state province, mailing state,
    billing state, business state, home state, address 1 region, bundesland, kanton, land bundesland, region kanton, bundesland kanton geschaeftlich,
    bundesland kanton privat, departement, estado, provincia, comunidad autonoma, regione, provincie, wojewodztwo, uf, distrito, 都道府県`,
  country: `country, country region, business country region, home country region, business country, mailing country, billing country,
    shipping country, address 1 country, country code, land, land region, land region geschaeftlich, land region privat, staat, pays,
    pays region, pais, paese, nazione, stato, kraj, panstwo, 国`,
  address: `address, full address, postal address, mailing address, business address, billing address, home address, address 1 formatted,
    address 2 formatted, address 1 value, address 2 value, organization address, person postal address, adresse, vollstaendige adresse,
    postanschrift, adresse complete, adresse postale, direccion, direccion completa, indirizzo, indirizzo completo, sede, adres, adres pelny,
    adres pocztowy, endereco, endereco completo, adress, 住所`,
  industry: `industry, sector, branch, branche, industrie, wirtschaftszweig, secteur, secteur d activite, activite, sector de actividad,
    rubro, actividad, giro, settore, settore di attivita, attivita, bedrijfstak, sektor, branza, setor, ramo, ramo de atividade, bransje, bransch, 業種`,
  companySize: `company size, number of employees, employees, no of employees, no employees, headcount, employee count, mitarbeiter,
    mitarbeiterzahl, anzahl mitarbeiter, unternehmensgroesse, effectif, nombre de salaries, nombre d employes, taille de l entreprise,
    numero de empleados, empleados, tamano de la empresa, dipendenti, numero di dipendenti, numero dipendenti, aantal medewerkers, medewerkers,
    werknemers, liczba pracownikow, pracownicy, numero de funcionarios, funcionarios, numero de colaboradores, 従業員数`,
  status: `status, lead status, stage, lead stage, lifecycle stage, stufe, phase, leadstatus, kontaktstatus, statut, statut du lead, etape,
    estado del lead, estado del contacto, etapa, stato lead, stato del contatto, fase, etap, status leada, estagio, situacao`,
  owner: `owner, lead owner, contact owner, account owner, owner name, assigned to, sales rep, sales representative, account manager,
    contact owner name, inhaber, besitzer, zustaendig, zustaendiger mitarbeiter, betreuer, verantwortlich, verantwortlicher, bearbeiter,
    leadbesitzer, proprietaire, responsable, charge de clientele, commercial, propietario, responsable comercial, asignado a, proprietario,
    responsabile, assegnato a, agente, eigenaar, verantwoordelijke, toegewezen aan, wlasciciel, opiekun, opiekun klienta, przypisany do,
    handlowiec, proprietario do lead, vendedor, responsavel pelo lead`,
  product: `product, product interest, interested in, produkt, produit, producto, prodotto, produto`,
  tags: `tags, tag, labels, label, categories, category, keywords, group, groups, group membership, schlagworte, schlagwoerter, stichworte,
    kategorien, kategorie, gruppe, gruppen, etiquettes, categories tags, mots cles, categorie, groupe, etiquetas, categoria, categorias, grupo,
    etichette, gruppo, labels tags, trefwoorden, groep, etykiety, kategoria, kategorie tagi, grupa, marcadores, lista`,
  notes: `notes, note, comments, comment, description, remarks, remark, background, notizen, notiz, bemerkung, bemerkungen, anmerkung,
    anmerkungen, kommentar, beschreibung, remarques, remarque, commentaire, commentaires, observations, notas, nota, comentarios, comentario,
    observaciones, descripcion, note e commenti, osservazioni, commenti, annotazioni, descrizione, opmerking, opmerkingen, notities, notitie,
    omschrijving, uwagi, notatki, notatka, komentarz, opis, observacoes, anotacoes, descricao, merknad, bemaerkninger, bemaerkning, anteckning, anteckningar, 備考, メモ`,
  noEmails: `email opt out, hasoptedoutofemail, has opted out of email, opted out of email, unsubscribed, unsubscribed from all email,
    unsubscribed from marketing email, do not email, no email, desinscrit e mail, desabonne e mail, e mail opt out, newsletter abgemeldet, keine e mails, kein newsletter, abgemeldet,
    desabonne, desinscrit, pas d e mail, no enviar correos, no enviar emails, baja de correo, dado de baja, disiscritto, no email marketing,
    niet mailen, geen e mail, uitgeschreven, nie wysylac maili, wypisany, rezygnacja z e maili, nao enviar e mail, descadastrado,
    opt out email, opt out e mail, email opted out`,
  noCalls: `do not call, donotcall, no calls, do not phone, phone opt out, dnc, nicht anrufen, keine anrufe, anrufsperre, telefonsperre,
    ne pas appeler, pas d appel, opposition appel, bloctel, no llamar, non chiamare, non telefonare, niet bellen, bel me niet, nie dzwonic,
    zakaz dzwonienia, nao ligar, nao telefonar`,
  noPost: `do not mail, no mail, no post, direct mail opt out, mail opt out, do not send post, keine post, keine briefe, postsperre, pas de courrier,
    no enviar correo postal, niet per post, geen post, nie wysylac poczty, nao enviar correspondencia`,
  optOuts: `do not contact, reklamspaerr, refus de demarchage, donotcontact, opt out, opted out, optout, gdpr opt out, marketing status, marketing opt out, werbesperre, werbewiderspruch,
    widerspruch werbung, kontaktsperre, nicht kontaktieren, gesperrt, sperrvermerk, ne pas contacter, opposition, opposition marketing, no contactar,
    exclusion publicitaria, lista robinson, non contattare, opposizione marketing, niet benaderen, niet contacteren, nie kontaktowac, sprzeciw,
    sprzeciw marketingowy, brak zgody, nao contatar, nao contactar, nao perturbe, global opt out`,
  dealValue: `deal value, deal amount, value, amount, expected revenue, deal size, opportunity amount, auftragswert, wert, betrag, umsatzpotenzial,
    angebotswert, potenzial, volumen, montant, valeur, montant de l affaire, ca potentiel, importe, valor, valor del negocio, importo, valore,
    valore trattativa, waarde, bedrag, dealwaarde, wartosc, kwota, wartosc szansy, valor do negocio, montante, belop, belopp`,
  dealCurrency:
    'deal currency, currency, currency iso code, waehrung, devise, monnaie, moneda, divisa, valuta, waluta, moeda',
  dealMonth: `deal month, close date, closing date, expected close date, expected month, abschlussdatum, abschlussmonat, erwarteter abschluss, abschluss,
    mois de cloture, mes de cierre, mese di chiusura, maand van afsluiting, miesiac zamkniecia, mes de fechamento,
    date de cloture, cloture prevue, fecha de cierre, fecha prevista de cierre, data di chiusura, chiusura prevista, sluitingsdatum,
    verwachte sluiting, data zamkniecia, przewidywana data zamkniecia, data de fechamento, data prevista`,
  rhythmWeeks: 'visit every weeks, visit every, visit rhythm, besuchsrhythmus, besuchsrhythmus wochen',
  openingHours: `opening hours, business hours, oeffnungszeiten, horaires, horaires d ouverture, horario, horario de apertura, orari di apertura,
    orari, openingstijden, godziny otwarcia, horario de funcionamento`,
  matchScore: 'match score, rove match score',
  sourceId: `record id, id, contact id, lead id, account id, person id, organization id, record id contact, record id company, hubspot id,
    salesforce id, kontakt id, kundennummer, kunden nr, kundennr, kd nr, numero client, n client, code client, numero de cliente, codigo cliente,
    codice cliente, klantnummer, numer klienta, nr klienta, id klienta, codigo do cliente, uid, external id, source ids`,
  ways: 'further contact data',
  ignore: `added on, photo, initials, sensitivity, priority, yomi name, given name yomi, family name yomi, additional name yomi, phonetic first name,
    phonetic middle name, phonetic last name, organization 1 yomi name, privat, vertraulichkeit, prioritaet`,
}

/** A name without accents, capitals and punctuation: "E-Mail 1 - Value" → "e mail 1 value", "Straße" → "strasse". */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same where "ö" is "o", as Swedish and Turkish are written without accents. */
const barely = (name: string): string =>
  plainName(name.toLowerCase().replace(/[äå]/g, 'a').replace(/ö/g, 'o').replace(/ü/g, 'u'))

const byName: ReadonlyMap<string, Target> = new Map(
  Object.entries(names).flatMap(([target, list]) =>
    list.split(',').map((name): [string, Target] => [name.replace(/\s+/g, ' ').trim(), targetNamed(target)]),
  ),
)

function targetNamed(name: string): Target {
  const found = allTargets.find((target) => target === name)
  if (!found) throw new Error(`There is no target "${name}".`)
  return found
}

/** Words that tell the target of a longer name; the first that fits counts. */
const words: readonly [RegExp, Target][] = [
  [/\bfax\b|telefax|telecopie/, 'fax'],
  [
    /(werbung|mail|courrier|reclame|reklam\w*|publicidad|pubblicita|publicidade) (per|par|via|por) (post|courrier|correo|posta|correio)/,
    'noPost',
  ],
  [/demarchage|prospection/, 'optOuts'],
  [
    /(auftrags?|angebots?|deal|opportunity|affaers|affars|geschaefts)\w* ?(wert|value|varde|vaerde|vaerdi)|\b(montant|importe|importo|valore|valor|wartosc|waarde|bedrag) (de |du |della |do |da |l )?(l )?(affaire|offre|oferta|oferty|offerta|offerte|trattativa|negocio|deal|szansy|opportun\w*)/,
    'dealValue',
  ],
  [
    /(do not|dont|no|nicht|keine?|ne pas|non|niet|nie|nao) (call|phone|anruf|appel|llam|chiam|bel|dzwon|lig)/,
    'noCalls',
  ],
  [/opt(ed)? out|unsubscri|werbesperre|abgemeldet|desabonn|desinscri/, 'optOuts'],
  [/\be ?mail|courriel|correo electr/, 'email'],
  [
    /\b(tele)?(phone|fon|fono|foon)\b|\bmobile?\b|\bmobil\b|\bhandy\b|\bcellulare\b|\bcelular\b|\bmovil\b|\bportable\b|telemovel|komork|\btel\b/,
    'phoneNumber',
  ],
  [/linkedin/, 'linkedInUrl'],
  [/\b(website|webseite|homepage|web|url|www)\b/, 'companyUrl'],
  [/\b(postleitzahl|plz|zip|postcode|postal code|code postal|codigo postal|kod pocztowy)\b/, 'postcode'],
  [/\b(street|strasse|rue|calle|straat|ulica|rua)\b/, 'street'],
  [/\b(city|stadt|ville|ciudad|citta|plaats|miasto|cidade)\b/, 'city'],
]

/**
 * What a column with this name becomes; undefined if the name says nothing.
 * @param of the file's column names, which decide what "Name" is: beside a first name, it is the last name in some
 * languages, and beside a contact it is the company
 */
export function targetOf(name: string, of: readonly string[]): Target | undefined {
  // "Deal value (EUR)" names its currency.
  const bare = name.replace(/\s*[([][^()[\]]*[)\]]\s*$/, '') || name
  const plain = plainName(bare)
  // A label beside a value, as in "Phone 1 - Label", belongs to the value.
  if (/\d.*\b(label|type|typ)$/.test(plain)) return 'ignore'
  if (AMBIGUOUS.has(plain)) {
    const others = of.map(plainName).filter((other) => !AMBIGUOUS.has(other))
    return ambiguous(plain, new Set(others.map((other) => byName.get(other))))
  }
  return byName.get(plain) ?? byName.get(barely(bare)) ?? words.find(([pattern]) => pattern.test(plain))?.[1]
}

/** Names that mean one thing or another: of people or of companies, first, last or whole ones. */
const AMBIGUOUS = new Set(['name', 'nom', 'nome', 'nombre', 'naam', 'navn', 'namn'])
/** Those that are a first name beside a last name. */
const FIRST = new Set(['nome', 'nombre'])

function ambiguous(plain: string, others: ReadonlySet<Target | undefined>): Target {
  if (FIRST.has(plain) && others.has('lastName')) return 'firstName'
  if (!FIRST.has(plain) && others.has('firstName') && !others.has('lastName')) return 'lastName'
  return others.has('fullName') && !others.has('company') ? 'company' : 'fullName'
}
