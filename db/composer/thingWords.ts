/** A word as a letter writes it. */
export interface Written {
  written: string
  /** Its gender and number: `f` feminine, `n` neuter, `p` plural, `q` the plural of a feminine word, or else ''. */
  form: string
}

/** The words for a kind of thing in one language. */
interface Words extends Written {
  /** The word that the Americas write instead: "tires". */
  american?: Written | undefined
  /** The words for it in a description. */
  known: readonly string[]
  /** The verbs of companies that offer it, after "we" or without a pronoun: "clean". */
  done: readonly string[]
}

/**
 * The kinds of things, a line each, in the order of `languages`. Further words of a kind are only recognised. After "="
 * is a word that is only written, because it also stands for another kind, after "~" a verb, and after "@" the word of
 * the Americas.
 */
const THINGS = `camera|Kamera:f|caméra|=cámara:f/cámara de vigilancia/cámara térmica|telecamera:f|camera|kamera:f|=câmara:f/@câmera:f
sensor|Sensor|capteur|sensor|sensore|sensor|czujnik|sensor
sensors|Sensoren:p|capteurs:p|sensores:p|sensori:p|sensoren:p|czujniki:p|sensores:p
scanner|Scanner|scanner|escáner|scanner|scanner|skaner|scanner
detector|Detektor|détecteur|detector|rilevatore|detector|detektor|detetor/@detector
alarm|Alarm|alarme|alarma:f|allarme|alarm|alarm|alarme
logger|Logger|enregistreur|registrador|registratore|logger|rejestrator|registador/@registrador
meter|Messgerät:n|compteur|medidor|misuratore|meter|miernik|medidor
gauge|=Messgerät:n|jauge|=medidor|=misuratore|=meter|=miernik|=medidor
scale/scales|Waage:f|balance|báscula:f/balanza|bilancia:f|weegschaal|waga:f|balança:f
thermometer|Thermometer:n|thermomètre|termómetro|termometro|thermometer|termometr|termómetro
software|Software:f|logiciel|software|software/gestionale|software/softwarepakket|oprogramowanie:n|software
program/programme|Programm:n|programme|programa|programma|programma:n|program|programa
app/application|App:f/Anwendung|application/appli|aplicación:f/app|app:f/applicazione|app|aplikacja:f|aplicação:f/@aplicativo/app
robot|Roboter|robot|robot|robot|robot|robot|robô
drone|Drohne:f|drone|dron|drone|drone|dron|drone
pump|Pumpe:f|pompe|bomba:f|pompa:f|pomp|pompa:f|bomba:f
filter|Filter|filtre|filtro|filtro|filter|filtr|filtro
valve|Ventil:n|vanne|válvula:f|valvola:f|klep|zawór|válvula:f
motor|Motor|=moteur|=motor|=motore|motor|silnik|=motor
compressor|Kompressor|compresseur|compresor|compressore|compressor|sprężarka:f|compressor
battery|Batterie:f|batterie|batería:f|batteria:f|accu|bateria:f|bateria:f
charger|Ladegerät:n|chargeur|cargador|caricatore|lader|ładowarka:f|carregador
lamp|Lampe:f|lampe|lámpara:f|lampada:f|lamp|lampa:f|lâmpada:f
light|Leuchte:f|=lampe|luz:f/luminaria|luce:f|=lamp|=lampa:f|luz:f/luminária
lights|Leuchten:p|=éclairage|luces:q/luminarias|luci:q|=verlichting|=oświetlenie:n|luzes:q/luminárias
display/screen|Display:n/Bildschirm|écran|pantalla:f|display/schermo|scherm:n/beeldscherm|wyświetlacz/ekran|ecrã/@tela:f
printer|Drucker|imprimante|impresora:f|stampante:f|printer|drukarka:f|impressora:f
terminal|Terminal:n|terminal|terminal|terminale|terminal|terminal|terminal
headset|Headset:n|casque|auricular/@auriculares:p|=cuffia:f|headset|zestaw słuchawkowy|auscultador/@fone de ouvido
microphone|Mikrofon:n|microphone|micrófono|microfono|microfoon|mikrofon|microfone
loudspeaker/speaker|Lautsprecher|haut-parleur/enceinte|altavoz|altoparlante|luidspreker|głośnik|altifalante/@alto-falante
oven|Ofen|four|horno|forno|oven|piec|forno
boiler|Kessel|chaudière|caldera:f|caldaia:f|ketel|kocioł|caldeira:f
heater|Heizgerät:n|chauffage|calefactor|riscaldatore|verwarming|grzejnik|aquecedor
cooler|Kühlgerät:n|refroidisseur|enfriador|refrigeratore|koeler|chłodziarka:f|refrigerador
refrigerator/fridge|Kühlschrank|réfrigérateur|frigorífico/@refrigerador|frigorifero|koelkast|lodówka:f|frigorífico/@geladeira:f
freezer|Gefrierschrank|congélateur|congelador|congelatore|vriezer|zamrażarka:f|congelador/@freezer
dryer|Trockner|séchoir|secador|essiccatore|droger|suszarka:f|secador
mixer|Mischer|mélangeur|mezclador|miscelatore|mixer|mieszalnik|misturador
mill|Mühle:f|moulin|molino|mulino|molen|młyn|moinho
=press|=Presse:f|=presse|=prensa:f|=pressa:f|=pers|=prasa:f|=prensa:f
saw|Säge:f|scie|sierra:f|sega:f|zaag|piła:f|serra:f
drill|Bohrmaschine:f/Bohrer|perceuse|taladro|trapano|boormachine/boor|wiertarka:f|berbequim/@furadeira:f
ladder|=Leiter:f|échelle|=escalera:f|=scala:f|ladder|drabina:f|escada:f
scaffold|Gerüst:n|échafaudage|andamio|ponteggio|steiger|rusztowanie:n|andaime
crane|Kran|grue|grúa:f|gru:f|kraan|dźwig|grua:f
lift|Lift|élévateur|elevador|elevatore|lift|podnośnik|elevador
ramp|Rampe:f|rampe|rampa:f|rampa:f|hellingbaan|rampa:f|rampa:f
trolley/cart|Wagen|chariot|=carro/@carrito|carrello|wagen/kar|wózek|carrinho
trailer|Anhänger|remorque|remolque|rimorchio|aanhanger|przyczepa:f|reboque
bike/bicycle|Fahrrad:n|vélo|bicicleta:f|bicicletta:f|fiets|rower|bicicleta:f
boat|Boot:n|bateau|barco|barca:f|boot|łódź:f|barco
tractor|Traktor|tracteur|tractor|trattore|tractor|traktor|trator
sweeper|Kehrmaschine:f|balayeuse|barredora:f|spazzatrice:f|veegmachine|zamiatarka:f|varredora:f
mower|Mäher|tondeuse|cortacésped|tosaerba|maaier|kosiarka:f|cortador
sprayer|Sprühgerät:n|pulvérisateur|pulverizador|irroratrice:f|spuit|opryskiwacz|pulverizador
tent|Zelt:n|tente|carpa:f|=tenda:f|tent|namiot|tenda:f
awning|Markise:f|store|toldo|tenda da sole:f|zonnescherm:n|markiza:f|toldo
roof|Dach:n|toit|tejado|tetto|dak:n|dach|telhado
door|Tür:f|porte|puerta:f|porta:f|deur|drzwi:p|porta:f
gate|Tor:n|portail|=puerta:f|cancello|=hek:n|brama:f|portão
window|Fenster:n|fenêtre|ventana:f|finestra:f|raam:n|okno:n|janela:f
fence|Zaun|clôture|valla:f|recinzione:f|hek:n|ogrodzenie:n|vedação:f/@cerca:f
wall|Wand:f|paroi|pared:f|parete:f|wand|ściana:f|parede:f
floor|=Boden|=sol|=suelo|pavimento|vloer|podłoga:f|pavimento
panels|Paneele:p/Platten|panneaux:p|paneles:p|pannelli:p|panelen:p|panele:p|painéis:p
tiles|Fliesen:p|carreaux:p|azulejos:p|piastrelle:q|tegels:p|płytki:p|azulejos:p
mat|Matte:f|tapis|alfombra:f|tappeto|mat|mata:f|tapete
carpet|Teppich|tapis|alfombra:f|tappeto|tapijt:n|dywan|tapete
blanket|=Decke:f|couverture|manta:f|coperta:f|deken|koc|cobertor
=cover|Abdeckung:f|housse|funda:f|copertura:f|hoes|pokrowiec|cobertura:f
tarpaulin|Plane:f|bâche|lona:f|telone|zeil:n|plandeka:f|lona:f
net|=Netz:n|filet de protection|=red:f|=rete:f|net:n|siatka:f|=rede:f
rope|Seil:n|corde|cuerda:f|corda:f|touw:n|lina:f|corda:f
bag|Tasche:f|sac|=bolsa:f|=borsa:f|tas|torba:f|saco
bags|Taschen:p|sacs:p|bolsas:q|borse:q|tassen:p|torby:p|sacos:p
box|Box:f|boîte|=caja:f|scatola:f|doos|skrzynka:f|=caixa:f
boxes|Boxen:p|boîtes:p|cajas:q|scatole:q|dozen:p|skrzynki:p|caixas:q
crate|Kiste:f|=caisse|=caja:f|=cassa:f|krat:n|skrzynia:f|=caixa:f
container|Behälter|conteneur|contenedor|contenitore|container|pojemnik|contentor/@contêiner
bottle|Flasche:f|bouteille|botella:f|bottiglia:f|fles|butelka:f|garrafa:f
tank|Tank|cuve|depósito|serbatoio|tank|zbiornik|depósito
barrel|Fass:n|fût|barril|botte:f|vat:n|beczka:f|barril
cabinet/cupboard|Schrank|armoire|armario|armadio|kast|szafa:f|armário
locker|Schließfach:n|casier|taquilla:f|armadietto|locker|szafka:f|cacifo/@armário
lockers|Schließfächer:p|casiers:p|taquillas:q|armadietti:p|lockers:p|szafki:p|cacifos:p/@armários:p
shelving/racking|Regalsystem:n/Regalsysteme|rayonnage/rayonnages|estantería:f/estanterías|scaffalatura:f/scaffalature|magazijnstelling/stelling/stellingen|system regałowy/regały magazynowe|estantaria:f/@estante/estantarias
shelf|Regal:n|étagère|estante|scaffale|rek|regał|prateleira:f
shelves|Regale:p|étagères:p|estantes:p|scaffali:p|rekken:p|regały:p|prateleiras:q
table|Tisch|=table|mesa:f|tavolo|tafel|stół|mesa:f
chair|Stuhl|chaise|silla:f|sedia:f|stoel|krzesło:n|cadeira:f
bench|Sitzbank:f|banc|=banco|panca:f|=bank|ławka:f|=banco
mattress|Matratze|matelas|colchón|materasso|matras|materac|colchão
wheelchair|Rollstuhl|fauteuil roulant|silla de ruedas:f|sedia a rotelle:f|rolstoel|wózek inwalidzki|cadeira de rodas:f
helmet|Helm|casque|casco|casco|helm|kask|capacete
glove|Handschuh|gant|guante|guanto|handschoen|rękawica:f|luva:f
gloves|Handschuhe:p|gants:p|guantes:p|guanti:p|handschoenen:p|rękawice:p|luvas:q
shoes|Schuhe:p|chaussures:p|zapatos:p|scarpe:q|schoenen:p|buty:p|sapatos:p
jacket|Jacke:f|veste|chaqueta:f|giacca:f|jas|kurtka:f|casaco/@jaqueta:f
vest|Weste:f|gilet|chaleco|gilet|vest|kamizelka:f|colete
mask|Maske:f|masque|máscara:f|maschera:f|masker:n|maska:f|máscara:f
clock|Uhr:f|horloge|reloj|orologio|klok|zegar|relógio
badge|=Ausweis|badge|tarjeta:f|badge|badge|identyfikator|crachá
button|Knopf|bouton|botón|pulsante|knop|przycisk|botão
lock|=Schloss:n|serrure|cerradura:f|serratura:f|=slot:n|=zamek|fechadura:f
card|=Karte:f|=carte|tarjeta:f|tessera:f|=kaart|=karta:f|cartão
label|Etikett:n|étiquette|etiqueta:f|etichetta:f|etiket:n|etykieta:f|etiqueta:f
labels|Etiketten:p|étiquettes:p|etiquetas:q|etichette:q|etiketten:p|etykiety:p|etiquetas:q
paint|Farbe:f|peinture|pintura:f|vernice:f|verf|farba:f|tinta:f
varnish|Lack|vernis|barniz|=vernice:f|lak|lakier|verniz
coating|Beschichtung:f|revêtement|revestimiento|rivestimento|coating|powłoka:f|revestimento
glue/adhesive|Klebstoff/Kleber|colle|pegamento/adhesivo|colla:f/adesivo|lijm|klej|cola:f/adesivo
detergent|Waschmittel:n|détergent/lessive|detergente|detergente|wasmiddel:n|środek piorący|detergente
soap|Seife:f|savon|jabón|sapone|zeep|mydło:n|sabão
oil|Öl:n|huile|aceite|olio|olie|olej|óleo
fertiliser/@fertilizer|Dünger|engrais|fertilizante/abono|fertilizzante/concime|meststof|nawóz|fertilizante/@fertilizante/adubo
bread|Brot:n|pain|pan|pane|brood:n|chleb|pão
cheese|Käse|fromage|queso|formaggio|kaas|ser|queijo
coffee|Kaffee|café|café|caffè|koffie|kawa:f|café
tea|Tee|thé|té|tè|thee|herbata:f|chá
wine|Wein|vin|vino|vino|wijn|wino:n|vinho
beer|Bier:n|bière|cerveza:f|birra:f|bier:n|piwo:n|cerveja:f
juice|Saft|jus|zumo/@jugo|succo|sap:n|sok|sumo/@suco
training/~train|Schulung:f/Weiterbildung/~schulen|formation/~formons|formación:f/~formamos|formazione:f/~formiamo|training/opleiding/~trainen|szkolenie:n/~szkolimy|formação:f/@treinamento/~formamos
=workshop|Workshop|=atelier|=taller|workshop|workshop|warsztaty:p|workshop
insurance|Versicherung:f|assurance|seguro|assicurazione:f|verzekering|ubezpieczenie:n|seguro
game|Spiel:n|jeu|juego|gioco|spel:n|gra:f|jogo
toy|Spielzeug:n|jouet|juguete|giocattolo|speelgoed:n|zabawka:f|brinquedo
book|Buch:n|livre|libro|libro|boek:n|książka:f|livro
cage|Käfig|cage|jaula:f|gabbia:f|kooi|klatka:f|gaiola:f
collar|Halsband:n|=collier|=collar|collare|halsband|obroża:f|coleira:f
bracelet|Armband:n|bracelet|pulsera:f|braccialetto|armband|bransoletka:f|pulseira:f
wristband|=Armband:n|=bracelet|=pulsera:f|=braccialetto|polsband|opaska:f|=pulseira:f
controller|Steuerung:f|régulateur|controlador|regolatore|regelaar|sterownik|controlador
dispenser|=Spender|=distributeur|dispensador|dispenser|dispenser|dozownik|dispensador
composter|Komposter|composteur|compostador|compostiera:f|composteerder|kompostownik|compostor
greenhouse|Gewächshaus:n|serre|invernadero|serra:f|=kas|szklarnia:f|estufa:f
playground|Spielplatz|aire de jeux|parque infantil|parco giochi|speeltuin|plac zabaw|parque infantil
system|System:n|système|sistema|sistema|systeem:n|system|sistema
device|Gerät:n|appareil/dispositif|dispositivo/aparato|dispositivo/apparecchio|apparaat:n/toestel|urządzenie:n|dispositivo/aparelho
machine|Maschine:f|machine|máquina:f|macchina:f/macchinario|machine|maszyna:f|máquina:f
equipment|Ausrüstung:f|équipement|=equipo|attrezzatura:f|apparatuur|sprzęt|equipamento
tool|Werkzeug:n|outil|herramienta:f|strumento|hulpmiddel:n/gereedschap|narzędzie:n|ferramenta:f
platform|Plattform:f|plateforme|plataforma:f|piattaforma:f|platform:n|platforma:f|plataforma:f
service|Service/Dienst/Dienstleistung|service|servicio|servizio|dienst/service|usługa:f|serviço
services|Leistungen:p/Dienstleistungen|services:p/prestations|servicios:p|servizi:p|diensten:p|usługi:p|serviços:p
insulation|Dämmung:f/Isolierung/Wärmedämmung|isolation/isolant|aislamiento/aislante|isolamento/isolante|isolatie|izolacja:f/ocieplenie|isolamento/isolante
=packaging|Verpackungen:p|emballages:p|embalajes:p/envases|imballaggi:p|verpakkingen:p|opakowania:p|embalagens:q
cleaning service/cleaning/~clean|Reinigungsservice/Reinigung/Gebäudereinigung/~reinigen/~putzen|service de nettoyage/nettoyage/~nettoyons|servicio de limpieza/limpieza/~limpiamos|servizio di pulizia/pulizia/pulizie/~puliamo|schoonmaakdienst/schoonmaak/~reinigen/~poetsen|usługa sprzątania:f/sprzątanie/~sprzątamy|serviço de limpeza/limpeza/~limpamos
repair service/repairs/~repair|Reparaturservice/Reparatur/Reparaturen/~reparieren|service de réparation/réparation/~réparons|servicio de reparación/reparación/reparaciones/~reparamos|servizio di riparazione/riparazione/riparazioni/~ripariamo|reparatiedienst/reparatie/reparaties/~repareren|usługa naprawy:f/naprawa/~naprawiamy|serviço de reparação/@serviço de conserto/reparação/reparações/~reparamos
maintenance service/maintenance/~maintain|Wartungsservice/Wartung/~warten|service de maintenance/maintenance/~entretenons|servicio de mantenimiento/mantenimiento|servizio di manutenzione/manutenzione|onderhoudsdienst/onderhoud/~onderhouden|serwis/konserwacja|serviço de manutenção/manutenção
course|Kurs/Lehrgang|cours|curso|corso|cursus|kurs|curso
courses|Kurse:p/Lehrgänge|cours:p|cursos:p|corsi:p|cursussen:p|kursy:p|cursos:p
consulting service/consulting/consultancy/~advise|Beratung:f/~beraten|service de conseil/conseil/~conseillons|asesoría:f/consultoría/asesoramiento/~asesoramos|consulenza:f|advies:n/~adviseren|doradztwo:n/~doradzamy|consultoria:f/assessoria
bookkeeping service/bookkeeping/accounting|Buchhaltungsservice/Buchhaltung/Buchführung|service de comptabilité/comptabilité|servicio de contabilidad/contabilidad|servizio di contabilità/contabilità|boekhouddienst/boekhouding|usługa księgowości:f/księgowość|serviço de contabilidade/contabilidade
catering|Catering:n|service traiteur/traiteur|servicio de catering/catering|servizio di catering/catering|catering|catering|serviço de catering/catering
printing service/printing/~print|Druckservice/~drucken|service d’impression/~imprimons|servicio de impresión/~imprimimos|servizio di stampa/~stampiamo|drukservice/drukwerk/~drukken|usługa druku:f/~drukujemy|serviço de impressão
translation service/translation/translations/~translate|Übersetzungsservice/Übersetzung/Übersetzungen/~übersetzen|service de traduction/traduction/traductions/~traduisons|servicio de traducción/traducción/traducciones/~traducimos|servizio di traduzione/traduzione/traduzioni/~traduciamo|vertaaldienst/vertaling/vertalingen/~vertalen|usługa tłumaczenia:f/tłumaczenie/tłumaczenia/~tłumaczymy|serviço de tradução/tradução/traduções/~traduzimos
rental service/rental/hire/~rent|Mietservice/Vermietung/Verleih/~vermieten/~verleihen|service de location/location/~louons|servicio de alquiler/@servicio de renta/alquiler/~alquilamos|servizio di noleggio/noleggio/~noleggiamo|verhuurdienst/verhuur/~verhuren|usługa wynajmu:f/wynajem/~wynajmujemy|serviço de aluguer/@serviço de aluguel/aluguer/aluguel/~alugamos
security service/~guard|Sicherheitsdienst/~bewachen|service de sécurité|servicio de seguridad|servizio di vigilanza|beveiligingsdienst/beveiliging/~beveiligen|usługa ochrony:f|serviço de segurança
laundry service/laundry|Wäscheservice|service de blanchisserie/blanchisserie|servicio de lavandería/lavandería|servizio di lavanderia/lavanderia|wasserij|pralnia:f|serviço de lavandaria/@serviço de lavanderia/lavandaria/lavanderia
website|Website:f|site internet|sitio web/página web|sito web|website|witryna:f|site
furniture|Möbel:p|mobilier/meubles|mobiliario/muebles|arredamento/mobili|meubilair:n/meubels|meble:p|mobiliário/@móveis:p
workwear|Arbeitskleidung:f/Berufsbekleidung|vêtements de travail:p|ropa de trabajo:f/ropa laboral|abbigliamento da lavoro|werkkleding/bedrijfskleding|ubrania robocze:p/odzież robocza|roupa de trabalho:f/@roupa de trabalho:f/vestuário de trabalho
clothing|Kleidung:f/Bekleidung|vêtements:p|ropa:f|abbigliamento|kleding|odzież:f|roupa:f/vestuário
lighting|Beleuchtung:f|éclairage|iluminación:f/alumbrado|illuminazione:f|verlichting|oświetlenie:n|iluminação:f
heat pump|Wärmepumpe:f|pompe à chaleur|bomba de calor:f|pompa di calore:f|warmtepomp|pompa ciepła:f|bomba de calor:f
solar panels|Solarmodule:p/Solarpaneele|panneaux solaires:p/panneaux photovoltaïques|paneles solares:p/placas solares|pannelli solari:p/pannelli fotovoltaici|zonnepanelen:p|panele słoneczne:p/panele fotowoltaiczne|painéis solares:p
air conditioner/air conditioning|Klimaanlage:f/Klimagerät|climatiseur/climatisation|aire acondicionado|climatizzatore/condizionatore|airco|klimatyzator/klimatyzacja|ar condicionado/@ar-condicionado
ventilation|Lüftung:f/Lüftungsanlage|ventilation|ventilación:f|ventilazione:f|ventilatie|wentylacja:f|ventilação:f
fan|Ventilator|ventilateur|ventilador|ventilatore|ventilator|wentylator|ventilador
coffee machine/coffee maker/espresso machine|Kaffeemaschine:f/Kaffeevollautomat/Espressomaschine|machine à café/cafetière|cafetera:f|macchina da caffè:f/macchina per il caffè|koffiemachine|ekspres do kawy/ekspres|máquina de café:f/@cafeteira:f
vending machine|Verkaufsautomat|distributeur automatique|máquina expendedora:f|distributore automatico|verkoopautomaat|automat sprzedażowy|máquina de venda automática:f/@máquina de vendas:f
cash register|Kasse:f/Registrierkasse|caisse enregistreuse|caja registradora:f|registratore di cassa|kassa|kasa:f|caixa registadora:f/@caixa registradora:f
forklift|Gabelstapler|chariot élévateur|carretilla elevadora:f/@montacargas|carrello elevatore|heftruck|wózek widłowy|empilhador/@empilhadeira:f
washing machine|Waschmaschine:f|lave-linge/machine à laver|lavadora:f|lavatrice:f|wasmachine|pralka:f|máquina de lavar:f
dishwasher|Spülmaschine:f/Geschirrspüler|lave-vaisselle|lavavajillas|lavastoviglie:f|vaatwasser/vaatwasmachine|zmywarka:f|máquina de lavar louça:f
floor scrubber/scrubber dryer|Scheuersaugmaschine:f|autolaveuse|fregadora:f|lavapavimenti:f|schrobzuigmachine/schrobmachine|szorowarka:f|lavadora de pavimentos:f
vacuum cleaner|Staubsauger|aspirateur|aspirador/aspiradora|aspirapolvere|stofzuiger|odkurzacz|aspirador
pressure washer|Hochdruckreiniger|nettoyeur haute pression|hidrolimpiadora:f|idropulitrice:f|hogedrukreiniger|myjka:f|lavadora de alta pressão:f
welder/welding machine|Schweißgerät:n|poste à souder|soldadora:f|saldatrice:f|lasapparaat:n|spawarka:f|máquina de soldar:f
generator|Generator|générateur/groupe électrogène|generador|generatore|generator/aggregaat|generator/agregat|gerador
charging station/wallbox|Ladestation:f/Wallbox|borne de recharge|estación de carga:f|stazione di ricarica:f|laadstation:n/laadpaal|stacja ładowania:f|estação de carregamento:f
vehicle|Fahrzeug:n|véhicule|vehículo|veicolo|voertuig:n|pojazd|veículo
knife|Messer:n|couteau|cuchillo|coltello|mes:n|nóż|faca:f
cups|Becher:p|gobelets:p|vasos:p|bicchieri:p|bekers:p|kubki:p|copos:p
flour|Mehl:n|farine|harina:f|farina:f|meel:n|mąka:f|farinha:f
honey|Honig|miel|miel:f|miele|honing|miód|mel
chocolate|Schokolade:f|chocolat|chocolate|cioccolato|chocolade|czekolada:f|chocolate
olive oil|Olivenöl:n|huile d’olive|aceite de oliva|olio d’oliva/olio extravergine|olijfolie|oliwa:f|azeite
meat|Fleisch:n|viande|carne:f|carne:f|vlees:n|mięso:n|carne:f
ice cream|Eis:n/Speiseeis|=glace|helado|gelato|ijs:n|lody:p|=gelado/@sorvete
pasta|Pasta:f/Nudeln|pâtes:p|pasta:f|pasta:f|pasta|makaron|=massa:f
animal feed|Tierfutter:n/Futter|aliments pour animaux:p|pienso|mangime|diervoeder:n/veevoer|pasza:f|ração:f
seeds|Saatgut:n|semences:p|semillas:q|sementi:q|zaaigoed:n/zaden|nasiona:p|sementes:q
cosmetics|Kosmetik:f|cosmétiques:p|cosméticos:p/cosmética|cosmetici:p|cosmetica|kosmetyki:p|cosméticos:p
shampoo|Shampoo:n|shampooing|champú|shampoo|shampoo|szampon|champô/@xampu
disinfectant|Desinfektionsmittel:n|désinfectant|desinfectante|disinfettante|desinfectiemiddel:n/ontsmettingsmiddel|środek dezynfekujący|desinfetante
cleaning agent|Reinigungsmittel:n/Reiniger|nettoyant|limpiador/producto de limpieza|=detergente|reinigingsmiddel:n|środek czyszczący|produto de limpeza
lubricant|Schmierstoff/Schmiermittel|lubrifiant|lubricante|lubrificante|smeermiddel:n|smar|lubrificante
concrete|Beton|béton|hormigón/@concreto|calcestruzzo|beton:n|beton|betão/@concreto
cable|Kabel:n|câble|cable|cavo|kabel|kabel|cabo
tyres/@tires|Reifen:p|pneus:p|neumáticos:p/@llantas:q|pneumatici:p|=banden:p|opony:p|pneus:p
=paper|Papier:n|papier|papel|=carta:f|papier:n|papier|papel
pallets|Paletten:p|palettes:p|palés:p/@tarimas:q/palets|bancali:p/pallet|pallets:p|palety:p|paletes:q/@paletes:p
parasol|Sonnenschirm|parasol|sombrilla:f|ombrellone|parasol|parasol|guarda-sol
bed|Bett:n|lit|cama:f|letto|bed:n|łóżko:n|cama:f
exoskeleton|Exoskelett:n|exosquelette|exoesqueleto|esoscheletro|exoskelet:n|egzoszkielet|exoesqueleto
calendar|Kalender|calendrier|calendario|calendario|kalender|kalendarz|calendário
portal|Portal:n|=portail|portal|portale|portaal:n|portal|portal
alarm system|Alarmanlage:f|système d’alarme|sistema de alarma|sistema di allarme|alarmsysteem:n|system alarmowy|sistema de alarme
stairlift|Treppenlift|monte-escalier|salvaescaleras|montascale|traplift|krzesełko schodowe:n|elevador de escada/@elevador de escada
hearing aid|Hörgerät:n|appareil auditif|audífono|apparecchio acustico|hoortoestel:n|aparat słuchowy|aparelho auditivo
pillow|Kissen:n|oreiller|almohada:f|cuscino|kussen:n|poduszka:f|almofada:f/@travesseiro
curtain|Vorhang|rideau|cortina:f|tendaggio|gordijn:n|zasłona:f|cortina:f
towels|Handtücher:p|=serviettes:p|toallas:q|asciugamani:p|handdoeken:p|ręczniki:p|toalhas:q
apron|Schürze:f|tablier|delantal|grembiule|schort:n|fartuch|avental
candles|Kerzen:p|=bougies:p|=velas:q|candele:q|kaarsen:p|świece:p|=velas:q
chatbot|Chatbot|chatbot|chatbot|chatbot|chatbot|chatbot|chatbot
monitor|Monitor|=moniteur|monitor|monitor|monitor|monitor|monitor
=film|Folie:f|=film|=película:f|=pellicola:f|folie|folia:f|=película:f
hose|Schlauch|tuyau|manguera:f|tubo flessibile|slang|wąż|mangueira:f
ovens|Öfen:p|fours:p|hornos:p|forni:p|ovens:p|piece:p|fornos:p
machines|Maschinen:p|machines:p|máquinas:q|macchine:q|machines:p|maszyny:p|máquinas:q
pumps|Pumpen:p|pompes:p|bombas:q|pompe:q|pompen:p|pompy:p|bombas:q
tools|Werkzeuge:p|outils:p|herramientas:q|utensili:p/strumenti|gereedschappen:p|narzędzia:p|ferramentas:q
devices|Geräte:p|appareils:p|dispositivos:p/aparatos|dispositivi:p/apparecchi|apparaten:p|urządzenia:p|dispositivos:p/aparelhos
systems|Systeme:p|systèmes:p|sistemas:p|sistemi:p|systemen:p|systemy:p|sistemas:p
cameras|Kameras:p|caméras:p|=cámaras:q|telecamere:q|camera’s:p|kamery:p|=câmaras:q/@câmeras:q
robots|Roboter:p|robots:p|robots:p|robot:p|robots:p|roboty:p|robôs:p
printers|Drucker:p|imprimantes:p|impresoras:q|stampanti:q|printers:p|drukarki:p|impressoras:q
lamps|Lampen:p|lampes:p|lámparas:q|lampade:q|lampen:p|lampy:p|lâmpadas:q
doors|Türen:p|portes:p|puertas:q|porte:q|deuren:p|drzwi:p|portas:q
windows|Fenster:p|fenêtres:p|ventanas:q|finestre:q|ramen:p|okna:p|janelas:q
chairs|Stühle:p|chaises:p|sillas:q|sedie:q|stoelen:p|krzesła:p|cadeiras:q
tables|Tische:p|=tables:p|mesas:q|tavoli:p|tafels:p|stoły:p|mesas:q
beds|Betten:p|lits:p|camas:q|letti:p|bedden:p|łóżka:p|camas:q
mattresses|Matratzen:p|matelas:p|colchones:p|materassi:p|matrassen:p|materace:p|colchões:p
containers|Behälter:p|conteneurs:p|contenedores:p|contenitori:p|containers:p|pojemniki:p|contentores:p/@contêineres:p
bottles|Flaschen:p|bouteilles:p|botellas:q|bottiglie:q|flessen:p|butelki:p|garrafas:q
filters|Filter:p|filtres:p|filtros:p|filtri:p|filters:p|filtry:p|filtros:p
batteries|Batterien:p|batteries:p|baterías:q|batterie:q|accu’s:p|baterie:p|baterias:q
vehicles|Fahrzeuge:p|véhicules:p|vehículos:p|veicoli:p|voertuigen:p|pojazdy:p|veículos:p
bikes/bicycles|Fahrräder:p|vélos:p|bicicletas:q|biciclette:q|fietsen:p|rowery:p|bicicletas:q
trailers|Anhänger:p|remorques:p|remolques:p|rimorchi:p|aanhangers:p|przyczepy:p|reboques:p
tents|Zelte:p|tentes:p|carpas:q|=tende:q|tenten:p|namioty:p|tendas:q
cabinets/cupboards|Schränke:p|armoires:p|armarios:p|armadi:p|kasten:p|szafy:p|armários:p
knives|Messer:p|couteaux:p|cuchillos:p|coltelli:p|messen:p|noże:p|facas:q
blankets|=Decken:p|couvertures:p|mantas:q|coperte:q|dekens:p|koce:p|cobertores:p
mats|Matten:p|tapis:p|=alfombras:q|tappetini:p|matten:p|maty:p|tapetes:p
tanks|Tanks:p|cuves:p|depósitos:p|serbatoi:p|tanks:p|zbiorniki:p|depósitos:p
trolleys/carts|Wagen:p|chariots:p|carros:p/carritos|carrelli:p|wagens:p|wózki:p|carrinhos:p
bracelets|Armbänder:p|bracelets:p|pulseras:q|bracciali:p/braccialetti|armbanden:p|opaski:p/bransoletki|pulseiras:q
candies/sweets|Süßigkeiten:p|confiseries:p|dulces:p|dolciumi:p|snoep|słodycze:p|doces:p
biscuits/cookies|Kekse:p|biscuits:p|galletas:q|biscotti:p|koekjes:p|ciastka:p|bolachas:q/@biscoitos:p
helmets|Helme:p|=casques:p|cascos:p|caschi:p|helmen:p|kaski:p|capacetes:p
pellets|Pellets:p|granulés:p/pellets|pellets:p|pellet|pellets:p|pellet|pellets:p
firewood|Brennholz:n|bois de chauffage|leña:f|legna da ardere:f|brandhout:n|drewno opałowe:n|lenha:f
slicer|Aufschnittmaschine:f|trancheuse|=cortadora:f|affettatrice:f|snijmachine|krajalnica:f|fatiadora:f
grill/barbecue|Grill|barbecue/gril|barbacoa:f/parrilla|=barbecue|barbecue|grill|grelhador/@churrasqueira:f
fryer|Fritteuse:f|friteuse|freidora:f|friggitrice:f|frituurpan/friteuse|frytownica:f|fritadeira:f
ice machine|Eismaschine:f|machine à glaçons|máquina de hielo:f|macchina del ghiaccio:f|ijsmachine|kostkarka:f|máquina de gelo:f
workbench|Werkbank:f|établi|banco de trabajo|banco da lavoro|werkbank|stół warsztatowy|bancada:f
bin|=Abfallbehälter|poubelle|cubo de basura|cestino|afvalbak|kosz na śmieci|caixote do lixo/@lixeira:f
=sign|Schild:n|=panneau|letrero|=insegna:f|=bord:n|szyld|placa:f/letreiro
signs|Schilder:p|=panneaux:p|letreros:p|insegne:q/cartelli|=borden:p|szyldy:p|placas:q/letreiros
stickers|Aufkleber:p|autocollants:p|pegatinas:q|adesivi:p|stickers:p|naklejki:p|autocolantes:p/@adesivos:p
mugs|Tassen:p|mugs:p|tazas:q|tazze:q|mokken:p|kubki:p|canecas:q
projector|Beamer/Projektor|=projecteur|proyector|proiettore|beamer|projektor|projetor
=server|Server|serveur|=servidor|server|server|serwer|=servidor
router|Router|routeur|router|router|router|router|router/@roteador
laptop|Laptop|=ordinateur portable|=portátil|=portatile|laptop|laptop|=portátil
rice|Reis|riz|arroz|riso|rijst|ryż|arroz
sauce|Soße:f/Sauce|sauce|salsa:f|salsa:f|saus|sos|molho
jam|Konfitüre:f/Marmelade|confiture|mermelada:f|marmellata:f/confettura|jam|dżem|compota:f/@geleia:f
spices|Gewürze:p|épices:p|especias:q|spezie:q|kruiden:p/specerijen|przyprawy:p|especiarias:q
salt|Salz:n|sel|sal:f|sale|zout:n|=sól:f|sal
eggs|Eier:p|œufs:p|huevos:p|uova:q|eieren:p|jajka:p/jaja|ovos:p
milk|=Milch:f|lait|leche:f|latte|melk|mleko:n|leite
butter|Butter:f|beurre|mantequilla:f/@manteca:f|burro|boter|masło:n|manteiga:f
ham|Schinken|jambon|jamón|prosciutto|=ham|szynka:f|presunto
sausages|Würste:p|saucisses:p/saucissons|embutidos:p|salumi:p/salsicce|worst/worsten|kiełbasy:p/wędliny|enchidos:p/@embutidos:p
vegetables|Gemüse:n|légumes:p|verduras:q/hortalizas|verdure:q/ortaggi|groente/groenten|warzywa:p|legumes:p/hortaliças
fruit|Obst:n|fruits:p|fruta:f|frutta:f|fruit:n|owoce:p|fruta:f/frutas
mushrooms|Pilze:p|champignons:p|setas:q/champiñones/@hongos:p|funghi:p|paddenstoelen:p|grzyby:p/pieczarki|cogumelos:p
flowers|Blumen:p|fleurs:p|flores:q|fiori:p|bloemen:p|kwiaty:p|flores:q
=plants|Pflanzen:p|plantes:p|=plantas:q|=piante:q|planten:p|rośliny:p|=plantas:q
hay|Heu:n|foin|heno|fieno|hooi:n|siano:n|feno
compost|Kompost|compost|compost|=compost|compost|kompost|composto
boots|Stiefel:p|bottes:p|botas:q|stivali:p|laarzen:p|buty robocze:p/kozaki|botas:q
t-shirts/shirts|T-Shirts:p|t-shirts:p|camisetas:q|magliette:q|t-shirts:p|koszulki:p|t-shirts:q/@camisetas:q
uniforms|Uniformen:p|uniformes:p|uniformes:p|uniformi:q/divise|uniformen:p|mundury:p|uniformes:p/fardas
parquet|Parkett:n/Parkettboden|parquet|parqué/parquet|parquet|parket:n/parketvloer|parkiet|parquet
bricks|Ziegel:p/Ziegelsteine|briques:p|ladrillos:p|mattoni:p|bakstenen:p|cegły:p|tijolos:p
plaster|Putz|enduit/plâtre|=yeso|intonaco|=pleister:n|tynk|=gesso
wallpaper|Tapete:f/Tapeten|papier peint|papel pintado|carta da parati:f|behang:n|tapeta:f|papel de parede
blinds|Jalousien:p|=stores:p|persianas:q|veneziane:q|zonwering|żaluzje:p|persianas:q/estores
shutters|Rollläden:p|volets:p|contraventanas:q|persiane:q/tapparelle|rolluiken:p|rolety:p|portadas:q/@venezianas:q
pergola|Pergola:f|pergola|pérgola:f|pergola:f|pergola|pergola:f|pérgola:f
elevator|Aufzug|ascenseur|ascensor|ascensore|=lift|winda:f|=elevador
water softener|Wasserenthärter|adoucisseur|descalcificador|addolcitore|waterontharder|zmiękczacz|amaciador de água
dehumidifier|Luftentfeuchter|déshumidificateur|deshumidificador|deumidificatore|luchtontvochtiger|osuszacz|desumidificador
air purifier|Luftreiniger|purificateur d’air|purificador de aire|purificatore d’aria|luchtreiniger|oczyszczacz powietrza|purificador de ar
irrigation|Bewässerung:f|irrigation|riego|irrigazione:f|irrigatie/beregening|nawadnianie:n|rega:f/irrigação
saddle|Sattel|selle|silla de montar:f|sella:f|zadel:n|siodło:n|=sela:f
brochures|Broschüren:p|brochures:p|folletos:p|opuscoli:p|brochures:p|broszury:p|brochuras:q
videos|Videos:p|vidéos:p|vídeos:p|video:p|video’s:p|=filmy:p|vídeos:p
newsletter|Newsletter|newsletter|boletín|newsletter:f|nieuwsbrief|newsletter|newsletter:f
recruitment|Personalvermittlung:f/Recruiting|service de recrutement/recrutement|servicio de selección|servizio di selezione|wervingsdienst/werving|rekrutacja:f|serviço de recrutamento/recrutamento
vacuum sealers|Vakuumiergeräte:p|machines sous vide:p|envasadoras al vacío:q|macchine per sottovuoto:q|vacuümmachines:p|pakowarki próżniowe:p|máquinas de vácuo:q
steam cleaner|Dampfreiniger|nettoyeur vapeur|limpiadora de vapor:f|pulitrice a vapore:f|stoomreiniger|parownica:f|limpadora a vapor:f
milking robot|Melkroboter|robot de traite|robot de ordeño|robot di mungitura|melkrobot|robot udojowy|robô de ordenha`

function wordsIn(cell: string): Words {
  const [first = '', ...others] = cell.split('/')
  const american = others.find((word) => word.startsWith('@'))
  const words = [first.replace(/^=/, ''), ...others].map((word) => word.replace(/^@/, '').replace(/:.$/, ''))
  return {
    ...writtenIn(first.replace(/^=/, '')),
    american: american ? writtenIn(american.slice(1)) : undefined,
    known: words.slice(first.startsWith('=') ? 1 : 0).filter((word) => !word.startsWith('~')),
    done: words.filter((word) => word.startsWith('~')).map((word) => word.slice(1)),
  }
}

function writtenIn(text: string): Written {
  const [written = '', form = ''] = text.split(':')
  return { written, form }
}

/** The kinds of things that letters have words for, each in the order of `languages`. */
export const things: readonly (readonly Words[])[] = THINGS.split('\n').map((line) =>
  line.split('|').map(wordsIn),
)
