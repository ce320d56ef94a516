// First names that are hidden without any cue. Without accents, in lower case.

/** Hidden in any spelling: none of these is an everyday word. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaliyah aaron abdel abdou abel abigail achille adam adama adel adele adeline adem adrian adriana adrien adrienne agathe
agnes ahmed aicha aida aimee alain alan albane albert alberto aleksandra alessandro alessia alessio alex alexandra alexandre
alexia alexis ali alice alicia alienor alima alina aline alison alix alizee allan alma alphonse alya alyssa amaia amandine
amaury amel amelia amelie amina aminata amine amir amira anael anaelle anais anatole andre andrea andreas andree andy ange-marie angela
angele angelina angelique anissa anita anna annabelle anne anne-laure anne-marie anne-sophie annick annie anouk anselme anthony antoine
antoinette anton antonin antonio apolline ariane arielle aristide armand armelle arnaud arthur assia astrid athenais aubin
auguste augustin aurelia aurelie aurelien aurore avril axel axelle aya ayoub aziz baptiste baptistin barbara barnabe
bastien beatrice benedicte benjamin benoit berenice bernadette bernard bertrand bilal boris brahim brandon brice brigitte bruno
camelia camille capucine carine carla carlos carmen carole carolina caroline cassandra cassandre cecile cecilia cedric celeste
celestin celestine celia celian celine chaima chantal charlene charles charlie charlotte chiara chloe christel christelle christian
christiane christina christine christophe cindy claire clara clarisse claude claudia claudie claudine clelia clemence clement clementine
cleo cloe clotilde clovis colette coline constant constantin coralie corentin corinne cyprien cyril cyrille cyrine dalila damien
daniel daniela daniele danielle daphne david dayane deborah delphine denis denise diana diane didier diego dimitri dina djamel djibril
dominique dorian doriane dorothee dylan edgar edith edouard eddy elea eleonore elena eleonora elia elian eliane elias elie eliette elina eline
eliott eliot elisa elisabeth elise ella elliot ellie eloane elodie eloi eloise elona elsa elvire emeline emeric emilia emilie emilien
emilio emily emma emmanuel emmanuelle emmy enora enzo eric erika erwan esteban estelle esther ethan etienne eugene eugenie eva evan
evelyne ezio fabien fabienne fabio fabrice fadila fanny fantine farah farid fatima fatou fatoumata faustine fares felicie felix ferdinand
fernand fiona flavie flavien flora florent florian floriane francis franck francois francoise frank fred frederic frederique gabin
gabriel gabriela gabriella gabrielle gael gaelle gaetan gaspard gauthier gautier genevieve geoffrey georges georgia gerald geraldine gerard
germain ghislaine gilbert gilles gisele giulia gladys goran gregoire gregory guilhem guillaume gustave guy gwenaelle gwendoline hadrien hakim
hamza hana hanae hanna hannah hamid harry hassan heloise helena helene henri henriette herve hicham hind hippolyte honorine hortense hubert hugo
hugues ibrahim idriss ilan ilana ilham ilies iliana ilyan ilyas ilyes imane imene ines ingrid irene iris isabelle isaac isaure ismael issa ivan jacob
jacqueline jacques jade jamal james jana janis jasmine jason jawad jean jean-baptiste jean-luc jean-marc jean-michel jean-philippe jean-pierre jeanne jennifer jenny
jeremie jeremy jerome jessica jessy jimmy joachim joakim joan joanna joel joelle joey johan johanna john jonas jonathan jordan jose joseph josephine
joshua josiane josselin josue joyce juan judith jules julia julian juliana julie julien julienne juliette julio justin justine kader kamel kamila karen karim
karima karine katia katy kelly kenza kevin khadija khaled killian kilian kim kylian kyllian laetitia laila lana lara laura laure laureen laurence laurene laurent
lauriane laurie lea leana leandre leane leila lena lenny leo leon leonard leonie leopold leslie lia liam liana lila lilas lili lilia lilian liliane lilou lily
lina linda line lino lionel lisa lisandro lise lison livia liv loan loane loic loick lola lorena lorenzo loris lou louane louay louis louisa louise louka
louna luc luca lucas lucette lucia lucie lucien lucienne lucile lucille ludivine ludovic luigi luis luka lukas luna lya lydia lydie lyam lylou lyna lyse mae mael
maeline maelle maelie maelys maeva magali mahaut mai maia maja malak malik malika malo malou malika mama mamadou manel manon manuel manuela marc marceau marcel
marceline marcelle marco marcus margaux margot marguerite maria mariam mariama marianne marie marie-claire marie-laure marie-pierre marielle marilou marina marin
marion marius marjolaine marjorie marlene marouane martha marthe martin martine marvin maryam maryline maryse mateo mathias mathieu mathilde mathis mathys matteo matthias
matthieu matthis maud maurice mauricette max maxence maxime maxine maya mayeul maylis mayssa mehdi melanie melina meline melissa melodie meriem merwan meryem mia michael michel
michele micheline mickael miguel mike mila milan milena milo mina miriam mireille mohamed mohammed moise moncef monica monique morgan morgane mounir mouna mourad moussa muriel
mustapha mylan mylene myriam nabil nadege nadia nadine nael naelle naila naim naima najat nans naomi nassim natacha natalia natasha nathalie nathan nathanael nawel
nelly neo nicolas nicole nina ninon noa noah noam noe noel noelie noeline noelle noemie nolan nolwenn nora nordine nour norah norbert nouria octave octavie odette odile olivia olivier
olympe omar oscar othmane oumou owen pablo paco pamela pascal pascale patrice patricia patrick paul paula paulin pauline paulo pedro penelope perrine peter petra
philibert philippe philippine pierre-antoine pierrick pia priscilla quentin rachel rachid rachida rafael raissa ramy rania raoul raphael raphaelle rayan raymond rebecca regine regis remi remy renaud rene renee
ricardo richard rim rita robert robin robinson rodolphe rodrigue roger roland romain romane romeo romuald romy ronan rosalie roseline roxane ruben rudy ryan sabine
sabrina sacha safia said salim salima salma salome salomon sam samantha sami samia samir samira samuel samy sandra sandrine sandy santiago sara sarah sasha saskia sebastien segolene selena selim selma
selena serena serge severine shana shaina shirley sibylle sidonie sihem simeon simon simone sixtine slimane soan soane sofia sofiane sohan solal solange solene solenn soline sonia sophia sophie
soraya souad soufiane soukaina stacy stanislas stella stephane stephanie steven sue suzanne suzie swann sybille sylvain sylvaine sylvia sylviane sylvie syrine tamara tania tanguy tara tarek
tatiana teddy teo teodora tess tessa thais thalia thea theo theodora theodore theophile theotime therese thibaud thibault thibaut thierry thiago tiago tifaine tifenn tim timeo timothe timothee titouan
tobias tom tomas thomas tommy toni tony tristan ugo ulysse valentin valentina valentine valerie valery valeria vanessa vanina vera veronique vianney victor victoria vincent violaine violette virginie viviane vivien
vladimir wael walid wassim wendy wilfried william willy xavier yacine yael yann yanis yannick yannis yasmina yasmine yassin yassine yoann yoan yohan yohann yolande youcef younes youri youssef yuna yusuf yves yvette yvon yvonne
zacharie zahra zakaria zara zelie zeynep zia zineb zoe zohra zora`.split(/\s+/),
);

/** Also everyday words, months or places: hidden with a capital where no place is named, or after a greeting. */
export const capitalNames: ReadonlySet<string> = new Set(
  `guy rim neo ali aurore claire lilas lise marie marina capucine marguerite milan moussa octave olivier romain romane manuel mai loris
lia auguste lino germain maya aime ambre ange aube aude avril blanche blandine boris brune cerise charly constance desire eden eve fleur
florence france garance gloria hermine iris jade jasmin jordan lorraine lou line mae mama marc marin marine martin max mina nancy
noel olive perle pierre prune prudence reine rose sam solal sue tara tim valence victoire violette zia lina sienna dakota charlotte carmen celeste constant luna noe avril`.split(
    /\s+/,
  ),
);
