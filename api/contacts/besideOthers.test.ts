import { expect, test } from 'vitest'
import { chooseContact } from './choice.ts'
import { readPage } from './html/page.ts'
import { inE164, isCountry } from './read/numbering.ts'

/**
 * The peculiarity, the host, its country and language, its name, its footer, its pages, its numbers, the
 * people that it names.
 */
type Case = [
  string,
  string,
  string,
  string,
  string,
  string,
  Record<string, string>,
  string | string[],
  string,
]

/** Companies' sites with others' numbers and people beside the company's own. */
const sites: Case[] = [
  [
    'de workshop footer Kassenhotline',
    'schreinerei-moll.test',
    'DE',
    'de',
    'Schreinerei Moll',
    '<p>Kassensystem-Hotline 0800 4471220</p>',
    {
      '/': '<h1>Möbel nach Maß</h1><p>Rufen Sie an.</p>',
      '/kontakt': '<p>Schreinerei Moll, Talweg 3, 72070 Tübingen</p><p>Telefon 07071 44 71 22</p>',
      '/impressum':
        '<p>Inhaberin: Gesa Moll</p><p>Bankverbindung: Kreissparkasse, Tel. 07071 2050</p><p>Berufshaftpflicht: Schutzbund AG, 089 4471229</p>',
    },
    '+497071447122',
    'Gesa Moll',
  ],
  [
    'de imprint with authority address',
    'praxis-tannert.test',
    'DE',
    'de',
    'Praxis Tannert',
    '',
    {
      '/': '<p>Hausarztpraxis in Soest</p>',
      '/impressum':
        '<h1>Impressum</h1><p>Dr. med. Ulf Tannert<br>Facharzt für Allgemeinmedizin<br>Markt 2<br>59494 Soest<br>Tel.: 02921 334455</p><p>Zuständige Aufsichtsbehörde:<br>Ärztekammer Westfalen-Lippe<br>Gartenstraße 210<br>48147 Münster<br>Tel.: 0251 9290</p><p>Außerhalb der Sprechzeiten: Ärztlicher Bereitschaftsdienst 116117, Giftnotruf 0228 19240</p><h2>Bildnachweise</h2><p>Foto Lorch 02921 778812</p>',
    },
    '+492921334455',
    'Ulf Tannert',
  ],
  [
    'de two cols, number below label',
    'hoftheurer.test',
    'DE',
    'de',
    'Hof Theurer',
    '<div class="row"><div><b>0171 5566778</b><br>Milchtankstelle-Störung (Firma Brunimat)</div></div>',
    { '/': '<p>Eier und Milch</p>', '/kontakt/': '<h2>Anruf</h2><p>08331 22334</p><p>Familie Theurer</p>' },
    '+49833122334',
    '',
  ],
  [
    'at DW',
    'tischlerei-gruber.test',
    'AT',
    'de',
    'Tischlerei Gruber',
    '<p>ATU12345675</p>',
    {
      '/': '<p>Willkommen</p>',
      '/kontakt':
        '<p>Gruber GmbH, Dorf 5, 5020 Salzburg</p><p>T 0662 44 55 66-0<br>Frau Maier DW 12</p><p>Notfall Holzheizung: Hargass Kundendienst 07249 4801</p>',
    },
    ['+43662445566', '+436624455660'],
    '',
  ],
  [
    'en alarm co',
    'larchfieldjoinery.test',
    'GB',
    'en',
    'Larchfield Joinery',
    '<p>Site alarm monitored by Sentinel: 0161 496 0999</p>',
    {
      '/': '<p>Bespoke staircases</p>',
      '/contact':
        '<p>Unit 4, Mill Lane, Stockport SK1 2AB</p><p>Workshop: 0161 496 0112</p><p>Lost? Ring the farm shop next door on 0161 496 0777.</p>',
    },
    '+441614960112',
    '',
  ],
  [
    'en former',
    'brackenhillvets.test',
    'GB',
    'en',
    'Bracken Hill Vets',
    '<p>Tel: 01524 965 110</p>',
    {
      '/': '<p>Please note our old number, 01524 965 999, no longer works.</p>',
      '/contact':
        '<p>Call 01524 965 110. Out of hours our patients are seen by Lune Vet Hospital: 01524 965 400.</p>',
      '/team': '<h3>Sally Bracken</h3><p>Clinical Director</p><h3>Tom Otley</h3><p>Veterinary Surgeon</p>',
    },
    '+441524965110',
    'Sally Bracken',
  ],
  [
    'us',
    'copperkettlebakes.test',
    'US',
    'en',
    'Copper Kettle Bakes',
    '<p>Gift cards by Swipely (888) 555-0199</p>',
    {
      '/': '<p>Pies since 1988. Portland, OR 97201</p>',
      '/contact':
        '<p>Questions about wholesale? (503) 555-0134</p><p>Landlord/leasing: Harbor Properties, (503) 555-0181</p>',
      '/about': '<p>Owner: Denise Fuller</p><p>"Best pie ever" - Mike Tanner, General Manager, Hotel Lux</p>',
    },
    '+15035550134',
    'Denise Fuller',
  ],
  [
    'ie',
    'glenbeighcandles.test',
    'IE',
    'en',
    'Glenbeigh Candles',
    '<p>Registered in Ireland 445566</p>',
    {
      '/': '<p>Candles from Kerry</p>',
      '/contact':
        '<p>Ring us: 066 976 1234</p><p>Our UK stockist: Hearth & Home, 020 7946 0188</p><p>Courier tracking: 01 555 0199</p>',
    },
    '+353669761234',
    '',
  ],
  [
    'fr mentions légales',
    'menuiserie-talbot.test',
    'FR',
    'fr',
    'Menuiserie Talbot',
    '<p>Site créé par Pixel Breton - 02 99 55 66 77</p>',
    {
      '/': '<p>Menuisier à Redon</p>',
      '/contact': '<p>Appelez-nous au 02 99 71 22 33</p>',
      '/mentions-legales':
        '<p>Menuiserie Talbot SARL, SIRET 481 230 477 00012, gérant : Yves Talbot</p><p>Assurance décennale : Thélem, 12 rue du Port, 35000 Rennes, 02 99 11 22 33</p><p>Hébergeur : OVH, 2 rue Kellermann, 59100 Roubaix, 09 72 10 10 07</p><p>Médiateur de la consommation : CNPM, tél. 09 88 30 27 72</p>',
    },
    '+33299712233',
    'Yves Talbot',
  ],
  [
    'fr garde',
    'cliniquevetdulac.test',
    'FR',
    'fr',
    'Clinique vétérinaire du Lac',
    '<p>Urgences de nuit : VetoGarde 04 50 11 22 33</p>',
    {
      '/': '<p>Bienvenue</p>',
      '/contact':
        '<table><tr><th>Accueil</th><td>04 50 44 55 66</td></tr><tr><th>Capture d’animaux errants (mairie)</th><td>04 50 99 88 77</td></tr></table>',
      '/equipe':
        '<h3>Dr Hélène Ravier</h3><p>Vétérinaire associée</p><h3>Marc Lulin</h3><p>Auxiliaire spécialisé</p>',
    },
    '+33450445566',
    'Hélène Ravier',
  ],
  [
    'be',
    'brasserieduchene.test',
    'BE',
    'fr',
    'Brasserie du Chêne',
    '<p>TVA BE 0481.230.477</p>',
    {
      '/': '<p>Bières artisanales. Notre importateur aux Pays-Bas : Bierhuis Tol, 020 555 12 34</p>',
      '/contact': '<p>Rue Haute 4, 4500 Huy<br>085 21 22 23</p>',
    },
    '+3285212223',
    '',
  ],
  [
    'es gestoria',
    'carpinteriaolmo.test',
    'ES',
    'es',
    'Carpintería Olmo',
    '<p>Avería eléctrica: Iberluz 900 12 34 56</p>',
    {
      '/': '<p>Muebles a medida</p>',
      '/contacto':
        '<p>Taller: 948 22 33 44<br>Móvil (Andoni): 655 22 33 44</p><p>Facturas: nuestra gestoría, Asesores Baztán, 948 99 88 77</p>',
      '/aviso-legal':
        '<p>Titular: Andoni Olmo Ruiz. NIF B31234567. Registro Mercantil de Navarra.</p><p>Delegado de protección de datos: Lex Datos, 948 12 12 12</p>',
    },
    ['+34948223344', '+34655223344'],
    'Andoni Olmo Ruiz',
  ],
  [
    'es antiguo',
    'hostalelfaro.test',
    'ES',
    'es',
    'Hostal El Faro',
    '',
    {
      '/': '<p>Atención: el antiguo teléfono 956 11 22 33 ya no está operativo.</p>',
      '/contacto': '<p>Reservas: 956 44 55 66</p><p>Taxi Tarifa 956 68 42 41</p>',
    },
    '+34956445566',
    '',
  ],
  [
    'mx',
    'talavera-ruiz.test',
    'MX',
    'es',
    'Talavera Ruiz',
    '',
    {
      '/': '<p>Ruiz S.A. de C.V., Puebla, C.P. 72000</p>',
      '/contacto': '<p>Tel. 222 234 5678</p><p>Paquetería: 800 003 3333</p>',
    },
    '+522222345678',
    '',
  ],
  [
    'it',
    'falegnameriacorti.test',
    'IT',
    'it',
    'Falegnameria Corti',
    '<p>Guasti rete gas: 800 900 999</p>',
    {
      '/': '<p>Serramenti</p>',
      '/contatti':
        '<p>Corti snc, Via Po 3, 12100 Cuneo (CN)<br>Tel. 0171 66 77 88<br>Cell. 335 66 77 88</p><p>Rivenditore per la Svizzera: Holz Keller, 044 555 12 34</p>',
      '/azienda': '<p>Titolare: Ezio Corti</p><p>Consulente privacy: avv. Nadia Rol</p>',
    },
    ['+390171667788', '+39335667788'],
    'Ezio Corti',
  ],
  [
    'it vecchio',
    'agriturismosole.test',
    'IT',
    'it',
    'Agriturismo Sole',
    '',
    {
      '/': '<p>Il vecchio numero 0577 11 22 33 non è più attivo</p><script type="application/ld+json">{"@type":"LocalBusiness","name":"Agriturismo Sole","telephone":"0577 112233"}</script>',
      '/contatti':
        '<p>Chiamaci: 0577 44 55 66</p><p>Guida turistica consigliata: Lara Neri 347 11 22 333</p>',
    },
    '+390577445566',
    '',
  ],
  [
    'nl',
    'bakkerijboon.test',
    'NL',
    'nl',
    'Bakkerij Boon',
    '<p>Kassastoring? Bel Kassa Direct 088 123 45 67</p>',
    {
      '/': '<p>Brood</p>',
      '/contact':
        '<p>Dorpsstraat 4, 7941 AB Meppel</p><p>Winkel: 0522 25 11 22</p><p>Klachten over bezorging: Fietskoeriers 0522 99 88 77</p>',
      '/over-ons': '<p>Eigenaar Wim Boon</p>',
    },
    '+31522251122',
    'Wim Boon',
  ],
  [
    'nl waarneming',
    'huisartsdekker.test',
    'NL',
    'nl',
    'Huisartsenpraktijk Dekker',
    '<p>Spoed buiten kantooruren: huisartsenpost 0900 1122334</p>',
    {
      '/': '<p>Tijdens vakantie neemt dokter Smits waar, 0318 55 66 77.</p>',
      '/contact': '<p>Assistente: 0318 51 22 33</p>',
      '/praktijk': '<p>Huisarts: drs. Marijke Dekker</p>',
    },
    '+31318512233',
    'Marijke Dekker',
  ],
  [
    'pl',
    'meblelipa.test',
    'PL',
    'pl',
    'Meble Lipa',
    '<p>Leasing: Santor 801 222 333</p>',
    {
      '/': '<p>Meble na wymiar</p>',
      '/kontakt':
        '<p>ul. Leśna 4, 34-300 Żywiec, NIP 5531234567</p><p>Biuro: 33 861 22 33<br>Montażysta: 602 112 233</p><p>Powiatowy Rzecznik Konsumentów, tel. 33 860 50 00</p>',
      '/o-nas': '<p>Właściciel: Marek Lipa. Projekt strony: Kodownia, Anna Nowak, kierownik projektu.</p>',
    },
    ['+48338612233', '+48602112233'],
    'Marek Lipa',
  ],
  [
    'pl stary',
    'przedszkoleiskra.test',
    'PL',
    'pl',
    'Przedszkole Iskra',
    '<p>Ubezpieczenie dzieci: InterRisk 22 537 68 00</p>',
    {
      '/': '<p>Stary numer 12 411 22 33 jest już nieaktualny.</p>',
      '/kontakt': '<p>Sekretariat 12 422 33 44</p>',
      '/kadra': '<p>Dyrektor: mgr Ewa Iskra</p><p>Patronka: Maria Konopnicka</p>',
    },
    '+48124223344',
    'Ewa Iskra',
  ],
  [
    'sv',
    'plattslagarnas.test',
    'SE',
    'sv',
    'Plåtslagarna Ås',
    '<p>Strömavbrott: Jämtkraft 063-14 90 00</p>',
    {
      '/': '<p>Tak och plåt</p>',
      '/kontakt':
        '<p>Växel 063-12 34 56<br>Jour 070-123 99 88</p><p>Fastighetsjour (hyresvärden): 063-55 66 77</p>',
      '/om-oss': '<p>Vd: Karin Ås. Revisor: Per Lund, auktoriserad revisor, Siffran AB.</p>',
    },
    '+4663123456',
    'Karin Ås',
  ],
  [
    'sv tidigare',
    'kafebjork.test',
    'SE',
    'sv',
    'Kafé Björk',
    '',
    {
      '/': '<p>Vi har bytt nummer! Det gamla, 0612-112 33, gäller inte längre.</p>',
      '/kontakt': '<p>Ring: 0612-445 66</p><p>Turistbyrån: 0612-888 88</p>',
    },
    '+4661244566',
    '',
  ],
  [
    'ch',
    'saegerei-amstutz.test',
    'CH',
    'de',
    'Sägerei Amstutz',
    '<p>CHE-123.456.789</p>',
    {
      '/': '<p>Holz aus Engelberg</p>',
      '/kontakt':
        '<p>Tel 041 637 11 22</p><p>Vertretung Deutschland: Holzkontor Lahr, Tel. 07821 99 88 77</p>',
    },
    '+41416371122',
    '',
  ],
  [
    'de person traps',
    'metzgerei-ruoff.test',
    'DE',
    'de',
    'Metzgerei Ruoff',
    '<p>Datenschutz: Karl Ziegler, Ziegler Consult</p>',
    {
      '/': '<p>„Die beste Wurst“ – Petra Lang, Küchenchefin, Gasthof Lamm</p>',
      '/team':
        '<h3>Maria Ruoff</h3><p>Metzgermeisterin, Inhaberin</p><h3>Filiale Süd</h3><p>Leitung</p><h3>Schwäbische Maultaschen</h3><p>Meister-Rezept</p>',
      '/blog': '<p>Geschrieben von Jan Fuchs, Redakteur</p>',
      '/kontakt': '<p>Tel. 0731 99 88 77</p>',
    },
    '+49731998877',
    'Maria Ruoff',
  ],
  [
    'en investors/people',
    'pellowmarine.test',
    'GB',
    'en',
    'Pellow Marine',
    '<p>Registered in England 0445566. Auditors: Grant Tyrell LLP, partner Susan Amory.</p>',
    {
      '/about': '<p>Backed by Saltwick Capital (partner: Ian Crewe). Chaired by Lord Ashby.</p>',
      '/': '<p>Case study: how Harbour Trust, led by CEO Olive Munn, saved fuel.</p>',
      '/team':
        '<div class="card"><h4>Jack Pellow</h4><p>Managing Director</p></div><div class="card"><h4>Marine Coatings</h4><p>Sales</p></div>',
      '/contact': '<p>Office 01326 555 010</p>',
    },
    '+441326555010',
    'Jack Pellow',
  ],
  [
    'script data of another',
    'nordvind.test',
    'SE',
    'sv',
    'Nordvind Segel',
    '',
    {
      '/': '<p>Segel</p>',
      '/kontakt': '<p>Tel 0411-55 66 77</p><p>Prova hos våra vänner: Segelskolan Ystad 0411-77 77 77</p>',
      '/om': '<p>Grundare Eva Nord</p><p>Kund: Båtvarvet Syd, inköpschef Leif Strand</p>',
    },
    '+46411556677',
    'Eva Nord',
  ],
  [
    'number only in others',
    'tiendaluz.test',
    'ES',
    'es',
    'Tienda Luz',
    '<p>Pagos seguros Redsys 902 33 33 33</p>',
    {
      '/': '<p>Lámparas</p>',
      '/contacto': '<p>Escríbenos: hola@tiendaluz.test</p><p>Junta Arbitral de Consumo: 913 10 00 00</p>',
    },
    '',
    '',
  ],
  [
    'de only others',
    'kerzen-falk.test',
    'DE',
    'de',
    'Kerzen Falk',
    '<p>DHL-Hotline 0228 4333112</p>',
    {
      '/': '<p>Kerzen</p>',
      '/kontakt': '<p>post@kerzen-falk.test</p><p>PayPal-Kundenservice 0800 7234500</p>',
      '/impressum':
        '<p>Kerzen Falk, Rosi Falk, Hauptstr. 2, 34117 Kassel</p><p>Verpackungsregister LUCID, Tel. 0541 34310555</p>',
    },
    '',
    '',
  ],
  [
    'fr only others',
    'poteriebleue.test',
    'FR',
    'fr',
    'Poterie Bleue',
    '<p>Suivi de colis Chronopost 0 969 391 391</p>',
    {
      '/': '<p>Poterie</p>',
      '/contact':
        '<p>atelier@poteriebleue.test</p><p>Office de tourisme : 04 66 22 33 44</p><p>Gîte voisin chez Mme Roux : 04 66 22 99 88</p>',
    },
    '',
    '',
  ],
  [
    'it only others',
    'ceramicheverdi.test',
    'IT',
    'it',
    'Ceramiche Verdi',
    '<p>Spedizioni BRT 011 222 333 4</p>',
    {
      '/': '<p>Ceramiche</p>',
      '/contatti':
        '<p>info@ceramicheverdi.test</p><p>Assistenza POS Nexi 02 345 444</p><p>Bed & Breakfast da Lina, 0571 44 55 66</p>',
    },
    '',
    '',
  ],
  [
    'nl only others',
    'kaarsenjoke.test',
    'NL',
    'nl',
    'Kaarsen Joke',
    '<p>PostNL klantenservice 088 225 55 55</p>',
    {
      '/': '<p>Kaarsen</p>',
      '/contact': '<p>joke@kaarsenjoke.test</p><p>Bij storing van de pin: Worldline 088 385 55 55</p>',
    },
    '',
    '',
  ],
  [
    'pl only others',
    'swiecejola.test',
    'PL',
    'pl',
    'Świece Jola',
    '<p>InPost infolinia 722 444 000</p>',
    {
      '/': '<p>Świece</p>',
      '/kontakt': '<p>jola@swiecejola.test</p><p>Bramka płatności PayU: 61 630 60 05</p>',
    },
    '',
    '',
  ],
  [
    'sv only others',
    'ljusmaja.test',
    'SE',
    'sv',
    'Ljus Maja',
    '<p>PostNord kundtjänst 0771-33 33 10</p>',
    { '/': '<p>Ljus</p>', '/kontakt': '<p>maja@ljusmaja.test</p><p>Klarna: 08-120 120 10</p>' },
    '',
    '',
  ],
  [
    'en only others',
    'waxbymoira.test',
    'GB',
    'en',
    'Wax by Moira',
    '<p>Royal Mail tracking 03457 740 740</p>',
    {
      '/': '<p>Candles</p>',
      '/contact':
        '<p>moira@waxbymoira.test</p><p>Market manager (Covent Green): 020 7946 0101</p><p>Citizens Advice consumer line 0808 223 1133</p>',
    },
    '',
    '',
  ],
  [
    'dental branch',
    'zahnland.test',
    'DE',
    'de',
    'Zahnland MVZ',
    '',
    {
      '/': '<p>Standorte</p>',
      '/kontakt':
        '<h3>Standort Mitte (Zentrale)</h3><p>Ring 1<br>0511 11 22 33</p><h3>Standort Süd</h3><p>Weg 2<br>0511 44 55 66</p><h3>Zahnlabor im Haus (Dentaform GmbH)</h3><p>0511 77 88 99</p>',
    },
    ['+49511112233', '+49511445566'],
    '',
  ],
  [
    'mobile only personal',
    'gartenfee.test',
    'DE',
    'de',
    'Gartenfee',
    '',
    {
      '/': '<p>Gartenpflege</p>',
      '/kontakt':
        '<p>Heike Sommer<br>Gärtnermeisterin<br>Mobil: 0160 11 22 334</p><p>Meine Kollegin in Fulda: Doris Kern, 0661 99 88 77</p>',
    },
    '+491601122334',
    'Heike Sommer',
  ],
  [
    'list footers',
    'hotelkronen.test',
    'SE',
    'sv',
    'Hotell Kronan',
    '<ul><li>Hotell Kronan</li><li>Torget 1, 392 32 Kalmar</li><li>Tel: 0480-12 34 56</li></ul><ul><li>Parkering: Parkia 0480-99 88 77</li><li>Taxi Kalmar 0480-444 44</li></ul>',
    { '/': '<p>Välkommen</p>', '/kontakt': '<p>Reception dygnet runt</p>' },
    '+46480123456',
    '',
  ],
  [
    'header tel',
    'zimmerei-noll.test',
    'DE',
    'de',
    'Zimmerei Noll',
    '<p>© Noll</p>',
    {
      '/': '<div class="topbar"><a href="tel:+4964214455">06421 4455</a></div><p>Dachstühle</p>',
      '/kontakt':
        '<div class="topbar"><a href="tel:+4964214455">06421 4455</a></div><p>Schreiben Sie uns</p><p>Sachverständiger in unserem Haus: Dipl.-Ing. Rolf Behr, 06421 9988</p>',
      '/impressum':
        '<div class="topbar"><a href="tel:+4964214455">06421 4455</a></div><p>Zimmerei Noll GmbH, Geschäftsführer: Timo Noll</p><p>Inkasso: Creditreform Marburg, 06421 17380</p>',
    },
    '+4964214455',
    'Timo Noll',
  ],
]

test.each(sites)(
  'beside others’ lines and people the company’s own are told: %s, %s',
  async (_about, host, country, lang, name, footer, pages, phones, person) => {
    const read = Object.entries(pages).map(([path, html]) =>
      readPage(
        `<html lang="${lang}"><title>${path.slice(1)} – ${name}</title><header><a href="/">${name}</a></header><main>${html}</main><footer>${footer}</footer></html>`,
        `https://${host}${path}`,
      ),
    )
    const contact = await chooseContact(read, {
      hosts: [host],
      foundAt: '',
      marks: new Map(),
      asked: 'owner',
    })
    const told = inE164(contact?.phoneNumber ?? '', isCountry(country) ? country : '')
    expect([phones].flat()).toContain(told)
    expect(contact?.fullName ?? '').toBe(person)
  },
)
