import type { Language } from './site.ts'

/** What companies write about themselves when they say nothing, a paragraph each. */
const PARAGRAPHS: Record<Language, readonly string[]> = {
  de: [
    'Qualität, Zuverlässigkeit und Termintreue: dafür stehen wir seit drei Generationen. Was 1974 in einer Garage mit zwei Mann begann, ist heute ein Betrieb, auf den sich Kunden in der ganzen Region verlassen.',
    'Jeder Auftrag beginnt mit einem Gespräch. Wir hören zu, messen nach, rechnen ehrlich und sagen auch einmal, wenn sich eine Investition nicht lohnt. Erst dann fangen wir an.',
    'Unsere Öffnungszeiten: Montag bis Donnerstag 07:30 bis 16:45 Uhr, Freitag 07:30 bis 12:00 Uhr. In der Zeit vom 24.12.2025 bis 06.01.2026 bleibt unser Betrieb geschlossen.',
    'Auf 2.400 m² Fläche und mit modernsten Maschinen fertigen wir Einzelstücke und Kleinserien bis 500 Stück. Zertifiziert nach DIN EN ISO 9001:2015, Zertifikat-Nr. 12 100 48127 TMS.',
    '„Von der ersten Idee bis zur Schlüsselübergabe hat alles gepasst. Wir würden uns jederzeit wieder so entscheiden.“ Sehen Sie, was andere über uns sagen, und machen Sie sich selbst ein Bild.',
    'Wir bilden aus! Zum 01.09.2026 suchen wir motivierte Auszubildende (m/w/d). Kurze Wege, ein junges Team und Übernahme nach der Lehre: Schau vorbei und lern uns kennen.',
  ],
  en: [
    'Family-run since 1974, we have grown from a two-man workshop into a business that clients across the region rely on. Quality, honesty and turning up on time have never gone out of fashion with us.',
    'Every project starts with a conversation. We listen, measure twice, give you a straight price, and tell you when it is not worth doing. Only then do we start work.',
    'Opening hours: Monday to Thursday 7:30 - 17:00, Friday 7:30 - 15:30. We are closed from 24/12/2025 until 05/01/2026. Orders over 250 ship free within 3-5 working days.',
    'With 26,000 sq ft of floor space and the latest machinery we handle one-offs and small series up to 500 units. Certified to ISO 9001:2015, certificate no. 01 100 1934562.',
    '“From the first sketch to the handover everything was spot on. We would choose them again without thinking twice.” Read what others say about us, rated 4.9 / 5 from 312 reviews.',
    'We are hiring! A friendly team, fair pay and time to learn. Have a look at our open positions, reference JOB-2026-0417, and come round for a coffee.',
  ],
  fr: [
    'Entreprise familiale depuis 1974, nous sommes passés d’un atelier de deux personnes à une maison reconnue dans toute la région. La qualité et le respect des délais restent notre fierté.',
    'Chaque projet commence par une rencontre. Nous écoutons, nous mesurons, nous chiffrons avec honnêteté, et nous savons dire quand un investissement ne vaut pas la peine.',
    'Horaires d’ouverture : du lundi au jeudi de 8h00 à 12h00 et de 13h30 à 17h30, le vendredi jusqu’à 16h30. Fermeture annuelle du 03/08/2026 au 21/08/2026.',
    'Sur 2 400 m² et avec un parc de machines récent, nous réalisons pièces uniques et petites séries jusqu’à 500 exemplaires. Certification ISO 9001:2015, n° 2019 04 881 234.',
    '« De la première idée à la livraison, tout s’est déroulé comme prévu. Nous referions le même choix sans hésiter. » Découvrez les avis de nos clients, 4,9 / 5 sur 312 avis.',
    'Nous recrutons ! Rejoignez une équipe soudée, avec des horaires respectés et une vraie formation. Référence de l’offre : 2026-0417-TR.',
  ],
  es: [
    'Somos una empresa familiar nacida en 1974 en un pequeño taller. Hoy clientes de toda la región confían en nosotros por la calidad, la honradez y los plazos cumplidos.',
    'Cada proyecto empieza con una conversación. Escuchamos, medimos, damos un precio claro y también decimos cuándo no merece la pena invertir. Solo entonces empezamos.',
    'Horario: de lunes a jueves de 08:00 a 14:00 y de 15:30 a 18:30, viernes de 08:00 a 15:00. Cerrado por vacaciones del 03/08/2026 al 21/08/2026.',
    'En 2.400 m² y con maquinaria de última generación fabricamos piezas únicas y series cortas de hasta 500 unidades. Certificado ISO 9001:2015 n.º ES 2019 048 812.',
    '«Desde la primera idea hasta la entrega todo salió redondo. Volveríamos a elegirlos sin dudarlo.» Lea lo que opinan nuestros clientes: 4,9 / 5 en 312 reseñas.',
    'Trabaja con nosotros: buen ambiente, formación y contrato estable. Consulta las ofertas abiertas, referencia 2026-0417.',
  ],
  it: [
    'Azienda di famiglia dal 1974, siamo passati da una piccola officina a una realtà conosciuta in tutta la regione. Qualità, serietà e puntualità sono da sempre il nostro biglietto da visita.',
    'Ogni progetto comincia da un incontro. Ascoltiamo, misuriamo, facciamo un preventivo chiaro e diciamo anche quando una spesa non conviene. Solo dopo iniziamo.',
    'Orari: dal lunedì al giovedì 8.00 - 12.30 e 14.00 - 18.00, venerdì 8.00 - 13.00. Chiusura estiva dal 10/08/2026 al 28/08/2026.',
    'Su 2.400 m² e con macchinari di ultima generazione realizziamo pezzi unici e piccole serie fino a 500 unità. Certificazione ISO 9001:2015 n. IT 19 048 8123.',
    '«Dalla prima idea alla consegna è andato tutto alla perfezione. Li sceglieremmo di nuovo.» Leggi le opinioni dei nostri clienti: 4,9 / 5 su 312 recensioni.',
    'Lavora con noi: un gruppo affiatato, formazione continua e contratto stabile. Posizioni aperte con riferimento 2026-0417.',
  ],
  nl: [
    'Een familiebedrijf sinds 1974: van een werkplaats met twee man gegroeid tot een begrip in de hele regio. Kwaliteit, eerlijkheid en op tijd komen zijn bij ons nooit uit de mode geraakt.',
    'Elk project begint met een gesprek. We luisteren, meten na, rekenen eerlijk en zeggen het ook als een investering niet de moeite waard is. Dan pas gaan we aan de slag.',
    'Openingstijden: maandag t/m donderdag 07.30 - 17.00 uur, vrijdag 07.30 - 16.00 uur. Van 24-12-2025 tot en met 04-01-2026 zijn wij gesloten.',
    'Op 2.400 m² en met de nieuwste machines maken wij enkelstuks en kleine series tot 500 stuks. Gecertificeerd volgens ISO 9001:2015, certificaat 2019 0488 123.',
    '“Van het eerste idee tot de oplevering klopte alles. We zouden zo weer voor hen kiezen.” Lees wat anderen over ons zeggen: 4,9 / 5 uit 312 beoordelingen.',
    'Kom bij ons werken! Een hecht team, een eerlijk salaris en tijd om te leren. Bekijk onze vacatures, kenmerk 2026-0417.',
  ],
  pl: [
    'Firma rodzinna od 1974 roku. Z małego warsztatu staliśmy się zakładem, któremu ufają klienci z całego regionu. Jakość, uczciwość i dotrzymywanie terminów to dla nas podstawa.',
    'Każde zlecenie zaczynamy od rozmowy. Słuchamy, mierzymy, uczciwie liczymy i mówimy także wtedy, gdy inwestycja się nie opłaca. Dopiero potem zaczynamy pracę.',
    'Godziny otwarcia: poniedziałek - czwartek 7:30 - 16:00, piątek 7:30 - 15:00. W dniach 24.12.2025 - 06.01.2026 firma jest nieczynna.',
    'Na 2400 m² i na nowoczesnych maszynach wykonujemy pojedyncze sztuki i krótkie serie do 500 sztuk. Certyfikat ISO 9001:2015 nr 2019 048 812.',
    '„Od pomysłu do odbioru wszystko przebiegło bez zarzutu. Wybralibyśmy ich ponownie.” Zobacz opinie naszych klientów: 4,9 / 5 z 312 ocen.',
    'Dołącz do nas! Zgrany zespół, uczciwe wynagrodzenie i szkolenia. Sprawdź aktualne oferty, nr ref. 2026-0417.',
  ],
  sv: [
    'Ett familjeföretag sedan 1974. Från en liten verkstad har vi vuxit till en leverantör som kunder i hela regionen litar på. Kvalitet, ärlighet och att hålla tider går aldrig ur modet.',
    'Varje uppdrag börjar med ett samtal. Vi lyssnar, mäter, räknar ärligt och säger också till när en investering inte lönar sig. Först därefter sätter vi igång.',
    'Öppettider: måndag till torsdag 07.00 - 16.00, fredag 07.00 - 15.00. Vi har stängt 2025-12-24 till 2026-01-06.',
    'På 2 400 m² och med moderna maskiner tillverkar vi enstaka detaljer och korta serier upp till 500 stycken. Certifierade enligt ISO 9001:2015, certifikat 2019 048 812.',
    '”Från första idé till leverans stämde allt. Vi skulle välja dem igen utan att tveka.” Läs vad våra kunder säger: 4,9 / 5 av 312 omdömen.',
    'Vi söker medarbetare! Ett bra gäng, schysta villkor och tid att lära. Se våra lediga tjänster, referens 2026-0417.',
  ],
}

/** Paragraphs that say nothing of how to reach anybody, though figures stand in some. */
export function prose(language: Language, from = 0, many = 2): string {
  const all = PARAGRAPHS[language]
  const chosen = Array.from({ length: many }, (_, at) => all[(from + at) % all.length])
  return chosen.map((paragraph) => `<p>${paragraph}</p>`).join('\n')
}
