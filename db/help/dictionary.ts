/**
 * The words of questions in English, German, French, Spanish, Italian, Dutch, Polish and Portuguese, by what they mean:
 * `concept: words`. `*` stands for any ending, `_` for a blank. A word that stands in two lines belongs to the first.
 */

/** They tell questions apart, but do not have to be covered by an answer. */
export const marking = `
not: not no cannot cant dont doesnt didnt isnt wont never without nicht kein keine keinen keiner keinem nie ohne pas aucun aucune jamais sans ne sin ningún ninguna ningun nunca non nessun nessuna mai senza niet geen zonder nooit nie żadn* bez não nenhum* sem
who: who whose whom wer wem wessen wen qui à_qui quién quien quiénes chi wie_ziet wie_heeft wie_kan wie_mag wie_is kto kogo komu kim quem
why: why warum wieso weshalb pourquoi por_qué perché perche perchè waarom dlaczego czemu por_que porquê
where: where_do_i_find where_can_i_find where_to_find wo_finde_ich wo_findet_man où_trouver où_puis_je_trouver où_se_trouve dónde_encuentro dónde_está dónde_puedo_encontrar dove_trovo dove_si_trova waar_vind_ik gdzie_znajdę gdzie_jest onde_encontro where wo woher wohin où d_où dónde donde adónde dove waar vandaan gdzie skąd onde
someone: someone somebody jemand jemanden jemandem quelqu_un alguien qualcuno iemand ktoś kogoś komuś
few: few wenige wenig peu pocas pocos pochi poche weinig mało niewiel* poucas poucos
only: only just_my nur lediglich seulement solo sólo solamente soltanto alleen enkel tylko apenas
many: many multiple several bulk mehrere mehreren viele vielen plusieurs varios varias muchos muchas vários várias vari diversi molti molte più meerdere veel wiele wielu kilka kilku naraz
all: all alle alles allen tous toutes tout todos todas todo tutti tutte tutto alle wszystk* tudo
two: two both zwei beide deux dos ambos due_colleghi due_persone due_utenti due_di_noi entrambi twee beiden dwie dwóch dwoje dwa obie dois ambos
same: same gleiche gleichen gleichzeitig dasselbe denselben derselbe même en_même_temps mismo misma a_la_vez stesso stessa contemporaneamente zelfde hetzelfde dezelfde tegelijk tegelijkertijd sam_lead samo tego_samego ten_sam tę_samą jednocześnie mesmo mesma
new: new neu neue neuen neuer neues nouveau nouvelle nouveaux nuevo nueva nuevos nuovo nuova nuovi nieuw nieuwe nowy nowa nowe nowego nową nowych novo nova
mine: mine my_own meine meinen mes mis mios miei mie mijn moje moich moi meus minhas
now: now jetzt maintenant ahora adesso ora nu teraz agora
`

/** Words of most questions. They count little. */
export const common = `
lead: lead* customer* client* prospect* kunde kunden kundin* kundendaten interessent* cliente* clientel* klant* klient* cliënt* potential_buyer*
contact: contact* kontakt* contatt* kontrahent*
app: app rove apps application anwendung programm program programme aplicación aplicacion applicazione applicatie aplikacj* aplicativo
see: widza widzą widzi czytać read lesen liest leer lezen leggere lire mostrano laten_zien kijken sees seeing zeigt zeig zeige zeigst see seen show* shown view_all anzeigen anzeige zeigen sehen sehe sieht siehst voir vois voit afficher affiche* ver veo mostrar muestra vedere vedo vede visualizzare mostra mostrare zien zie ziet bekijken tonen toon widzieć widzę widzi zobaczyć pokazać pokaż* wyświetl* vejo mostrar
use: réutilis* wiederverwend* reutiliz* riutilizz* hergebruik* ponownie use used using benutzen nutzen verwend* utiliser utilise utilisé usar uso utilizar usare utilizzare gebruiken gebruik używać używam użyć
text: text texts texte testo texto tekst*
put: impost* configur* einstell* instell* ustaw* régler mark activat* aktivier* einschalten umschalten turn_on turn_off switch_on switch_off activ* attiv* inschakel* włącz* ativ* put set give setzen setze legen geben mettre mets donner poner pongo dar mettere metto dare zetten zet geven ustawić ustaw pôr
work: arbeit* travaill* trabaj* lavor* werken pracow* pracuj* trabalh* work works working funktionier* geht fonctionn* marche funcion* funzion* werkt werken działa* klappt
`

