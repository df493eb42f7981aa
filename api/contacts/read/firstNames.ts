/** Common first names in the regions of the eight languages, in lower case without accents. */
export const firstNames: ReadonlySet<string> = new Set(
  `aage aaliyah aaron abbas abbey abbi abbie abby abdelkader abdellah abdi abdirahman abdon abdul abdullah abdullahi abel abelardo
  abelone abigail abilio abina abjorn abner abraham abram abril achiel achille achim ada adalbert adalberto adam adamo adan addison
  adela adelaida adelaide adelardo adelasia adelbert adele adelgunde adelheid adelia adelina adelinde adeline adelmo adem adiela
  adil adina adis admir adnan adolf adolfine adolfo adora adoracion adriaan adrian adriana adriane adrianna adrianne adriano adrien
  adrienne aedan aedin aengus aenne aferdita afonso afra afrim agapito agata agatha agathe age agim agne agnes agnese agneszka
  agneta agnete agnieszka agnolo agostina agostino agron agueda agustin agustina ahmad ahmed ahmet aicha aida aidan aideen aiden
  ailbhe aileen ailis ailish aime aimee aina ainara aine ainhoa ainoa aisha aishling aisling aislinn aitana aitor ajan ajla ajna
  ake aksel aladino alain alamiro alan alana alanis alanna alannah alara alastair alba alban albano albeiro alberico albert alberte
  albertina albertine alberto albin albina albino albrecht albulena alcides alcira aldair aldemar alderano aldin aldo aldonza ale
  alea alec aleida aleisha aleix alejandra alejandrina alejandro alejo aleks aleksandar aleksander aleksandr aleksandra aleksej
  alen alena alessandra alessandro alessia alessio alex alexa alexandar alexander alexandra alexandre alexandria alexandrie
  alexandros alexei alexej alexi alexia alexis alf alfio alfons alfonsina alfonso alfred alfredo algot ali alice alicia alicja
  alida alina aline alirio aliro alisa alisha alison alissa alisson alistair alister alix alizee alla allan allegra allen allison
  alma almendra almir almudena almut almuth alois aloisia alondra alonso aloys alphons alphonse alphonsus altin alva alvar alvaro
  alve alveiro alvin alwin alwina alwine alya alyssa amada amadeo amadeus amado amador amaia amalia amalie amancio amanda amandine
  amando amar amarilis amaro amaru amaury amaya ambar amber ambrose ambrosio amedeo amela amelia amelie americo amico amie amilcar
  amin amina amine amir amira amleto amparo amra amy ana anabel anabela anabella anacleto anaelle anahera anahi anahis anais anaru
  anas anastasia anastasie anastasio anastasios anastatia anastazja anatol anatoli anatolij ancizar anders anderson andjela
  andjelina andre andrea andreas andree andrei andreia andrej andrena andres andreu andrew andrey andri andrin andrina andrzej andy
  ane anel anes aneta anett anette angel angela angele angeles angelica angelika angelina angeline angelino angelita angelo angie
  angus ani anibal anica aniela anika anina anisa anissa anita anja anka anke ann anna annabel annabell annabella annabelle
  annalena annaliese annalisa annalise annamaria annamarie anne annedore annegret annegrete annekatrin anneke anneleen annelene
  anneli annelie annelies anneliese annelise annelore annemarie annemette annemie annemijn annerose annett annetta annette anni
  annibale annica annick annie annika annikki annina annita annunziata anny anouk ansaldo anselm anselma anselmo ansgar ante antero
  anthony antje anto antoin antoine antoinette anton antonella antonello antoni antonia antonie antonieta antonietta antonin
  antonina antonino antonio antonios antonius antony antoon anyelo anyi aodhan aoibheann aoibhin aoibhinn aoife aongus apolinar
  apolline apollonia apolonia apostolos april aquiles arabella araceli aracely arantxa aranzazu aras arben arbey arbnor arcelia
  archer archie arda ardian ardit ardita argemiro ari aria ariadna arian ariana ariane arianna arianne aribert arie ariel ariela
  arif ariki arild aristides arjen arkadiusz arlene arlet arlette arley arlind arlinda arlo armand armando armend armida armin
  arnaldo arnau arnaud arnaude arnd arndt arne arnfried arnim arno arnold arnoldo arnulf arnulfo aroa aroha aron arran arron
  arsenio arsim arta artan artemio arthur artur arturo arvid arzu asa asbjorn ascension asdrubal ase asger asher ashlee ashleigh
  ashlene ashley ashling ashton assar assia assumpta assunta asta aston astrid astrit ataahua atenulf athanasios atilio attila
  attracta aubrey aud aude audrey august augusta auguste augustin augustine augusto aura aurea aurel aurelia aureliano aurelie
  aurelien aurelio aurora aurore autumn ava avelino averil avni avril awhina axel axelle aya ayden ayelen ayesha ayla ayleen aylin
  ayman aymeric aynur ayoub ayse aysel ayten azahar azahara azeglio azeneth aziz azra azucena babett babette baccio bailey bailie
  bairbre bairon bajram baldassare baldomero balduino baldur baltasar baltazar balthasar balz baptist baptiste barbara barbel
  barbro baris barry bart bartek bartholomaus bartholomew bartley bartolome bartolomeo bartosz bas bashkim basil basile basilio
  bastiaan bastian bastien baudelio baudouin baukje bautista bayram bayron beat beata beate beatrice beatrijs beatrix beatriz
  beauden becky beda begona bekim bekir bela belarmino belen belinda belisario ben benedetta benedetto benedict benedicte benedicto
  benedikt benedikte benedita bengt beni benicio benigna benigno benita benito benjamim benjamin benn benno benny benoit bent bente
  benthe benvenuto beppe berat berend berengere berenice berit bernabe bernadette bernadine bernard bernarda bernardino bernardita
  bernardo bernd berndt bernfried bernhard bernhardine bernice bernt bernward berra bert berta bertha berthe berthold bertil berto
  bertold bertram bertrand besart besarta besim besnik beth bethan bethany betina betti bettina betty bevan beverley beverly biagio
  bianca bianka bibi bibiana bieke biel bienvenida bilal biljana bill billie billy birger birgid birgit birgitt birgitta birgitte
  birte birthe bitten bjarne bjorg bjorn bladimir blaine blair blake blanaid blanca blandine blanka blas blathnaid blazej blerim
  blerina blerta bluette bo boaz bob boban bobby bodhi bodil bodo boe boel bogdan bojan boje bonifacio bonnie borge boris borja
  borje borris borys bozena brad bradley brady brahim bram brandi brandon branislav branka branko braulio braxton brayan brayden
  breandan breanna brecht breda breeda breege breffni brenda brendan brendon brent brett brian briana brianna brice brid bridget
  bridie briek brien brieuc briget brighid brigid brigida brigitta brigitte brit brita britney britt britta brittany brittney
  brodie brogan brona bronach bronagh bronwen bronwyn brooke bror bruce bruna brunhild brunhilde bruni brunilda bruno bryan bryce
  bryony buenaventura bujar bukurije burak burckhard burghard burim burkard burkhard burkhardt byron cacilia cacilie caetana cahal
  cahir cailin cailum cait caitlin caitlyn caitriona cajsa cal calcedonio caleb calista calisto calixta calixto callan callum
  calogero calum calvin camila camilla camille camillo camillus camilo campbell campo can canan candace candelaria candelario
  candelas candice candida candido canice caoilfhionn caoimhe caoimhin caolain caolan caomhan cara caragh caren caridad carin
  carina carine carl carla carles carlijn carlito carlo carlos carlota carlotta carly carme carmel carmela carmelita carmelo carmen
  carmenza carmina carmine carminho carol carola carole carolien carolin carolina caroline carolyn carrie carsten carys cas
  casandra casemiro casey caspar casper cassandra cassidy cassie cataleya catalina catarina caterina cathal catharina catherina
  catherine catheriona cathleen cathrin cathrina cathrine cathriona cathy catia cato catrin catrine catriona cayetana cayetano
  ceara cebrian cecelia cecil cecile cecilia cecilie cecilio cedric ceferino celal celene celestin celestina celestine celestino
  celia celina celinda celine celso cem cemal cemil cengiz centa cerys cesar cesare cetin ceylin cezary chad chantal chantel
  chantelle charis charlene charles charlie charline charlott charlotta charlotte charly charmaine charo che chelo chelsea chelsey
  chema cherie cherith cheryl cheyenne chiara chita chloe chris christa christel christelle christer christiaan christian
  christiana christiane christianne christie christin christina christine christl christof christofer christoffer christoph
  christophe christopher christos christy chucho chus chuy cian cianan ciara ciaran ciarrai cielo cilli cillian cilly cindy cinthia
  cinthya cintia cinzia cipriano ciriaco cirillo cirino cirkeline ciro citlali claas claes clair claire clara clare clarence
  clarisa clarissa clarisse clark clas claude claudette claudia claudina claudine claudio claudius claudy claus clavs clayton
  clelia clemence clemencia clemens clement clemente clementina cleto cliff clifford climaco clinton cliodhna cliona clive clodagh
  clodomiro cloe clorinda clotilde codie cohen cole coleman colette colin coline colleen collette collin colm colman colomba colton
  coluccio colum columba come conal conall conan concepta concetta concha conchita conchur conleth conn connell connie connor conny
  conor conrad conradin conrado constanca constance constant constantin constantino constanza constanze consuela consuelo cora
  coral coralie coraline cord cordula corentin corey corina corine corinna corinne coriolano cormac cormack cornel cornelia
  cornelio cornelis cornelius corona corrado corrie corsin cortney cory cosima cosimo cosme costantino costanza costanzo courteney
  courtney craig crescencia cristal cristhian cristhofer cristian cristiana cristiano cristina cristobal cristofer cristopher csaba
  curdin curro curt curtis custodia custodio cynthia cyprian cyriel cyril cyrill cyrille czeslaw daan dafina dafne dafydd dag
  dagmar dagmara dagny dagobert dagoberto dahiana daire dairine dairo daisy dajana dale dalia dalibor dalila dalton damaris damian
  damiano damien damir damjan damon dan dana danae dani dania danica daniel daniela daniele daniella danielle danijel danijela
  danilo danique danitza danna danny dante danuta dany daphne dara daragh darcy dardan daren daria darin darina dario daris darius
  dariusz darko darlene darling darragh darran darrell darren darrin darryl darryn darwin dary daryl dave david davida davide davin
  davnet davy dawid dawn dayana dayna deaglan dean deane deanna dearbhail dearbhaile dearbhla debbie debby debora deborah deborrah
  debra declan deiby deicy deidre deirbhile deirdre deisy dejan del delfin delfina delfino delia delphine demetrio demi demian
  deniis denis denise denisse deniz dennis denny dereck derek derick derly dermot dermott derrick derval dervilla dervla derya
  desiderio desiree desmond detlef detlev devin devon dewi dex deyanira diana diane diann dianne diar diarmaid diarmuid dick didier
  diederik diedrich diego dierk dieter diethard diethelm diether dietlind dietlinde dietmar dietrich digna dijana dilan dilara
  dillon dimas dimitri dimitrios dina dinis dino diogo dion dionigi dionisia dionisio dionne dirk ditmar ditte dittmar dogan dolly
  dolores domenic domenica domenico domhnall dominga domingo domingos dominic dominick dominik dominika dominique domitila don dona
  donagh donal donald donat donata donatella donatello donato donna donnacha donncha donough donovan dora doralisa doreen dorian
  dorien dorina dorine doris dorit dorita dorle dorota dorotea dorothe dorothea dorothee dorothy dorte dorthe douglas doutzen
  dragan dragana dragica drago drew dries drilon drita driton duane duarte duban duilio dulce duncan dunja durante dursun dusan
  dustin duuk duvan dwayne dylan dylano dymphna dympna eadaoin eamon eamonn eanna eavan ebba ebbe eberhard eberhardt ebony eckard
  eckart eckehard eckhard eckhardt eckhart ecrin ed eda edda eddie eddy edel edelbert edelgard edelmira edelmiro edeltraud
  edeltraut edeltrud eden eder edgar edgard edgardo edier edilberto edilma edilson edin edina edinson edison edisson edit edita
  edith editha edmond edmund edmundo edna edoardo edon edona edouard edson edu eduar eduard eduarda eduardo edwar edward edwin
  edwina edyta efrain efren egbert eggert egil egon egzon egzona ehrenfried ehrentraud ehrhard eider eileen eilidh eilis eilish
  eimear eimer eimhear einar einer eira eirik eitel eithan eithne eivind eivor ekaterina ekkehard ekkehart ekrem ela eladio elaine
  elba elcira elcy elda eldon elea eleanor eleanora eleazar elena eleni elenore eleodoro eleonor eleonora eleonore eleuterio elfi
  elfida elfie elfriede eli elia elian eliana eliane elias elie eliecer elien elif eligia eligio elijah elin elina eline elinor
  elio eliona eliot eliott elis elisa elisabet elisabete elisabeth elisabetha elisabetta elise eliseo elisha eliza elizabeth elize
  elke elkin ella elladio ellen elli ellie ellinor elliot elliott elly elma elmar elmer elmo elna elodia elodie elof eloi eloisa
  eloise elona eloy elpidio els elsa elsbeth else elsebeth elsie elsy elton elva elvana elver elvia elvin elvira elvis elvy elwira
  elyas elza elzbieta ema emanuel emanuela emanuele emelie emelina emeline emely emelyne emer emerson emiel emigdio emil emilce
  emile emilia emilian emiliana emiliano emilie emilien emilija emilio emilse emily emin emina emine emir emiro emma emmanuel
  emmanuelle emmerich emmet emmett emmi emmy emperatriz emre emy enar encarna encarnita enda endrit enea enes engelbert engin engla
  enis enith enna ennio enno enrica enrico enrique enriqueta ensar enver enya enzio enzo eoghan eoin eowyn epifanio eraldo erasmo
  ercan erdal erdmute erdogan eren erhard erhardt eric erica erich erick erik erika erin erina erion erkan erland erling ermanno
  ermenegildo ermes erna ernest ernestina ernestine ernesto ernst erol erva erwan erwin eryk eryn esben esila eskil eslemnur esma
  esmarelda esmee esmeralda esneider esparta espartaco espen esperanza espiridion esra esteban estefania estefany estela estella
  estelle ester esther estiven estrella etelvina ethan ethel ethna ethne etienne etta ettore euan eufemia eugen eugene eugenia
  eugenie eugenio eulalia eulogio eunan eunice eusebia eusebio eustaquio eutimio eutropio eva evald evamaria evan evangelia
  evangelina evangelista evangelos evaristo eve evelia evelien evelin evelina eveline evelio evelyn evelyne ever evert evi evie
  evita evy ewa ewald ewan ewelina exequiel eydan ezequiel ezio ezra faas faber fabia fabian fabiana fabien fabienne fabio fabiola
  fabrice fabricio fabrizia fabrizio facundo fadil fadime fainche faith falk falko fanny farah farid faruk fatih fatiha fatima
  fatime fatma fatmir fatmire faton faustino fausto fay faye feargal fearghal febe fedde fedele federica federico federigo fedor
  felice felicia feliciana feliciano felicidad felicitas felicity feline felipa felipe felisa felix felizitas fem femke fenna fenne
  ferdi ferdinand ferdinando ferenc fergal fergus fermin fernand fernanda fernande fernando ferney ferre ffion fiachra fiamma fidel
  fidela fidelma fien fiene filip filipa filipe filippa filippo filiz filomena finbar finbarr finian finn finola fintan fiona
  fionan fionna fionntan fionnuala fionnula fiorella fiorenzo fiorino fisnik fitim fito fitore fjolla flamur flannan flavia flavie
  flavio flemming fletcher fleur floortje flor flora flore florence florencia florencio florent florentin florentina florentine
  florentino florian floriane floridor florim florin florina florinda florine floris flurin flurina flynn fokke folke folker
  folkert fortunata fortunato fran franca frances francesca francesco franchesca francia francine francis francisca francisco
  franciscus franciszek franck franco francois francoise francy franjo frank franka frankie franklin franky frans franz franziska
  fraser frauke frazer fred freda freddy frede frederic frederick frederico frederik frederike frederikke frederique fredi fredo
  fredric fredrik fredrika fredy freia freja fresia freya frida fridolin frieda friedbert friedemann frieder friedericke friederike
  friedhelm friedhilde friedhold friedl friedlinde friedo friedrich frithjof fritz frode froilan fryderyk fulgencio fulvio fynn
  gabi gabin gabino gabor gabriel gabriela gabriele gabriella gabrielle gaby gael gaelle gaetan gaetano gaia gail gaja gala galasso
  galina gallego galo galvarino gani ganimete garech gareth garret garreth garrett garry garvan gary gaspar gaspard gaspare gaston
  gastone gauthier gavan gavin gaylene gazmend gearoid gebhard geert geir gelsomina gema gemma genaro gene genevieve gennaro
  genoveva geoff geoffrey geoffroy georg george georges georgette georgia georgina georgine georgios geovanny gerald geraldine
  geraldo gerard gerarda gerardine gerardo gerardus gerd gerda gerdi gereon gerfried gerhard gerhardt gerhart gerhild gerlind
  gerlinde germain germaine german germana gernot gero gerold gerolf geronimo gerrard gerrit gerry gerson gert gerta gerti gertraud
  gertraude gertraut gertrud gertrude gertrudis gervasio gerwin gesa gesche gesine gethin geza ghislain ghislaine giacinto giacobbe
  giacomo giada giampaolo giampiero gian giancarlo gianfranco gianluca gianluigi gianmarco gianna gianni gianpaolo gianpietro giel
  giesela gijs gil gilbert gilberte gilberto gilda gildardo giles gilles gillian gillis gilma gina ginette ginevra gino gioacchino
  gioachino gioele gioffre gioia gion gionata giorgia giorgio giosue giovanna giovanni giovanny girolamo gisa gisbert gisela gisele
  giselle gislinde gisselle gitta gitte giulia giuliana giuliano giulietta giulio giuseppa giuseppe giuseppina giustino gizem
  gladis gladys glauco glen glenda glenn glenys gloria godelieva godelieve godofredo goffredo gokhan goncalo gonul gonzalo goran
  gordan gordana gordon gorka gorm gosta gote gottfrid gottfried gotthard gotthilf gotthold gottlieb gottlob gotz goyo grace gracia
  graciana graciano graciela graeme graham grainne grania grant grayson grazia graziano graziella grazyna greca greco greet greg
  greger gregg gregoire gregor gregorio gregory greta gretchen grete gretel grethe gretl gretta gricelda griet griselda grit gro
  grzegorz guarino gudrun gudula guenter guenther guglielmo guido guilherme guillaume guillermina guillermo guiomar guiseppe gulay
  gulsen gulten gumercindo gun gunar gunborg gunda gundel gundhild gundi gundolf gundula gunhild gunilla gunn gunnar gunnel gunner
  gunter gunther guntram gunvor gurli gust gustaaf gustaf gustav gustave gustavo gustaw gusti guus guusje guy guylaine gwen
  gwenaelle gwenda gwendolen gwendoline gwendolyn gwyneth gyda gzim hadrien hagen hailey hajo hakan hakon haley halil halina hamid
  hamish hampus hamza hana hanife hanna hannah hannchen hanne hanneke hannele hannelore hannes hanni hanno hanns hanny hanora hans
  hansgeorg hansjoachim hansjorg hansjurg hansjurgen hanspeter hansruedi hansueli harald hardy haris harley harm harol harold
  haroldo harper harri harriet harrison harro harry hartmut hartmuth hartwig harun harvey hasan hassan hasso hatice hava havard
  haydee hayden hayleigh hayley heather hector hedda hedi hedvig hedwig hedy hege heide heidelinde heidelore heidemarie heiderose
  heidi heidrun heidy heike heiko heimo heiner heinfried heini heino heinrich heinz helan heleen helen helena helene helfried helga
  helge heliodoro hella helle hellmut hellmuth helma helmar helmer helmtrud helmut helmuth heloise hemi hendrik henk henner henni
  hennie henning henny henri henric henricus henrietta henriette henrik henrike henrique henry henryk heraclio heraldo herbert
  herberto herdis heribert heriberto herlinde herma herman hermann hermelinda hermenegildo hermes herminda hermine herminia
  herminio hernan hernando herney herrmann herta hertha herve herwig hicham hidde hielke hilario hilary hilda hildburg hilde
  hildegard hildegart hildegund hildegunde hilding hilke hillary hillevi hilma hilmar hiltraud hiltrud hinewai hinrich hipolito
  hjalmar hjalte hjordis hoani holger hollie holly holm homero honora horacio horst hortense hortensia howard hubert hubertine
  hubertus hudson hugh hugo hugues huguette huia hulda hulya humberto huseyin hussein huw iain ian iara iban iben ibeth ibrahim ida
  ide idriz idun ieuan ignace ignacia ignacio ignacy ignatz ignaz ignazio igor ihaia iker ilaria ildefonso ildiko ileana ilenia
  ilhan ilias ilija ilir ilja ilka ilona ilonka ilse ilyas imane imelda imer imke immo imogen imran imre ina inaki inaya indi indie
  indira indy ine ines inez inga ingalill ingbert inge ingeborg ingeburg ingegard ingegerd ingela ingelise ingelore ingemar inger
  ingetraud ingetraut ingmar ingo ingolf ingrid ingried ingvar inigo inka inken inmaculada inna inocencio insa ioannis iolanda iona
  ippazio ira irena irene irfan irina iris irma irmela irmengard irmgard irmhild irmi irmingard irmtraud irmtraut irmtrud iryna isa
  isaac isabel isabela isabell isabella isabelle isac isaiah isaias isak isaline isaura ise isidor isidora isidoro isidro isis isla
  ismael ismail ismet isobel isolde isolina istvan ita italo itzel itziar iva ivan ivana ivanka ivano ivar iver ivette ivica ivo
  ivonne ivor iwan iwo iwona izabela ize jaak jaana jaap jacek jacinta jacintha jacinto jack jackeline jackie jackson jacky jaclyn
  jacob jacobine jacobo jacobus jacopo jacqueline jacques jader jadwiga jael jafet jaider jaime jair jairo jake jakob jakub jamal
  james jamie jamila jan jana jane janet janeth janett janette janic janice janick janik janin janina janine janis janko jann janna
  janne janneth janni jannie jannik jannis jano janos janosch janus janusz jaqueline jara jared jari jarl jarlath jarleth jarne
  jarno jaron jaroslav jaroslaw jarrod jasin jasmijn jasmin jasmina jason jasper jaume javi javier javiera jaxon jay jayda jayde
  jayden jaylinn jayne jayson jazmin jean jeanette jeanine jeanne jeannette jeannine jedrzej jef jeferson jeff jefferson jeffery
  jeffrey jeison jeisson jelena jelle jelte jemma jena jenaro jenifer jeniffer jenna jenni jennie jennifer jenniffer jenny jens
  jente jeppe jeremi jeremiah jeremias jeremie jeremy jerker jermaine jerman jermiah jeroen jerome jeronimo jerry jerson jerzy
  jesper jess jesse jessica jessie jessika jessy jesus jesusa jet jetmir jeton jhan jhoan jhoana jhon jhonatan jhonny jhony jil
  jill jillian jim jimena jimmie jimmy jinthe jip jiri jitske jo joachim joacim joakim joan joana joann joanna joanne joannes joao
  joaquim joaquin joaquina job jobst jocelyn jocelyne jochem jochen jodi jodie jody joe joel joelle joep joerg joeri joey joffrey
  johan johana johann johanna johanne johannes johans john johnathan johnnie johnny johny joke jolanda jolanta jolanthe jolene
  jolie jolien jolijn jolina joline jon jona jonah jonas jonatan jonathan jonathon jone jonna jonny joop joost joppe joran jordan
  jordana jordi jordon jordy joren jorg jorge jorgen joris jorja jorn jort jorunn jos jose josee josef josefa josefin josefina
  josefine joselyn josep joseph josepha josephina josephine josephus josette josh joshua josiah josiane josianne josie josip josse
  jost josu josua josue jovan jovana jovita joy joyce jozef juan juana juanita juanito jude judith judy juergen juhani jule jules
  julia julian juliana juliane julianna julie julien julienne juliet julieta julieth juliette julijana julio julita julius juliusz
  juna june jurg jurgen juri jurij jurre justin justina justine justo justus justyna jusuf jutta juul juvenal jytte kaan kaarina
  kaat kacper kahu kahurangi kai kaia kaitlin kaitlyn kaj kaja kajetan kajsa kaleb kalevi kalina kalle kaltrina kamiel kamil kamila
  kane kara karan kare karel karen kari karim karima karin karina karine karl karla karley karlfried karlheinz karlijn karlo karol
  karola karolien karolin karolina karoline karsten karyn kasimir kaspar kasper kastriot kata katalin katalina katarina katarzyna
  katcha kate katelijne katelyn katerina katerine katharina katharine kathe katherin katherina katherine katherinne kathi kathleen
  kathrin kathryn kathy kati katia katie katja katleen kato katrien katrijn katrin katrina katrine katriona katty katy kauri kay
  kayden kaye kayla kaylee kayleigh kazim kazimierz kealan keano keanu keegan keelan keely keeva keira keith keld kelli kellie
  kelly kelsey kelvin kemal ken kenan kendra kenn kennet kenneth kenny kent kenth kenza kenzo keri kerim kerri kerrie kerry kerstin
  kevim kevin khadija khaled khalid khloe kian kiano kiara kiaran kick kiera kieran kiernan kieron kike kiki kilian killian kim
  kimberley kimberly kinga kingston kira kirby kiri kirk kirsten kirstie kirstin kirstine kirsty kjeld kjell kjersti kjetil klaas
  klara klare klas klaudia klaus klavs klea klemens klothilde knud knut kobe koen koenraad konrad konstantin konstantinos konstanty
  konstanze kora korbinian kordula kori korinna kornel kornelia kornelius kreszentia kreszenz kriemhild kris krishna krista kristel
  kristen krister kristi kristiaan kristian kristiane kristie kristien kristijan kristin kristina kristine kristof kristofer
  kristoffer kristopher kristy krystal krystian krystyna krzysztof ksawery kujtim kumar kunibert kunigunda kunigunde kunkyi kuno
  kurt kurtis kushtrim kyan kyano kyara kyla kyle kylian kylie kyllian kyra labinot lacey lachlan ladina ladislaus lady laerke
  laetitia laia laila lalo laly lambert lamberto lana lance lander lando laoise laora lara larissa larry lars lasse laszlo latasha
  latoya laura laure laureano laureen lauren laurence laurens laurent laurenz lauretta lauriane laurie laurin laurina laurine
  laurits laus laust lautaro lavinia lawrence layla lazar lazaro lazzaro lea leah lean leana leander leandra leandro leane leanne
  leano leart lech ledion lee leen leena leia leider leidy leif leigh leila leire lejla lena lene leni lenin lenn lennard lennart
  lennarth lennert lenny leo leocadia leocadio leokadia leon leona leonard leonardo leoncio leone leonel leonhard leoni leonid
  leonidas leonie leonor leonora leonore leontina leopold leopoldine leopoldo leroy lesley leslie lesly leszek leticia letizia levi
  levin lew lewis lex leydi leyla leyre lhanzey lia liam lian liana liane lias libardo libby liberto libia liceth licia lida lidia
  lidija lidwina lieke lien lies liesa liesbet liesbeth lieschen liesel lieselot lieselotte lieve lieven lieze ligia liisa lila
  lili lilia lilian liliana liliane lilija lilla lillemor lilli lillian lilly lilo lilou lily lina lincoln linda linde lindita
  lindsay lindsey line linn linnea lino linus lio lioba lionel liridon liridona lirim lirjan lisa lisandro lisanne lisbet lisbeth
  lise liselott liselotte liseth lisette lissette lissi lissy liv liva livia livio liwia liya liz liza lize lizeth lizz lizzy
  ljiljana ljubica ljubisa ljudmila llinos lloyd loan lode lodewijk lodovico loek loes logan loic loida lois loke lola lolita lona
  lone loni lonnie lope lora loraine lorcan lore loredana lorena lorenz lorenza lorenzo loreto loretta loretto lori lorik lorin
  loris lorna lorraine lot lothar lotta lotte lotti lou louana louane loui louie louis louis-philippe louisa louise louka louna
  lourenco lova love lovis lovisa lowe lowie loyola luan luana luc luca lucas lucero lucette luchino lucho lucia luciana luciano
  lucie lucien lucienne lucila lucile lucinda lucio lucrecia lucrezia lucy ludger ludivine ludmila ludmilla ludo ludovic ludovica
  ludovico ludovicus ludvig ludwig ludwik ludwina luej luena luigi luigia luigina luis luisa luisana luise luisella luisina
  luitgard luka lukas lukasz luke luljeta lulzim luna lupe lupita lutgarde lutgardis lutgart lutz luuk luzia luzie luzius luzmira
  lya lyam lydia lydie lykke lyn lynda lyndon lyndsay lyndsey lynette lynley lynn lynne lynnette lynsey maaike maarit maarten
  maartje mabel mac macarena macaria macario macauley maciej mackenzie madalena maddalena maddison madeleine madelene madelief
  madeline madison madleina madlen mads mael maelle maelys maeva maeve mafalda magali magaly magarete magda magdalena magdalene
  maggie magne magnolia magnus magret magrit mahdi mahi mahmoud mahmut maia maicol maida maighread maik maika maike maiken maikol
  maila maira maire mairead mairi mairin mairtin maisa maite maivi maj maja majella majken majvor makarena makayla maks maksim
  maksymilian malachy malcolm malea malena malene malgorzata malik malika malin malio mallory malou malte malthe malu malva malwina
  mamadou mamen manaaki manaia manawa mandy manfred manila manja manola manolo manon mans mantas manu manuel manuela manuelita
  manus mara maraea marc marc-andre marcantonio marcel marcela marcelina marcelino marcella marcelle marcello marcelo marcia
  marcial marciano marcin marcio marco marcos marcus maree mareen mareike mareikura mareile marek maren marese marga margaret
  margareta margarete margaretha margarethe margarida margarita margaritha margaud margaux margherita margit margita margitta margo
  margot margoth margret margreth margrethe margrit margrith marguerite mari maria mariah mariam marian mariana marianela
  mariangela mariann marianna marianne mariano maribel marica maricel maricela maricruz marie mariechen marieke mariela mariele
  mariella marielle marieluise marietta mariette marija marijan marijana marijke marijn marika marilena mariluz marilyn marin
  marina marinette marino marinus mario mariola marion marisa marisel marisela marisol marissa maristela marit marita maritta
  maritza marius mariusz marja marjan marjatta marjolein marjorie mark marko markus marleen marlen marlene marleny marlies marliese
  marlis marlise marlon marly marlyse marnix mart marta marte marten martha marthe marti martial martijn martim martin martina
  martine martino martirio martyn marvin mary maryam marylene maryline maryse marzena massiel massimiliano massimo matej mateo
  mateus mateusz matheo mathew mathias mathieu mathijs mathilda mathilde mathis mathys matias matilda matilde matiu mato mats matt
  matteo matthaus matthew matthias matthieu matthijs matti mattia mattias matts maud maude maura maureen maurice mauricette
  mauricio maurilio maurin maurine maurits mauritz maurizio mauro maurus maurycy mavie max maxence maxi maxim maxima maxime
  maximiano maximilian maximiliano maximilien maximino maximo maxine maxwell maya mayerly maykol mayra mayte mckenzie meabh meagan
  meaghan mechthild mechthilde mechtild medina mees meg megan megane meghan mehdi mehmet meibh meik meike meinhard meinolf meinrad
  meja mel melania melanie melanine melany melba melchior melchor melek melina melinda melisa melissa melita melitta melker melle
  melodie melvin melwin mentor meral merce mercedes merche mereana meredith merel meret merete merethe mergim merijn merita merle
  merlin mert merve mervin mervyn mery meryem mesut meta metehan metin mette mia micael micaela micah miceal micha michael michaela
  michaele michail michal michala micheal micheala michel michela michelangelo michele micheletto micheline michell michelle
  michelotto michiel mick mickael mie mieke miel mieszko miguel miguela mihaela mihajlo mijo mik mika mikael mikaela mikaere
  mikayla mike mikel mikhail mikkel mikolaj mikyas mila milan mile milena milica milka milla millaray mille miller millie milo
  milorad milos milosz milou milovan milton mimi mimmi mimoza mina mindy minerva minna mio miodrag mira miran miranda mirco mireia
  mireille mirela mirella miren mireya miriam miriama mirian mirja mirjam mirjana mirko mirlinda mirna miro miroslav miroslaw
  miroslawa mirsad mirta mirte mirtha mirthe miryam misael mischa misty mitchel mitchell mitzy mladen moa modesta modesto mogens
  mohamad mohamed mohammad mohammed moira moises mollie molly mona monica monika monique monja monserrat montse montserrat mora
  morena moreno morgan morgane moritz morris morten mortimer mounir moya muhamed muhamet muhammad muhammed muharrem muireann murat
  muriel murielle murray musa mustafa mustapha muzaffer mya myles myra myriam myrta myrtha myrthe nabil nacho nacio nada nadege
  nadeschda nadeshda nadia nadin nadine nadja nael nahiara nahla nahuel naiara naim naimh nair naja nana nancy nand nando nanna
  nanni naoimh naoise naomh naomi napoleone narcisa narciso naser nassim natacha natali natalia natalie natalija natalio natalja
  nataly natan natanael nataniel natasa natascha natasha natasja natasza nate nath nathalia nathalie nathaly nathan nathanael
  nathaniel nathasha naud nayara nayaret nayareth nayeli nayibe nazare nazaret nazario nazmi neal neasa nebojsa necati nedda
  neftali neider neil neill nel nela nelcy nele nelia nelida nelio nell nelli nellie nelly nelson nelsy nelya nemanja nenad neo
  nerea nereida nermin nerys neslisah nessa nestor nete neus nevaeh nevenka neville nevin nevio ngaire nia nial niall niamh nibaldo
  nicanor niccolo nichola nicholas nichole nick nicklas nicky niclas nico nicodemo nicol nicola nicolai nicolaj nicolas nicolasa
  nicolaus nicole nicoletta nicoline nicolo nidia niek niels nienke nieves nigel nik nika nikau nikita nikki niklas niklaus niko
  nikodem nikola nikolai nikolaj nikolaos nikolas nikolaus nikolina nikora nil nilda nilo nils nilson nina ninetta nino ninoska
  ninthe nisa nives nixon noa noah noam noe noel noeleen noelia noeline noella noelle noemi noemie nohora noirin nolan nolberto
  noleen nollaig noor noortje nora norah norbert norberto norbey nore noreen norina norma norman normand notburga noud nour nout
  nuala nubia nuno nuran nuray nurettin nuri nuria nurten nury nydia nynke obdulia ocampo oceane octavia octavio oda odalis odalys
  odd odeline odette odhran odile ofelia oisin oivind ojvind ola olaf olalla olav olavi ole oleg olegario olena olfert olga olgierd
  olimpia oliva olive oliver olivia olivie olivier oliwer oliwier olle ollie olof olov olwen omaira omar omer ona onofre onur oona
  oonagh ophelie oran orazio oreste orfelina orfhlaith orhan oriana oriol orjan orla orlagh orlaigh orlaith orlando orna ornella
  orni ortrud ortrun ortwin oscar oskar osman ossian osten osvald osvaldo oswald oswaldo oswin otfried othmar otilia otis otmar
  ottavio ottfried ottilia ottilie ottmar otto ottokar ottomar ottone ove ovidio ovli owain owe owen oxana oystein oyvind ozlem
  pabla pablo paca pacifica paco padraic padraig padraigh padraigin paige pal palle palmira paloma pam pamela pancho panfilo paola
  paoletta paolo paqui par paride pascal pascale pascaline paschal pascual pascuala pasqual pasquale patric patrice patricia
  patricio patrick patrik patrizia patrizio patrycja patryk patty pau paul paula paule paulette paulien paulina pauline paulino
  paulo pauric pavel paw pawel payton peadar peader pearce pearse peder pedro peer peggy pekka pelayo pelle pellegrino penelope
  penny pepe pepijn pepita pepito per percy perla perlita pernilla pernille pero perrine perry petar pete peter petr petra petrina
  petrona petronila petros petrus petter peyton phelim phil phileine philip philipp philippa philippe philippine phillip philomena
  phoebe phyllis pia piaras piedad pien pier pierangelo pierce piergiorgio piergiuseppe pierina pierluigi piermaria piero pierpaolo
  pierre pierrette pierrick piersanti piet pieter pietro pilar pili pim pina pio piotr piper pippa pirmin pius placido pleun plinio
  pol polina polly pompeo pomponio poncio pontus poppy porfirio poul preben predrag preston primitiva primitivo prisca priscila
  priscilla priska priya prudencia prudencio przemyslaw puccio puck puk quentin quinn quinten quinty quique quirin quirino rabea
  rachael rachel rachelle rachid rachida radmila radoslaw raewyn raf rafa rafael rafaela rafaella rafal raffael raffaela raffaele
  raffaella raffaellino raffaello ragna ragnar ragner ragnhild rahel raik raimondo raimund raimundo rainer raisa raissa ralf ralph
  ramadan ramazan ramiro ramiz ramon ramona rana randall randi randolf randy rani rania ranieri raoul raphael raphaela raquel
  rasmus raul raven ravi rawiri ray rayan rayana rayen raymond raymonde raymund real rebeca rebecca rebecka rebekah rebekka recep
  redmond reece regan regina reginald regine regis regitse regitze regula regulo reidun reimar reimer reimund reina reinald
  reinaldo reine reinel reiner reingard reinhard reinhardt reinhart reinhild reinhilde reinhold rejean reka rembrandt remco
  remedios remi remigio remo remy remzi rena renaat renata renate renato renaud rene renee reni rens renske renzo resi reto reuben
  rex rexhep reyna reynaldo reza rhian rhianna rhianne rhiannon rhona rhonda rhys ria rian ricarda ricardo riccardo ricciotti
  richard richardt rick rickard rickey ricky rico rigmor rigo rigoberto rik rikard rikke riley rina rinaldo rino rinor rita ritt
  riza roan roar rob robbe robbert robbie robby robert roberta roberto robin robinson robyn rocco rochelle rochus rocio rod
  roderich roderick rodger rodney rodolfo rodolphe rodrigo rodrigue roel roeland rogelio roger rohan roise roisin roksana roland
  rolande rolando roldan rolf romain romaine roman romana romane romano romeo romina romolo romuald romulo romy ron rona ronal
  ronald ronaldo ronan ronja ronni ronnie ronny rony ronya roos roque rory rosa rosalba rosaleen rosalia rosalie rosalina rosalinda
  rosalinde rosalva rosamel rosanna rosanne rosaria rosarie rosario rosaura rose roseanna rosel roselinde roseline rosemarie
  rosemary rosenda rosendo rosetta rosette rosi rosie rosina rosita rosl roslyn rosmarie ross rossa rossana roswita roswitha
  rotraud rotraut rouven rowan rowena roxana roxane roy roza rozalia ruairi ruari ruben rubiela rudecindo rudi rudiger rudolf
  rudolph rudy ruedi rufina rufino ruggero ruggiero rui rune rupert ruperta ruperto russell rut ruth ruthild ruud ruy ruzica ryan
  ryder ryszard saar saban sabas sabatino sabina sabine sabri sabrina sacha sadie sadik safet saga sahin sahra said saleh salih
  sally salma salome salomon salud salvador salvatore salvi sam samanta samantha sami samir samira sammy samu samuel samuele samy
  sancho sandalio sander sandor sandra sandrine sandro sandy sanela sanije sanja sanna sanne sante santiago santino santos saoirse
  saphira sara sarah sarai sarina sarita sasa sascha sasha saskia saturnina saturnino saul saundra saverio scarlet scarleth
  scarlett scarlette scot scott seamus sean seana seanan seaneen seanna sebastiaan sebastian sebastiano sebastiao sebastien sedat
  segismundo segundo selena selim selin selina seline selma sem semir semra sena senad senan senn senna senne senol senta seona
  seosamh sep sepp seppe serafin serafina seraina sereina seren serena serge sergei sergej sergio sergius serkan serpil sessa seth
  seve severiano severin severine severino severo sevim shaban shakira shana shane shania shanice shanna shannan shannen shannon
  shari sharlene sharon shaun shauna shauneen shawn shawna shay shayne shea sheamus sheela sheelagh sheena sheila shelby shelia
  shelley shelly sheree sheri sherri sheryl shiela shinead shirley shona shpresa shqipe sian sibel sibilla sibille sibylla sibylle
  siebe siegbert siegfried sieghard sieglinde siegmar siegmund siegrid siegried siegrun siegward siem sien siena sienna sietske
  sigfrid sigfrido sigfried sigge sigismund siglinde sigmar sigmund signe sigrid sigrun sigurd sigvard sil silas sile silja silje
  silke sille silva silvan silvana silvano silvester silvestre silvestro silvia silvie silvio simao simen simeon simon simona
  simone simonetta simonne sina sinaida sinan sindre sindy sine sinead sinisa siobain sioban siobhain siobhan siofra sione siri
  siro sissel siv sivert sixten sixto sjoerd skender skyla skylar sladjana slavica slavisa slavko slawomir slobodan smith sneider
  snezana sofi sofia sofiane sofie sofija solange sole soledad solene soline solveig solvej sondre songul sonia sonja sonke sonny
  sonya sophia sophie soraia soraya sorcha soren sorine sos sosimo spencer stacey stacie stacy staffan stan stanislaus stanislav
  stanislaw stanley stavros steen stef stefaan stefan stefani stefania stefanie stefano steffen steffi stein steinar stella stellan
  sten stephan stephane stephanie stephen sterre steve steven stewart stian stien stig stijn stilla stina stine stiven stjepan
  stuart sture sue sukru suleyman sune susan susana susanita susann susanna susannah susanne suse susi susie sussanne sussie suus
  suzana suzanna suzanne suze suzy svante svea svein sven svenja svenning sverre svetlana swantje swen swetlana sybilla sybille
  sydney sylke sylvain sylvana sylvester sylvia sylviane sylvianne sylvie sylvio sylwia synnove sys szymon tabea tabita tabitha
  tadeo tadeusz tadhg tage tahir tai taine tama tamara tamas tamati tami tammie tammy tane tangaroa tanguy tania tanja tanner tanya
  tapani tapio tara tarik tasha tassilo tatiana tatjana tayla tea tecla ted tegan tejs telemaco telmo telse temistocle tenzin teo
  teobaldo teodor teodora teodoro teodosio teofila teofilo tere terence teresa terese teresia teresita terina terje terrance
  terrence terri terry tess tessa teun teuta thaddaus thaddeus thalia thea theda thekla thelma theo theobald theodoor theodor
  theodora theodore theodoros theophil theophile theres theresa therese theresia thi thiago thiare thibaud thibault thibaut thibo
  thierry thies thijmen thijn thijs thilo thom thomas thor thoralf thorben thore thorsten thure tia tiago tiana tiare tiarna
  tiarnan tibe tibo tibor tiburcio tiegan tiernan ties tiffany tijl tijmen tijn tijs til tilda tilde till tillmann tilly tilman
  tilmann tilo tim timea timeo timm timmy timo timon timoteo timothee timothy timur tina tindra tine tineke tinne tino tirza tito
  tiziana tiziano tjark tobias tobiasz toby todd tola tom tomas tomasa tomasz tome tomislav tommaso tommy tomos tone toni tonia
  tonicha tonino tonio tonje tonny tono tony tonya toon tor tora toralf torben torbjorn tord tore torgny tori toribio torill
  torquato torsten tory tova tove tracey traci tracie tracy transito traude traudel traudl traugott traute travis treacy treasa
  trent trevor tricia trina trine trini triona tristan troels trond troy trude trudel trudi tuana tui tulay tulia tulio tullio ture
  turid turkan turlough tuulikki tuur tuva twan tycho tygo tyla tyler tymon tymoteusz tyra tyrone tyson ubaldo uberlinda uberto udo
  ueli uffe ugo ugolino ulf uli ulises ulla ullrich ulrica ulrich ulrik ulrika ulrike ultan uma umberto umut una unai undine unni
  uno urbain urban urbano uriel urs ursel ursina ursula urszula urte uschi uta ute utz uwe vadim vagn vajen valborg valdemar
  valentijn valentim valentin valentina valentine valentino valere valeri valeria valerie valerij valerio valero valeska valon
  valter van vanesa vanessa vania vanja vasco vassilios vaughan veerle vega vegard veit veli venancio venceslas vendela vera verena
  verner vernon veronica veronika veronique vesna vic vicenta vicente vicki vickie vicky victor victoria victoriano victorino vidal
  vidar vide viggo vigo vijay viking viktor viktoria vilde vilgot vilhelm vilhelmina villads ville vilma vilmer vince vincent
  vincente vincentio vincenza vincenzo vinciane vinko vinzenz viola violeta violetta virgilio virginia virginie viridiana visar
  vitali vito vitor vitoria vittoria vittorio vitus viveka vivian viviana viviane vivianne vivien vivienne vjollca vladimir vlado
  vlora volkan volker volkhard volkmar vreneli vreni wade waimarie walburga waldemar waldo waldtraut walentina walfried walid walli
  wally walter walther waltraud waltraut waltrud wanda wannes ward warre warren warwick washington wayne weena wenceslao wenche
  wencke wendelin wendolin wendy wenke wenzel wera werner wesley wessel whitney wibke wiebke wieland wieslaw wietske wigbert
  wikitoria wiktor wilber wilder wilfredo wilfrido wilfried wilfriede wilhelm wilhelmina wilhelmine wilhelmus will wille willem
  willfried willi william williams willian willibald willibert willie willy wilma wilman wilmar wilmer wilson wiltrud wim winfried
  winifred winni winnie wioletta wiremu witold wladimir wojciech woldemar wolf wolfgang wolfhard wolfram wout wouter wulf wyatt
  xabier xander xaver xavi xavier xenia ximena xiomara yadira yael yago yair yaiza yamid yamile yamilet yan yana yanara yanet
  yaneth yanick yanik yanina yanira yanis yann yannic yannick yannik yannis yara yaritza yasemin yasin yasmin yasmina yasmine yasna
  yassin yassine yazmin yda yecid yeferson yeimy yeison yeni yenifer yenny yeny yerko yerson yesenia yesica yesid yessenia yessica
  yfke yilmaz yina yineth yinthe ylenia ylva ylvi ylvie yngve yoan yoann yocelyn yohan yohana yolanda yolande yolima yonatan
  yonathan yordan yoselin younes youri yousef youssef yrsa ysaline yudy yuli yuliana yulieth yuly yurani yurany yuri yuridia yury
  yusuf yvan yves yvette yvon yvonne zac zacarias zach zacharias zacharie zachary zahra zaida zaira zak zakaria zane zaneta zara
  zbigniew zdenka zdravko zdzislaw zeferino zehnia zehra zejna zeki zelie zeljko zelma zenia zeno zenon zenta zeynep ziggy zion
  zita zlatko zoe zoey zofia zoila zoltan zora zoraida zoran zorica zsolt zulema zulma zunilda zuzana zuzanna`
    .trim()
    .split(/\s+/),
)
