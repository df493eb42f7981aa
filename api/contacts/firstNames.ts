/** First names that are common where the eight languages are spoken, in small letters without accents. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abigail achim ada adam adela adele adrian adriana adrien agata agnes agneszka agnieszka ahmed aileen aisha alain alan alba
  albert alberto albin aldo alec alejandra alejandro aleksandra aleksander alena alessandra alessandro alessia alex alexander
  alexandra alexandre alexis alfonso alfred alfredo alice alicia alicja alina alison allan allison alma alois alvaro amanda amandine
  amber amelia amelie amir amparo amy ana anastasia anders andre andrea andreas andreu andrew andrzej andy anette angel angela
  angelika angelo angelina anita anja anke ann anna annabel anne anneke annelies annemarie annette annika anthony antje antoine anton
  antonella antonia antonio aoife april arian ariane arjen armin arnaud arne arno arnold arthur arturo artur asa assunta astrid
  aubrey audrey august auguste aurelie aurelien aurora axel barbara bart bartosz bas bastian bastien beat beata beatrice beatriz
  beate becky ben benedetta benedikt benedict bengt benjamin benoit bent beppe bernadette bernard bernardo bernd bernhard bert
  bertil bertrand beth bettina bianca bill birgit birgitta bjorn blanca blandine bo bob bogdan bonnie boris bozena brad bram brandon
  brenda brian bridget brigitte bruno bruce bryan britta britt caitlin callum camilla camille carina carl carla carles carlo carlos
  carlotta carmen carmine carol carola carolin carolina caroline carolyn carsten cassandra caterina catherine cathy cecile cecilia
  cedric celia celine cesar chad chantal charles charlie charlotte chelsea cheryl chiara chloe chris christa christel christian
  christiane christiana christina christine christof christophe christopher christoph cindy claas claire clara clare claude claudia
  claudine claudio claus clemence clement clemens cliff colette colin conny connor conrad constance cora corinna corinne cornelia
  corrado costanza courtney craig cristian cristina cristobal curtis cynthia cyril dagmar dagmara daisy dale damian damien dan dana
  daniel daniela daniele danielle danilo danny danuta daphne dariusz darren dave david davide dawid dawn dean debbie deborah declan
  delphine denis denise dennis derek detlef diana diane dick didier diego dieter dietmar dimitri dina dirk dolores domenico dominic
  dominik dominika dominique don donald donatella donna dora doris dorota dorothea dorothy douglas duncan dustin dylan eberhard
  eckhard ed eddie edgar edith edmund eduard eduardo edward edyta egon eileen eirik eleanor elena eleonora elfriede eliana elias
  elin elisa elisabeth elisabetta elise elizabeth elke ella ellen ellie elodie eloise elsa elsbeth else elvira elzbieta emanuel
  emanuela emil emile emilia emilie emiliano emilio emily emma emmanuel emmanuelle enrica enrico enrique enzo eric erica erich erik
  erika ernst ernesto erwin esteban estelle ester esther ethan etienne ettore eugen eugene eugenia eugenio eva evan evelien evelyn
  evelyne ewa ewald ewelina fabian fabien fabienne fabio fabiola fabrice fabrizio faith fanny fatima federica federico felicitas
  felicity felipe felix ferdinand fernand fernanda fernando filip filippo filippa fiona flavia flavio fleur flora florence florent
  florian fran frances francesca francesco francine francis francisca francisco franco francois francoise frank franka franz
  franziska fred freddy frederic frederik fredrik frida frieda friedrich fritz gabriel gabriela gabriele gabriella gaby gaelle
  gareth gary gaston gavin genevieve geoff geoffrey georg george georges georgia georgina gerald geraldine gerard gerardo gerd
  gerda gerhard gerrit gertrud giacomo giada gianluca gianna gianni gilbert gilles gina ginevra gino giorgia giorgio giovanna
  giovanni gisela gisele giulia giuliana giuliano giulio giuseppe giuseppina glen glenn gloria gonzalo goran gordon grace graciela
  graham grant graziella grazyna greet greg gregoire gregor gregory greta grit grzegorz gudrun guido guillaume guillermo gunnar
  gunter gunther gustav guy gwen hakan halina hana hanna hannah hanne hanneke hannelore hannes hans hansueli harald harriet harry
  hartmut heather hector hedwig heidi heike heiko heiner heinrich heinz helen helena helene helga hella helmut hendrik henk hennie
  henning henri henrietta henrik henrique henry henryk herbert herman hermann hilda hilde hildegard hilke holger holly horst howard
  hubert hugo hugues huw ian ida ignacio igor ilaria ilka ilona ilse imogen ina ines inga inge ingeborg inger ingo ingrid inka inken
  ira irena irene iris irma irmgard isa isaac isabel isabell isabella isabelle isidro ivan ivana ivo iwona izabela jaap jaana jack
  jackie jaclyn jacek jacob jacqueline jacques jadwiga jaime jake jakob jakub james jamie jan jana jane janet janice janina janine
  janusz jaroslaw jason javier jay jean jeanette jeanine jeanne jeff jeffrey jelle jennifer jenny jens jeremie jeremy jerome jerry
  jerzy jesper jess jesse jessica jessie jesus jill jim jimmy jo joachim joan joana joann joanna joanne joao joaquin jochen jodie
  joe joel joelle joerg johan johann johanna johannes john johnny jon jonas jonathan joost joop jordan jordi jordy jorg jorge jorgen
  jorn jos josef josefina josep joseph josephine josh joshua josiane josie joris joy joyce juan juana juanita judith judy jules julia
  julian juliana juliane julie julien juliet juliette julio julita julius june jurgen juergen justin justine justyna jutta kai kaja
  karel karen karim karin karina karl karla karol karolina karoline karsten kaspar kasper katarina katarzyna kate katharina
  katherine kathleen kathrin kathryn kathy katia katie katja katrin kay kazimierz keith kelly ken kenneth kerstin kevin kim kimberly
  kinga kirsten kirsty kjell klaas klara klaus klemens knut koen konrad konstantin konstanze kornelia kris krista kristen kristian
  kristiane kristin kristina kristof krystyna krzysztof kurt kyle lara larissa larry lars lasse laszlo laura laure laurence laurent
  laurenz lauren laurie lea leah leandro lech leila lena leni lennart lennert leo leon leonard leonardo leonie leonor leopold leszek
  leticia lew lewis leyla lia liam liane lidia lieke liesbeth lieselotte lilian liliana lilly lily lina linda lindsay lindsey line
  linnea linus lionel lisa lisbeth liselotte livia ljubica lloyd logan loic lola lore lorena lorenz lorenzo loretta lori lorraine
  lothar lotte lou louis louisa louise luc luca lucas lucia luciana luciano lucie lucien lucinda lucy ludger ludovic ludwig luigi luis
  luisa luise luisella lukas lukasz luke lydia lyn lynn maaike macarena maciej madeleine madison mads magali magda magdalena maggie
  magnus maika maike maja malcolm malgorzata malin malte mandy manfred manon manuel manuela mara marc marcel marcella marcello marcelo
  marcin marco marcos marcus marek maren margaret margarete margareta margarita margherita margit margot margret margrit marguerite
  mari maria marian mariana marianne marie mariella marieke marielle marijke marika marilyn marina mario marion marisa marisol marit
  marita marius mariusz marjolein marjorie mark marko markus marleen marlene marlies marta martha marte martijn martin martina
  martine mary maryam marzena massimo mateo mateusz mathias mathieu mathilde matilda matilde mats matt matteo matthew matthias
  matthieu matthijs maud maude maura maureen maurice mauricio maurizio mauro max maxim maxime maximilian mechthild meg megan mehdi
  mehmet meike mel melanie melinda melissa mercedes mette mia micha michael michaela michal michel michela michele micheline michelle
  mick miguel mika mikael mike mikkel mila milan milena millie mina mira miranda mireille miriam miroslaw mirko mitchell moa
  mohamed mohammed moira monica monika monique morgan moritz morten mounir muriel myriam nadia nadine nadja nancy naomi natacha
  natalia natalie natascha natasha nathalie nathan nazare neil nele nelly neus niall nicholas nick nicky nico nicola nicolas nicole
  nicoletta niels nigel nikita nikki niklas nikola nikolai nikolas nikolaus nils nina noah noel noelia noemi nora norbert noreen
  norma norman nuria octavio odile olaf ole oleg olga olive oliver olivia olivier olle ollie oriol orla oscar oskar osman oswald otto
  owen pablo paco paige pam pamela paola paolo pascal pascale patrice patricia patricio patrick patrik patrizia patrycja patty paul
  paula paulette paulina pauline pavel pawel pedro peggy pekka penelope penny per percy perrine pete peter petra petter phil philip
  philipp philippa philippe phillip phoebe phyllis pia piedad pier piero pierre pierrick piet pieter pietro pilar piotr pontus priya
  quentin quique quirin rachael rachel rafael rafal raffaele raffaella raimund rainer ralf ralph ramon ramona randy raphael raquel
  rasmus raul ray raymond raymonde real rebecca regina regine regula reinhard reinhold reka remco remi remy renata renate renato rene
  renee renzo rhonda ria ricarda riccardo richard rick ricky rico rik rita rob robbert robert roberta roberto robin rocio rod
  rodrigo roel roger roland rolf roman romain romana romy ron ronald ronja ronnie rory rosa rosalia rosanna rosario rose rosemarie
  rosemary rosie ross roswitha roxane roy ruben rudi rudiger rudolf rudy rui rupert russell ruth ruud ryan ryszard sabina sabine
  sabrina sally salvador salvatore sam samantha sami samir samuel sander sandra sandrine sandro sandy sanna sanne sara sarah sascha
  saskia scott sean sebastian sebastien selina serena serge sergio severine shane shannon sharon shaun shawn sheila shelley shirley
  sibylle siegfried sigrid silke silvan silvia silvie silvio simon simona simone siobhan sjoerd sofia sofie solange sonia sonja sophia
  sophie soren spencer stacey stacy stan stanislaw stefan stefania stefanie stefano steffen steffi stella stephan stephane stephanie
  stephen stephen steve steven stig stine stuart sue susan susana susann susanna susanne susie suzanne suzy sven svenja swen sylvain
  sylvester sylvia sylvie sylwia szymon tadeusz tamara tania tanja tara tatiana ted teresa terence terry tessa thea theo theodor
  theresa therese thibaud thibault thierry thijs thilo thomas thorben thorsten till tilman tim timm timo timothy tina tineke tino tiziana
  tiziano tjark tobias toby todd tom tomas tomasz tommaso tommy tone toni tonio tony tonya torben tore torsten tove tracey tracy travis
  trevor tricia tristan trond troy trude tyler udo ueli ulf ulla ulrich ulrika ulrike urs ursula urszula ute uta uwe valentin
  valentina valentino valerie valeria vanessa vasco vera verena vernon veronica veronika veronique vicente vicki vicky victor victoria
  vijay viktor viktoria vincent vincente vincenzo viola violeta virginia virginie vittoria vittorio vivian viviane vivien volker vreni
  wade waldemar walburga walter wanda wayne wendy werner wesley whitney wibke wieslaw wiktor wilfried wilhelm will willem william
  willy wilma winfried wioletta wojciech wolf wolfgang wouter xaver xavier yan yanis yann yannick yasmin yasmine yolanda yolande
  yvan yves yvette yvon yvonne zaneta zbigniew zdzislaw zoe zofia zuzanna inaki nerea amaia aitor unai ane jone mikel xabier gorka
  iker ainhoa leire itziar carme merce montse montserrat jaume josu arantxa begona paqui charo manolo pepe paca lola chema clotilde
  louis-philippe real chantal marc-andre rejean ghislain normand yvon linda manon guylaine sylvain jocelyne gaetan fiona hamish ewan
  eilidh mairi aileen rhys sian gwyneth dafydd bethan carys cerys ffion gethin huw ieuan iwan llinos nerys owain seren tomos`
    .trim()
    .split(/\s+/),
)