/** What one does with things of every kind. They count less than the things. */
export const general = `
add: erfass* descri* describe décri* beschreib* descriv* opisać beschrijv* opis* add* creat* enter enters save_someone hinzufüg* hinzugefügt anleg* angelegt erstell* eintrag* ajout* créer créé crée saisir añad* agreg* crear creo introducir aggiung* creare inserir* toevoeg* toegevoegd aanmak* aangemaakt invoer* dodać dodaj* dodaw* doda* utworz* stworz* wprowadz* adicion* criar
change: switch switch* przełącz* wechsel* wechsle basculer passer_d omschakel* wisselen chang* edit edits edited editing modif* alter adjust* correct correcting fix änder* geändert* aender* bearbeit* korrigier* cambi* editar edit* corrig* correg* wijzig* aanpass* aangepast bewerk* veranderen zmien* zmian* zmieni* edyt* mudar alterar rename renam* umbenenn* renomm*
save: you_store stocké* bewahr* opgeslagen guardan salvat* conserv* aufbewahr* behoud* przechow* retenu save saves saved saving store speichern gespeichert speichere speichert sauvegard* guard* salva* salvar opslaan opgeslagen zapisać zapisz bewaren keep kept behalten
find: durchsuch* doorzoek* przeszuk* find* found search* look_for looking_for discover* such* suche find* gefunden trouv* retrouv* recherch* cherch* busc* encontr* encuentr* cercare cerco cercando trov* zoek* gezocht vind* gevonden szuk* znal* znajd* wyszuk* procur*
write: writ* wrote compos* schreib* verfass* écri* rédig* escrib* redact* scriv* scritt* schrijf* schrijv* geschreven napis* pisać piszę pisani* escrev*
list: list lists liste listen listes lista listę listas elenco lijst* leadliste kundenliste firmenliste
number: number* nummer* numéro* número* numero numer* rufnummer
data: about_me über_mich data daten donnée* datos dati gegevens dane danych dados
name: name names position job_title namen nom noms nombre nombres nome nomi naam nazw* imię imienia
detail: page detail* détail* dettagli* szczegół* page_of seite fiche* ficha* scheda history verlauf historie historique* historial* cronologia geschiedenis histori* página pagina strona stron*
begin: od_czego_zacz* what_is_rove what_does_rove_do was_ist_rove was_kann_rove qu_est_ce_que_rove c_est_quoi_rove qué_es_rove cos_è_rove che_cos_è_rove wat_is_rove czym_jest_rove co_to_jest_rove o_que_é_rove how_does_rove_work wie_funktioniert_rove comment_fonctionne_rove cómo_funciona_rove come_funziona_rove hoe_werkt_rove jak_działa_rove neu_hier new_here nouveau_ici nuevo_aquí nuovo_qui nieuw_hier nowy_tutaj zuerst first_thing zuerst_tun begin* start starts started starting first_steps anfang* loslegen beginn* erste_schritte commenc* débuter premiers_pas empez* empiez* comenz* primeros_pasos iniziare inizio cominci* primi_passi beginnen eerste_stappen zacząć zaczyn* rozpocz* pierwsze_kroki começar tutorial* guide anleitung* handbuch guía guida handleiding instrukcj* samouczek
generate: generat* generier* génér* gener* wygener*
`

/** What questions are about. */
export const subjects = `
password: password* passcode* passwort* kennwort* mot_de_passe mots_de_passe contraseñ* wachtwoord* hasł* haseł senha* palavra_passe password
lockedout: locked_out ausgesperrt bloqué_dehors komme_nicht_rein kommt_nicht_rein kan_niet_in er_niet_meer_in
signin: signin sign_in signed_in log_in logged_in logging_in login logins anmeld* angemeldet einlogg* eingeloggt me_connecter se_connecter connecter connecté connectée connexion iniciar_sesión inicio_de_sesión inicia_sesión entrar acceder accesso accedere inlogg* aanmelden ingelogd zalogow* zaloguj* logowani* logować iniciar_sessão
signout: esco_dall uscire wyjść signout sign_out log_out logged_out logout log_off abmeld* ausloggen abgemeldet déconnect* déconnex* cerrar_sesión cerrar_la_sesión disconnett* disconness* uscire_dall uitlogg* afmeld* wylog* terminar_sessão
forgot: no_recuerdo ne_me_souviens non_ricordo erinnere_mich_nicht weiß_mein_passwort_nicht nie_pamiętam weet_mijn_wachtwoord_niet remember forgot forget forgotten vergessen vergesse oublié* oubli* olvid* dimentic* scordat* vergeten zapomni* esquec*
lost: lost lose losing stolen verloren verliere verlier* gestohlen geklaut weg perdu perdue perdre volé volée perdido perdida perder perdí robad* robaron perso persa perdere perdut* rubat* kwijt verlies gestolen zgubi* straci* utrac* skradz* ukradzi* roubad* disappear* gone missing
delete: tolgo quito wis corbeille papelera cestino prullenbak kosz kosza lixeira papierkorb delet* opzegg* kündig* gekündigt opgezegd resili* résili* baja cancel close chiudere fermer schließen delet* remov* trash bin rid erase* lösch* gelöscht* loesch* entfern* supprim* effac* enlever elimin* borr* quitar cancellare cancello cancella cancellat* rimuov* verwijder* wiss* usun* usuw* usuń* skasow* kasow* wyrzuci* apag* excluir remov*
restore: retten sauver rescatar salvare redden uratow* wieder_her wieder_herstellen stelle_wieder_her restor* undelet* undo recover retriev* bring_back brought_back bringing_back get_back getting_back take_back have_back reinstate wiederherstell* wiederhergestellt zurückhol* zurückbekomm* zurückkrieg* zurückhaben zurück rückgängig récupér* restaur* annuler recuper* deshacer ripristin* annulla* tornare_indietro terug terughalen terugkrijg* terugzet* herstel* ongedaan przywr* odzysk* cofn* desfazer
email: mail* email* courriel* correo* mél posta brief briefe letter* lettre* carta lettera bericht_sturen
template: template* vorlage* modèle* plantill* modello modelli sjablo* szablon* modelo*
draft: draft* entwurf entwürf* brouillon* borrador* bozz* conceptmail concepten szkic* rascunho* wersj*_robocz*
send: send* sent verschick* schick* sende senden gesendet versend* abschick* versand envoi envoy* expédi* enviar envío enviado envía* envi* invia inviare inviato invio inviata spedi* verstur* verstuur* stuur* sturen verzend* verzonden gestuurd wysł* wysyła* wyślij mandar mandare mando
tone: tone tonfall ton_de tonalité tono toon formal* friendl* freundlich* formell* formel* amical* amistos* amichevol* vriendelijk* przyjazn* formaln* shorter kürzer länger longer court courte plus_court corto breve korter krótsz* dłuższ* length länge longueur longitud lunghezza lengte długość style stil
improve: réécri* reescrib* riscriv* herschrijv* przepis* umschreib* umformulier* improv* better reword* rewrit* polish_my verbesser* besser amélior* mejor* miglior* verbeter* beter popraw* ulepsz* melhor*
ai: ai ki ia chatgpt gpt artificial_intelligence künstlich* intelligence_artificielle inteligencia intelligenza kunstmatig* sztuczn* inteligência
openai: openai anthropic openrouter
hunter: hunter
keyword: keyword* mot_clé mots_clés stichwort* stichwörter* schlüsselw* schlagw* palabra_clave palabras_clave parola_chiave parole_chiave trefwoord* słow*_kluczow*
key: key keys api schlüssel* api_key clé clés clef clave llave* chiave chiavi sleutel* klucz* chave* token*
team: team* mannschaft* équipe* equipo* squadr* zespo* zespół equipa* equipe
colleague: vertreter* außendienst* representative* rep reps représentant* commercial* comercial* rappresentant* vertegenwoordiger* handlow* przedstawiciel* colleague* coworker* teammate* team_mate* co_worker* mate someone_else somebody_else kolleg* collègue* compañer* collega colleghi colleghe współpracow* koleg* koleż* colega*
member: mitarbeiter* employé* empleado* dipendent* medewerker* pracownik* member* user users mitglied* benutzer nutzer membre* utilisateur* miembro* usuario* membro membri utente utenti leden lid gebruiker* teamlid teamleden człon* użytkowni*
invite: invit* einlad* eingeladen uitnodig* uitgenodigd zapros* zaproś* zaprasz* convid*
join: lid_worden mitglied_werden devenir_membre become_a_member join* beitret* beitritt rejoind* unirme unirse unir unirmi entrare_in partecip* deelnem* aansluit* toetred* dołącz* juntar
link: link links lien liens enlace* collegament* łącz* linkt
leave: lasciato ha_lasciato salgo leave leaving quit verlass* austret* austritt quitter quitte abandon* salir dejar lasciare lascio uscire verlaten opuści* opuszcz* odejś* sair
role: role* roles admin* rolle rollen rechte berechtig* droits permission* rights rol rolę rola ruolo ruoli permess* permis* rechten uprawnien* promot* demot* befördern papel
owner: owner* own owns besitzer* inhaber* eigentüm* gehört propriétaire* propietari* dueñ* titolare* proprietari* eigenaar* właściciel* dono
assign: assign* reassign* hand_over hands_over handover transfer* zuweis* zuteil* übergeb* übertrag* attribu* assegn* asign* toewijz* overdrag* overdraag* przypis* przekaz* atribu* responsible zuständig* verantwortlich* responsab* verantwoordelijk* odpowiedzial* transférer trasferi*
offline: plane flugzeug* avion avión aereo vliegtuig samolo* flight_mode offline no_signal without_signal no_internet without_internet no_network without_network no_connection without_connection without_a_connection out_of_signal no_reception no_wifi without_wifi no_coverage internet* wifi wlan netz netzwerk empfang funkloch flugmodus ohne_verbindung keine_verbindung verbindung sans_connexion pas_de_connexion hors_ligne hors_connexion réseau reseau connexion_internet conexión conexion cobertura sin_señal sin_red connessione segnale rete senza_campo verbinding bereik signaal netwerk zasięg* sieci sieć połączenia ligação_à rede signal connection network reception airplane basement tunnel keller cave sótano cantina kelder piwnic* offlinemodus
sync: czeka czekają waiting_to wartet warten attente espera attesa wacht wachten force_a sync* synchron* sincron* zsynchroniz* abgleich* uptodate pending
attention: attention needs_attention red_number rote_zahl
reject: reject* refus* declin* dismiss* ablehn* abgelehn* rejet* rechaz* rifiut* afwijz* afgewez* weiger* geweigerd* odrzuc* recus* verworfen
conflict: both_edited beide_bearbeitet conflict* konflikt* conflit* conflitt* konfliktów overwrit* überschr* écras* sobrescrib* sovrascr* overschr* nadpis*
install: android* install* instal* zainstal* homescreen home_screen startbildschirm homebildschirm écran_d_accueil pantalla_de_inicio schermata_home schermata_iniziale beginscherm startscherm ekran_główn* ekranie_główn* iphone ipad android app_store appstore play_store icon
version: updates nieuwste dernière_version última_versión ultima_versione najnowsz* latest_version version* upgrad* update update_app neueste latest mise_à_jour aktualisier* actualiz* aggiorn* bijwerk* aktualiz* wersj* versie* versione versión nouvelle_version
storage: storage speicher speicherplatz speicherplatzes voll full stockage espace espacio almacenamient* spazio opslag opslagruimte ruimte pamię* pełn* pełen miejsca miejsce memory memoria mémoire armazenament* quota_mb vol plein lleno pieno disk disque disco platz
trouble: hängt hängen problem* error* bug bugs broken crash* frozen froze hang hangs stuck fehler* abstürz* abgestürzt stürzt erreur* plante planté bloqué* error fallo* falla errore* bloccat* fout fouten foutmelding vastgelopen błąd błęd* zawiesz* erro diagnos* support_team blank
question: answer* question* antwort* frage fragen pregunt* domand* vraag vragen pyta* réponse respuesta
human: mensch* human mensch humain humano umano mens człowiek* robot
chat: chat* support assistant* assistent* asistente* assistente* bot czat*
boss: boss manager chef* vorgesetzt* jefe capo baas leidinggevende szef* przełożon*
privacy: privac* private privat* datenschutz confidential* confidentialité privacidad prywatn* secure security safe sicher* sécur* segur* sicur* veilig* bezpiecz* encrypt* verschlüssel*
gdpr: everything_about everything_we_have_about about_him about_her über_ihn alles_über personal_data personenbezogen* datos_personales données_personnelles dati_personali persoonsgegevens dane_osobowe danych_osobowych gdpr dsgvo rgpd avg rodo lgpd right_to_be_forgotten
person: others other_people anderen andere_leute les_autres otros gli_altri anderen inni innych person* people leute gens gente mensen ludzi ludzie pessoas jemand* personne* persoon persona osob* osoby pessoa* about_them
server: server* serveur* servidor* serwer* stored gehostet
language: nederlandse duits duitse frans franse engelse spaans italiaans pools alemán francés tedesco francese spagnolo niemieck* francusk* angielsk* po_polsku polskiej_wersj* hiszpańsk* włosk* allemand* niderlandzk* language* sprache* langue* idioma* lingua lingue taal talen język* german deutsch* english englisch* french französ* français* spanish spanisch* espagnol* español* italian* italien* dutch nederlands* holländisch polish translat* übersetz* tradu* vertal* tłumacz* anglais inglés inglese engels angielsk*
timezone: time_zone zeitzone fuseau zona_horaria fuso tijdzone stref*
theme: nachtmodus night_mode mode_nuit modo_noche modalità_notturna nachtstand tryb_nocny grell theme* dark light light_mode dark_mode bright brightness hell heller helles helle hellen dunkel* dunkle* sombre* clair claire thème* claro clara oscuro* oscura tema scuro scura chiaro chiara donker* licht lichte ciemn* jasn* escuro modus background hintergrund lighter darker motyw*
textsize: font* text_size bigger_text larger_text schriftgröße* schrift taille_du_texte tamaño_del_texto dimensione_del_testo lettergrootte rozmiar_tekstu bigger größer
profile: my_mail_address meine_mail_adresse meine_mailadresse mon_adresse_mail mon_adresse mi_dirección_de_correo il_mio_indirizzo mijn_mailadres mój_adres mojego_adresu my_own_address profil* perfil* my_name avatar username benutzername* nom_d_utilisateur nombre_de_usuario nome_utente gebruikersnaam nazw*_użytkownika
account: account* konto kontos compte cuenta conta kont* profiel_verwijderen
photo: scan* photo* picture* image* foto* bild bilder immagin* imagen* afbeelding* zdjęci* zdjęć obraz* camera kamera* appareil_photo cámara fotocamera aparat*
card: business_card visitenkarte* carte_de_visite tarjeta_de_visita biglietto_da_visita visitekaartje* wizytówk* card cards
met: messe messen trade_fair fair feria fiera beurs targi targach just_met i_met have_met met_somebody met_someone kennengelernt getroffen rencontré conocí conocido conosciuto conocer ontmoet poznał* spotkał* conheci
quick: quick* fast* schnell* rapide* vite rápid* rapid* veloce* snel* szybk* depressa
near: rund_um wokół near nearby nearest close_to close_by around_me around nähe umgebung umkreis* in_der_nähe proche* près autour proximité à_proximité cerca alrededor* vicin* intorno dintorni buurt dichtbij in_de_buurt pobliż* okolic* perto where_i_am
map: map maps karte landkarte carte mapa mapę mappa kaart openstreetmap osm
radius: radius km kilomet* kilómet* rayon raggio straal promie* raio distance entfernung
company: winkel compan* business businesses firm firms firma firmen firme firmy firmę firmach firmie unternehm* betrieb betriebe* entreprise* société* empresa* negocio* aziend* impres* società bedrijf bedrijv* przedsiębior* shop shops store stores companhia* geschäft geschäfte
nothing: nothing none nichts rien nada niente niets nic zero anything_found
result: result* ergebnis* treffer résultat* resultad* risultat* resultat* wynik*
suggestion: suggest* vorschlag* vorschläg* vorgeschlagen proposé* proposition* propositions suger* propuest* suggeriment* propost* voorstel* voorgesteld sugest* propozycj* proponow*
prospecting: trouver_des_prospects trouver_des_clients trouver_de_nouveaux_clients find_prospects find_customers find_new_customers kunden_finden neukunden* kundengewinnung finde_ich_kunden finde_ich_neue_kunden encontrar_clientes encontrar_nuevos_clientes conseguir_clientes trovare_clienti trovare_nuovi_clienti trovo_nuovi_clienti klanten_vinden nieuwe_klanten_vinden znaleźć_klientów znaleźć_nowych_klientów
generated: generated generiert generierte* généré* generad* generati generata generato gegenereerd* wygenerowan* gerados
import: import* upload* load hochlad* einles* charger téléverser subir cargar caricare inlez* inladen wczyt* zaimport* bring_in
export: export* download* herunterlad* runterlad* télécharg* descarg* scaric* exporter esport* eksport* wyeksport* pobra* pobier* baixar exportier*
excel: excel* spreadsheet* xlsx tabellenkalkulation tableur hoja_de_cálculo foglio_di_calcolo foglio_elettronico arkusz*
csv: csv
file: file files datei* fichier* archivo* bestand bestanden plik* arquivo*
product: product* produkt* produit* producto* prodott* produto* what_i_sell what_we_sell sell sells selling verkaufe verkaufen verkauf vends vendre vendons vendo vendemos vender vendere verkoop verkopen sprzeda* service dienstleistung* artikel angebot
buyer: buyer* buys buy käufer* kaufen kauft acheteur* achète* achet* comprador* compra comprar comprano acquirent* koper kopers koopt kupuj* kupując* comprad* who_buys
industry: industr* branche* secteur* sector* settor* branż* trade trades gewerbe
approve: approv* accept* take_over freigeb* freigegeben genehmig* annehm* angenommen übernehm* approuv* valid* aprob* aprueb* accett* goedkeur* goedgekeurd accepteer* zatwierdz* zatwierdzi* akcept* aprov* aceitar
fit: fits fit passt passen passend convient correspond encaja adatt* past geschikt pasuj*
reason: reason* begründung* grund raison* motivo* razón motiv* reden powód powod*
score: grün gelb green yellow vert jaune verde amarillo giallo groen geel zielon* żółt* score* scor* match percent* percentage prozent* prozentzahl punkte punktzahl bewertung* treffer_score pourcent* porcent* puntua* punteggi* percentual* procent* punkt* punktów wynik_dopasowania ocen* dopasowani* rating points pontua* colour_of
threshold: threshold* schwell* grenzwert* seuil* umbral* sogli* drempel* próg progi progów limiar*
status: marco_un gekwalificeerd* qualifi* kwalifik* qualificat* cualific* deal deals as_won als_gewonnen comme_gagné como_ganado come_vinto jako_wygran* status* statut* stato estado stan stanu etap* stage* pipeline* stadium fase qualified converted contacted konvertiert
followup: follow_up follow_ups followup* followed_up remind* reminder* erinner* wiedervorlage* nachfass* rappel rappels rappeler relance* relancer recordator* recuérd* recordar seguimient* promemoria ricord* sollecit* herinner* opvolg* przypom* lembr* task* aufgabe* tâche* tarea* attività compito taken taak zadani* tarefa* todo to_do
postpone: postpon* reschedul* verschieb* verleg* reporter posponer aplazar rimandare posticip* uitstel* verzett* przełoż* adiar snooze
due: due fällig* überfällig* overdue échéance vence vencid* scadenz* deadline
visit: check_ik_in check_je_in visit* besuch* visite visité visiter visita visitar visitad* visitat* bezoek* bezocht wizyt* odwiedz* check_in checked_in_at checked_in_with checking_in checkin* einchecken eingecheckt meeting appointment* termin termine treffen rendez_vous rendezvous cita reunión afspraak appuntament* riunione spotkan*
location: location gps standort locatie lokalizacj* ubicación emplacement tracking
call: telefoongesprek* telefongespräch* aufruf* call* called dial ring rang telephoned anruf* anrufe angerufen telefonier* telefonat* appel* téléphoner llamad* llamar llamo chiama* chiamat* telefonare telefonata bellen bel gebeld telefoontje zadzwo* dzwoni* rozmow* telefonuj* ligar telefonema reached erreicht
phone: phone* telephone* smartphone* mobile handy handys telefon telefonu telefonie telefonem téléphone* portable móvil movil teléfono* cellulare telefono* telefoon* mobiel* mobieltje telemóvel telefone* komórk*
device: device* devices gerät* geräte tablet* computer* laptop* appareil* ordinateur* dispositiv* ordenador apparaat apparaten urządze* komputer* aparelho*
log: log logged record recorded protokoll* festhalten dokumentier* eintragen enregistr* consign* registr* vastleg* noteer zarejestr* zapis* track
note: note notes notiz* kommentar* anmerkung* remarque* commentaire* nota notas comentario* commento commenti notitie* opmerking* notatk* uwag* annotat* comment
filter: filter* filtr* sort sorts sorted sorting sortier* trier tri ordnen ordenar ordina* sorteer* sorter* narrow
city: city town stadt städte ville ciudad città stad plaats miast* cidade
view: view views ansicht* vue vues vista vistas weergav* widok* segment smart_list
columns: column* spalte* colonne* columna* kolom* kolumn* coluna* 
table: table tabelle* tabla tabella tabel tabeli tableau tabela
select: select* auswähl* ausgewählt auswahl markier* sélection* seleccion* selezion* selecte* zaznacz* wybra* wybier*
swipe: keyboard swip* wisch* gest gesture* gesten geste gestes gesto* gestures gliss* balay* desliz* scorr* veeg* przesuw* przesuń* shortcut* tastenkürzel tastenkombination* raccourci* atajo* scorciatoi* sneltoets* skrót*
today: today heute aujourd_hui aujourdhui hoy oggi vandaag dzisiaj dziś dzisiejsz* hoje
dashboard: dashboard* übersicht* tableau_de_bord startseite accueil cruscotto pulpit* panel_de_control overview start_page
calendar: calendar* kalender* calendrier* calendario* kalendarz* agenda outlook
sample: sample* demo* demodaten beispieldaten beispiel* example_data test_data testdaten exemple* données_d_exemple de_prueba ejemplo* esempi* esempio voorbeeld* przykład* exemplo* dati_di_prova fake
campaign: nieuwsbrief* campaign* kampagne* campagne* campañ* campagna kampani* newsletter* mass_mail* mass_email* serienmail* serienbrief* rundmail* mailing bulk_email* infolettre boletín
analytics: rapport* count analy* anális* statisti* estadíst* estatíst* chart* graph* report* bericht berichte auswertung* rapport rapports informe* kpi* figures zahlen chiffres cifras raport* wykres* conversion_rate umsatz
notification: nachricht* bericht_krijg message_when notif* benachrichtig* push bell glocke meldungen powiadom* melding meldingen alert* cloche campanell*
twostep: verificación_en_dos_pasos verifica_in_due_passaggi verificação_em_duas_etapas tweestapsverificatie weryfikacj*_dwuetapow* twostep two_step two_factor 2fa mfa zwei_faktor* zwei_stufen* zweistufig* zweifaktor* zwei_schritt* deux_étapes deux_facteurs double_authentification double_facteur dos_pasos dos_factores due_passaggi due_fattori doppio_fattore twee_stappen tweestaps* tweefactor* twee_factor* tweetraps* dwuetapow* dwuskładnikow* dwustopniow* dois_fatores duas_etapas authenticator* authentifizierung authentification autenticación autenticazione authenticatie uwierzyteln* autenticação second_factor
passkey: zonder_wachtwoord ohne_passwort without_a_password without_password passwordless sans_mot_de_passe sin_contraseña senza_password bez_hasła riconoscimento_del_volto riconoscimento_facciale reconocimiento_facial rozpoznawanie_twarzy passkey* fingerprint* fingerabdruck* finger empreinte* huella* impront* vingerafdruk* odcisk* touch_id face_id gesichtserkennung gesicht biometr* reconnaissance_faciale gezichtsherkenning yubikey
code: kodu kodem kodami code codes code_de_secours wiederherstellungscode* kod kody kodów código* codice codici
unregister: darme_de_baja darse_de_baja me_désinscrire désinscription cancellarmi
session: session* sessions sitzung* sesión sesiones sessione sessioni sessie* sesj* signed_in_devices where_am_i_signed_in
limit: zostało zapytań verbleib* reste restent quedan rimangono rimast* resta over_heb limit* quota* budget* kontingent* verbrauch* verbraucht limite* límite* consum* consomm* zuzyc* zużyci* verbruik* left übrig restant* how_many how_much
whatdone: who_did_what wer_was qui_a_fait quién_hizo chi_ha_fatto wie_heeft_wat wie_deed kto_co quem_fez
audit: audit* audit_log prüfprotokoll journal_d_audit registro_de_auditoría dziennik*
block: donotcontact do_not_contact never_contact stop_contacting not_contact blacklist* blocklist block blocked sperrliste* sperren blockier* liste_noire bloquer lista_negra blokk* bloquear blocca* blokad* zablokow* unsubscribe* opt_out nicht_mehr_kontaktier* ne_plus_contacter no_contactar non_contattare niet_meer_benaderen nie_kontaktow* ne_pas_contacter nicht_kontaktieren niet_contacteren suppress*
address: address* adress* adresse* dirección* direccion* indirizz* adres* endereço* email_address*
genuine: real invented erfunden echt inventé* inventad* inventat* verzonnen zmyśl* made_up
source: vienen viennent vengono_i source* herkunft quelle* stammen stammt kommen_die come_from comes_from fuente* fonte fonti bron bronnen źródł* provien* provengono komen pochodz* skąd_się origin* pulled_from 
directions: directions navigat* route anfahrt* itinéraire* cómo_llegar indicazioni routebeschrijving trasa trasę nawig* drive_to
manual: manual_entry by_hand manuell von_hand à_la_main manuellement a_mano manual manualmente handmatig ręczn* form formular formulaire formulario modulo formulier formularz*
field: field* felder feld champ* campos campi veld velden pol pole required obligatorisch pflichtfeld* obligatoire* obligatorio* verplicht* wymagan*
signature: signature* signatur* unterschrift* firma_de_correo firma_e_mail handtekening* podpis*
check: check checks prüf* überprüf* vérifi* comprob* revis* verific* controll* control* sprawdz*
gap: crochet* corchete* parentesi_quadre haken nawias* gap* placeholder* platzhalter* lücke* bracket* klammer* espace_réservé segnaposto marcador* 
read_receipt: opened read_receipt gelesen geöffnet lu_mon ouvert leído abierto letto aperto gelezen geopend przeczyta* otwart*
kick: tolgo togliere gekündigt quit_the_company kick fire fired rausschmeiß* rauswerf* virer expuls* buttare
activity: activit* aktivität* actividad* attività_di aktywno*
received: received erhalten bekommen_habe reçu recibí recibido ricevuto ontvangen gekregen otrzymał* dostał* recebi
renew: renew* expire* expired erneuer* abgelaufen expiré* caduc* scadut* verlopen wygas*
duplicate: zduplik* duplicat* duplik* doppelt* dubbel* kopier* copi* dupliz* doublon*
backup: copy_of backup* datensicherung* copia_de_seguridad kopi*_zapasow* sicherungskopie* back_up
battery: battery batteries akku* batterie* batería* accu batteria bateri*
mistake: mistake* accident* versehen* versehentlich aus_versehen par_erreur por_error per_errore per_sbaglio sbaglio per_ongeluk przez_pomyłkę pomyłk* przypadk* por_engano
slow: slow slowly langsam lent lente lento lenta traag wolno
wrong: wrong falsch* bad mauvais* incorrect* sbagliat* verkeerd* źle errad* schlecht*
browser: browser* navigateur* navegador* przegląd*
subject_line: betreff objet_du_mail asunto oggetto onderwerp temat
sms: text_messages sms text_message textnachricht whatsapp
linkedin: linkedin xing
`

/** Words of what people ask an assistant about and Rove has nothing to do with. */
export const elsewhere = `
chocolat* schokolade* food essen cook* koch* cuisine* cocin* cucin* kuchni* 
expense* spesen reisekosten notes_de_frais gastos spese onkosten wydatk* urlaub vacances vacaciones vacanze vakantie urlop marathon euro
prezydent* stolica stolicą capitale hoofdstad fax* faxe dialer contract* vertrag* weather wetter météo* tiempo_hará pogod* invoice* rechnung* facture* factura* fattur* factuur* faktur* price* cost costs kostet kosten preis* coût* coûte prix cuesta costo precio* costa prezz* prijs* koszt* cena kosztuje subscription* abo abonnement* suscripción abbonament* salesforce hubspot google slack zapier pipedrive zoho recipe* rezept* recette* receta* ricetta recept* przepis_na football fußball foot fútbol calcio voetbal piłk* gym fitnessstudio joke* witz poem* gedicht* poema poesia president* präsident* capital hauptstadt train zug trein tren treno pociąg flight* flug vuelo volo hotel hôtel restaurant* ristorante film* kino tax taxes steuer* salary gehalt* python bike fahrrad car auto coche voiture macchina
`

/** Words that say nothing about the subject of a question. */
export const filler = `
pro per
oft often souvent spesso vaak często menudo
echt echten echter speak talk sprechen parler hablar parlare praten rozmawiać dient dienen da lässt_sich gehts klappt asks ask asking wants wollen veut quiere vuole vraagt prosi werden worden
everywhere überall partout everywhere arriveranno viene vengono obtenir obtain obtenez verkrijgen mode modo tagen gemacht fait_il nam zapyt aufs esco esce mandatory calculated calculate force voll_ständig genau eben mehreren
lange_dauert dauert kommen kommt später früher tardi tarde plus_tôt früh spät vroeg laat immer noch zwar nämlich also ganz gar ziemlich
tutte_le ogni_volta a_volte siempre toujours altijd zawsze sempre bardzo dużo mucho mucha beaucoup trop assez tanto molto viel
obligatoire_de need_to must_i have_to muss_ich dois_je debo_yo devo_io
long longer length_of valid gültig gültigkeit lange stays stay anyway simply easily best good great nice big small high low true real
whether am_i be_able able_to suppose supposed seem seems look looks like_to keep_on anymore any_more straight directly during
temps combien élément éléments passer passe pouvoir savoir sais lorsque quelqu tous_les conserve conservé bonne bon vraiment simplement directement chaque fois depuis_quand mettre_en effectuer effectue possible souhaite souhaiter j_aimerais aimerais appli existe trouve_t
 solo_los mismo_tiempo puedes podría podemos gustaría quisiera necesito necesita ayudar ayúdame explicar explica poner realizar existe existen ocurre sobre_todo manera forma tiempo
far fare_parte parte fate vorrei vorremmo serve bisogno esiste esistono avviene modo maniera tempo possibile spiegare dire sapere so sai sa
weet weten graag_wil hoelang lang bestaat bestaan mogelijk manier tijd uitleggen zou zouden echter zeker precies maken gebeuren blijft blijven
ihn ihm ihnen ihrer ihres nehme nehmen nimmt komme kommt kommen möchten würde würden gern gerne bräuchte brauche brauchen braucht funktion möglichkeit eigentlich genau einfach direkt zeit art weise gewisse gehe läuft passieren weiß wissen erklären sagen sage bleibt bleiben finden_sich wirklich dafür damit davon darauf dabei dazu hierfür
jakie jakich żeby aby gdy trzeba_zrobić sposób możliwe można_w czas chciałbym chciałabym potrzebuję potrzebne działać dzieje_się istnieje zostać zostanie wiem wiedzieć powiedzieć
preciso precisa gostaria queria existe maneira forma tempo saber explicar acontece
right counts sound sounds klingt lo_que same_time riesco riesce modalità ad
a an the this that these those it its im ive id i me my we our us you your yours he she they them their his her him
is are was were be been being am do does did done doing have has had having can could may might must shall should will would
to of in on at by for from with into onto out over up down off about as than then so if or and but also too just even still already again
how what when which while such whats hows wheres there here some any each every one ones other another else more most much lot few bit
get gets getting got go goes going gone come comes coming came make makes making made let lets take takes taking took want wants wanted need needs like likes try trying tried
help helps please thanks thank hi hello hey ok okay well really actually maybe possible able way ways thing things something anyone anybody everything anything everyone everybody
happen happens happened mean means tell explain know knows say says said think allowed allow between difference during after before once until because where_do where_can turn switch enable option options setting settings screen button menu tab open opens opening tap click press correctly properly myself again always automatically possible exactly
first next last later long ago day days time times week month year tomorrow yesterday monday tuesday wednesday thursday friday
der die das den dem des ein eine einen einem einer eines ich du er sie es wir ihr mich mir dich dir uns euch mein meiner meinem meines dein deine sein seine unser unsere ihre ihren
ist sind war waren sein bin bist hat habe haben hatte wird werden wurde wurden worden kann kannst können könnte konnte muss müssen soll sollte darf dürfen will wollen möchte mag macht machen mache tun tue gibt geben lässt lassen lasse
wie was wann welche welcher welches welchen wofür wozu womit wenn ob dass weil und oder aber auch noch schon mehr sehr mal man hier dort da dann so zu zum zur in im an am auf aus bei mit nach von vom vor für über unter um durch gegen bis seit
bitte danke hallo hilfe gehen stellen stelle einstellen ein aus an ab los diesem dieser dieses diese denn eigentlich etwas irgend andere anderen anderer anderes anderem ander einmal wieder immer eigene eigenen passiert bedeutet heißt steht stehen liegt bekomme bekommen kriege möglich tippen klicken woche morgen tag tage später nächste nächsten nächster sich selbst
le la les l un une des du de d et ou mais donc car je j tu il elle on nous vous ils elles mon ma ton ta son sa ses notre nos votre vos leur leurs ce cet cette ces c cela ça ceci
est sont suis es êtes était être ai as a avons avez ont avoir peux peut pouvez puis pouvons faire fais fait faites faut veux veut voudrais dois doit aller vais va vas
comment que qu quoi quand quel quelle quels quelles si est_ce y en dans sur sous avec pour par à au aux chez vers entre depuis pendant après avant déjà encore aussi plus moins très bien me m te t se s lui moi toi eux merci bonjour svp aide passe veut_dire signifie quelque quelques chose semaine prochaine demain jour jours autre autres plus_tard même_si dessus sert servir
el los las lo un una unos unas del al y o pero yo tú él ella nosotros ustedes mi tu su sus nuestro nuestra este esta esto estos estas ese esa eso
es son soy eres está están estoy fue ser estar he ha han haber hay tengo tiene tener puedo puede pueden podemos poder hago hace hacer quiero quiere querer debo debe deber va van ir voy
cómo como qué que cuándo cuál cuáles cuánto cuántos cuánta cuántas si en con para por sobre desde hasta entre a de más menos muy ya también otra otro otros otras vez gracias hola favor ayuda me te se le les nos algo cada cuando significa pasa sirve semana próxima mañana día días después luego
il lo gli i la le un uno una del dello della dei degli delle dal dalla al allo alla ai agli alle nel nella nei sul sulla col e ed o ma io tu lui lei noi voi loro mio mia tuo tua suo sua nostro nostra questo questa questi queste quello quella
è sono sei siamo era essere ho hai ha abbiamo hanno avere posso puoi può possiamo potere faccio fa fare fai voglio vuole devo deve dovere vado va andare si fanno
come che cosa quando quale quali quanto quanti quante se in con per su da di fra tra a più meno molto già anche altro altra altri altre ancora volta grazie ciao favore aiuto mi ti ci vi ne qualcosa ogni significa succede serve settimana prossima domani giorno giorni dopo poi quello_che stato stata ho_appena appena
de het een en of maar ik jij je hij zij ze wij we jullie mij me jou ons onze hun hem haar dit dat deze die
is zijn ben bent was waren wordt worden werd heb hebt heeft hebben had kan kun kunt kunnen kon mag mogen moet moeten wil willen zal zullen ga gaat gaan doe doet doen maak maakt maken laat laten
hoe wat wanneer welke welk wie als dan omdat in op aan bij met van voor naar uit over onder tot om door te er hier daar niet_meer meer minder heel al ook nog weer zo nou toch graag bedankt hallo hulp alsjeblieft iets elke betekent gebeurt krijg krijgen week morgen dag dagen later volgende andere anders staat staan komt kom zich zelf eigen net
i a o w we z ze na do od po dla przez przy pod nad za u oraz lub albo ale ja ty on ona my wy oni mnie mi ci się mój moja moją mojego mojej mojemu twój nasz nasza swój swoje swoją swojego ten ta to te tego tej tym tych
jest są jestem być był była było mam ma masz mamy mają mieć mogę może możesz można możemy móc chcę chce chcieć muszę trzeba robi robić zrobić robię idzie
jak co kiedy który która które którzy ile jaki jaka jakie czy jeśli że bo więcej mniej bardzo już też także jeszcze znowu tak proszę dziękuję cześć pomoc coś każdy znaczy oznacza dzieje tydzień tygodniu przyszłym jutro dzień dni później następn* inny inne innego innemu inną sobie go jej ich
o os as um uma uns umas do da dos das no na nos nas ao à pelo pela eu ele ela nós você vocês meu minha seu sua este esta isto esse essa isso
é são sou está estão foi ser estar tenho tem ter posso pode podem fazer faço faz quero quer devo deve vou vai ir
como que quando qual quais quanto quantos se em com para por sobre desde até entre mais menos muito já também outro outra obrigado olá alguém algo cada significa acontece semana próxima amanhã dia dias depois
`

/** Verbs that German and Dutch part: `concept: beginning…particle`, where the particle comes later in the sentence. */
export const parted = `
invite: lad…ein nodig…uit
export: lad…herunter lad…runter
import: lad…hoch lees…in laad…in les…ein
add: leg…an füg…hinzu voeg…toe maak…aan voer…in trag…ein gib…ein geb…ein
change: pas…aan
join: word…lid werd…mitglied tret…bei sluit…aan
signout: log…out sign…out meld…ab log…aus log…uit meld…af
signin: meld…an log…ein log…in meld…aan
call: ruf…an
assign: weis…zu teil…zu wijs…toe geb…weiter draag…over
approve: keur…goed nehm…an
put: schalt…um schalt…ein schalt…aus richt…ein stell…ein stell…um vul…in zet…aan zet…om schakel…in
visit: check…ein
block: stop…contacting stop…contact
restore: stell…wieder_her hol…zurück bekomm…zurück krieg…zurück mach…rückgängig haal…terug krijg…terug zet…terug
`
