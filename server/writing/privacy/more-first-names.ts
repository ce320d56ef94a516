// First names that fewer people have, in France and among people whose families come from elsewhere. Without accents, in lower case. As in
// first-names.ts, none is an everyday word, in a text message either («jaime», «samer»).

export const moreFirstNames: ReadonlySet<string> = new Set(
  `abdallah abdelaziz abdelhak abdelkader abdelkarim abdellah abdelmalek abderrahim abderrahmane abdoulaye abdourahmane abdul abdulaziz abdurrahman
  aboubacar aboubakar adil adriano afif afonso agnieszka ahlem ahmadou ahmet aissa aissam aissata aissatou akram aksel alae alaric alassane albin albina
  aldric aleksandar aleksander alexane alexian alexy aleyna alfred algassimou alhassane aliette alioune alisha alissa allison alois aloise aloys althea
  alvaro alvin alvina alwena amadou amani amaya ambroise amedee amelle americo aminatou aminou amjad anaia anass anastasia anastasie anastasiia ancelin
  andrii anicet aniela anjali ankita annaelle annelise annette annouk ansou antonella antonia antonina anwar aramis arij arjun arlette armande armin
  arsene arthus artus arwen ashok asma asmaa asmae assane assetou assil astou athena atika aubane aubert aubierge audrey augusta aurelle avigael ayden
  ayleen aylin ayline ayman aymen aymeric aymerick ayse aysegul azadeh azeline azilis babacar bachir badr bakary balthazar baptistine bassirou bastian
  baudouin beatrix beatriz bechir belinda belkacem benedict benedikt benita benoite berangere berengere bernadotte berthe bertille bertrande bianca
  bineta bintou birane birgit bjorn bogdan bohdan boubacar boubakar bouchra bradley brahima brayan briac brianna bruna brunehilde bryan bulent burak
  caetano calista calliste calvin camelie camillo carlotta carmela caroll cassien catalina catarina catherine catia cecilie cedrick celena celiane
  celina celinda cesarine chafik chahine chaimae chakib charif charlelie charlette charlyne cheikh cheikhou cherif cherifa cherifatou cheyenne chimene
  chirine chloee christa christiana christianne christobal christophere ciara cindel clarence claribel claudette claudio cleante cleia clelie cleophee
  cloee clovisse coleen consuelo coralyne corentine cornelia cornelie cosette cosima coumba crispin cunegonde cyrian cyriane cyriaque cyrielle daouda
  daphnee daria darina dario darius dariusz darren daryl debora deepak deirdre delmira delphin demba denisa denys derya dhia diarra diaryatou dieynaba
  dilan dilara dimitra dinah diogo divya djamila djena djenabou djeneba djilali dmitri dmytro domenico domitille donatien donatienne donovan dorota
  dounia drissa dulce dumitru dzhamila ebrima edelyne edgard edmond edmonde eduardo edwige edwin ekaterina eleanor eleanore eleazar elfie elhadj elhadji
  eliana elijah elikia eliora elisha elizabeth elke ellyn elmina eloine elouan elouen elric elsy elvina elya elyana elyas elyes elyne elzbieta emel
  emelie emerick emilienne emilson emine emirhan emmeline emmie emna emre enaelle enaya enea eneko enguerrand ennio enrico enrique enya ephraim eponine
  erdem eren ernest ernestine erwann eryn esma esmee esmeralda esperanza estebane ethane ethel eudeline eudes eulalie eunice euphrasie eustache evaelle
  evane evangeline evelina everard ewan ewelina ewen ewenn eyup fabiana fabiola fadma fadoua fahd faical faissal faiza fallou fantin faouzi farida faris
  farouk fatia fatih fatiha fatimata fatimatou fatimazahra fatimetou fatma fatna fatoumatou fawzi fedor feriel fernanda fernando filip filipa filipe
  filippo filomena firmin flavio fleurine florette florine flormond fodie fouad foucauld fouzia francelin francesca francesco francette francine
  francisca francisco fredrick freya fulvio gaelig gaspar gaspardine gatien gaultier gaurav gaylord gedeon gennaro geoffray geoffroy georgette georgina
  georgine geraud germaine gervaise giada gianna gianni gildas gillian giorgia giorgio giovanna giovanni gisela giuseppe gladis glenn gnima goncalo
  gonzague gonzalo goulven graziella grazyna gretel grichka grzegorz guenael guenaelle guenole guerric guilaine guilhelm guilherme guillem guillemette
  gulsen gurvan gustavo gwen gwenael gwenaele gwendal gwenn gwenola gwenole gwenvael gwladys habib habiba hacene hachemi hachim haci hadja hadjar hafida
  hafsa haidara haifa hajar hajer hakan hakima halima halyna hamadi hamadou hamed hamidou hammadi hanane hania hanifa harold haroun harouna harpreet
  haruka harvey hasan hassanatou hassane hassen hassiba hatem hatice hayat haytham hedwige heidi heitor helder helea heliena helier helin heliodore
  helmut henda hendrik henrik henrique henriqueta herbert heriberto hermance hiba hichem hilal hilde hiroshi hocine hodan hodane honorin houari houcine
  houda houria houssam houssem houssine huguette humbert huong hyppolite iannis ibrahima ibtissam ibtissem idir idoia idris idrissa idrissou iduna
  ignace igor ihor ihsane ihssane ikram ikrame ilann ilaria ilario ilda ileana ilef ilhame ilhan iliane ilias illan illyana ilona iluna ilya ilyane
  ilyess imad imade imran imrane inaam inaki inaya inessa ingmar inoussa ioana ionut iraida irina irma irmina iryna isadora isaiah isak isaline isalys
  isao iseline iseult ishaq isia isidore ismaela ismahane ismail ismaila ismene isolde israa issam issiaka issouf itziar ivana ivanka ivanna ivo iwan
  iyad izia izzie jaafar jacek jacinta jacinto jacquemine jacquette jacquot jadwiga jakob jakub jalila jamel jamila jamilla janelle janick janina janine
  jannick jaouad jaouen japhet jarod jaroslaw javier jawed jayden jaylan jeanette jeannette jeannine jeffrey jehan jehanne jelena jenna jennyfer
  jenovefa jerem jeremiah jeremias jeronimo jihane jihen joana joanie joannes joao joaquim joaquin jocelin jocelyn jocelyne joelline joffrey johane
  johanne johannes jolan jolanda jonah jonathane jorge joris josefa josepha josette josian josiana josip joss josselyn jossua jovana judicael jugurtha
  juliane juliano julienna julietta julita justinien kadiatou kadidiatou kadidja kadija kahina kaicha kaina kais kalidou kalil kalista kamal kamelia
  kamil kamilla kandice kaoutar kaouther karamoko karel karelle karene karina karla karlo karolina karsten kasia kassandra kassandre kassim kassy
  katalin katarina katarzyna katel katell kateryna kathleen kathy katie katrin kawtar kayla kaylee kayode kayson keane keira keith kelia kelian kellian
  kelya kelyan kemal kenan kendra kenji kenny kerem kerian kerouan kerstin keryan kevine keyla keziah khadidiatou khadidja khadijatou khadim khady
  khalid khalida khalifa khalil khoudia khouloud kiara kiera kieran kimberley kimberly kinga kiran klara klaus kleber klervi koffi korentin korotoumou
  kouadio kouassi kristel kristell kristen kristina krystel krystian krystyna krzysztof kurt kyara kyle kylie kyra laela laetizia lahcen lahna laia
  lakshmi lamia lamiaa landry laora larissa lassana latifa laurelenn laureline laurena laurenne laurenzo laurette lauric laurinda laurine lauryn lauryne
  laziza leandra leandro leanne leilani leilou leith leiya lelia lenaic lenaig leona leonardo leonce leone leonel leontine leopoldine leslye leticia
  letitia leyla liah lidia lidwine lidy liham liliana lilith lillian lilly lilwenn lindsay linh lisebeth lisenn lissandro livie livna lizea lizie lizon
  lizzie ljubica loann loanna loanne loeiz loelia lohan lohann loiza lorane loreen loreena lorelei lorene lorette loriane lorick lorine lormel lotfi
  lothaire louanne loubna louca loucas louciane loudmila louella louisette louisiane louison loukas loukia lounah lounes lounis luana lubin lubna
  luciana luciano lucilia lucinda lucio lucrece ludmila ludmilla ludovica luisa lukasz lyah lyana lyanna lycia lyes lyham lyla lylia lyne lysandre lysea
  lysiane lyssandre lyudmyla maaike maceo maciej macire madeline madiha mady maelan maelia maelis maellie maelwenn maelyne maena maeve mafalda magalie
  magaly magatte magdalena magdeleine mahamadou mahamat mahault mahdi mahery mahjoub mahmoud mahmut maika mailan mailie mailys maimouna maina maissa
  maissane maissara maite maithe maiwenn maixent majid makram maksim malek malgorzata malick mallaury mallory malvina malvyn malwenn mamadi mamoudou
  manal manelle manish manoa manoe manoel manoela manola manolo mansour manue maoline marcelin marcello marcia marcin marcio marcos margaret margareta
  margarida margaud margerie margherita marguerita mariah marialine marian mariana mariane marianna mariano maribel maricica marieke mariella marieme
  marietou mariette marija marijke marilyn marilyne marinette marinho marisol marissa maristela mariusz marlon marlyse marouan marsha marta martina
  martino marwa marwan marwane maryama maryem marylene marylou maryna maryne maryvonne marzena marzia massimo massinissa massyl mateusz matheo mathieux
  mathilda mathurin mathurine matias matilda matilde matis mattheo mattia maude maugan maurane maureen mauricio maurizio mauro maxandre maximilian
  maximilien maximin maxwell mayane mayar mayara mayline mayron maysaa maysane mazen mazigh mbaye mederic medhi meera meghane mehemet mehmed mehmet
  mehrez meissa melaine melany melchior melhia melia melie melika melisa melisande melissandre melkior melvil melvin melvyn melwin menahem meredith
  meriam meritxell merouane mervan merve mervyn meryl mesut metin meven mevena micaela michal micheal michela michelle mickaela mieke miguelle mihaela
  mihai mikael mikail mikayil mikel mikhail milad milane milann milhane milla millie mimoun mimouna minh minji miora miranda miren mireya miriame mirko
  miroslav miruna mitchell mizgin mkhaled moctar moea mohamadou mohamedou mohand mohsen mohsin mokhtar moktar monia montaine morgana morgiane moshe
  mouaad mouad mouctar mouhamadou mouhamed mouhammad mouhcine mouloud mounia mounira mouniratou mouslim moussab moustafa moustapha muhammad muhammed
  mukhtar murielle mustafa mykola myla myriana myriem myrna myron myrto mysie nabila nabilla nabintou nacer nacera nacim nadejda nadera nadiia nadira
  nadjat nadjib nadjima nadjla naeva nafissa nafissatou nagi nahel nahia nahil nahla nahoa naia naissa najah najia najib najla najoua najwa nalia nancie
  naomie naoual naouel narjes narjess nasri nasser nassera nassima nastasia natalie natalina natalka natanael nathalia nathaniel nawal nawfel naya nayel
  nayla naylia nazih nazim nazire nazli ndeye neama nedjma nefeli nehemie neila nejma nelia nellie nelson nelya nephtalie nermine nesrine nessa nessim
  nestor neven neyl neyla nezha ngoc ngone nhung nicodeme nicola nicolaj nicoletta nicolina nidhal niels nieves nihad nihal nikola nikolai nikolas
  nilaya nilda ninel nino niouma nirina nisha nisrine nissa nissrine niva nives noane noann noelia noella noellie noham nohe noheila nohlan nolane
  nolann nolhan nolween nooa noor norane norberta noreen norina norine norman nouha nouhaila nouhayla noumidia noura nourdine nuno nuray nuria nuriye
  nurullah nyles nymphea oanell oanna obeida obiageli oceane octavia odelia odelin odeline odila odilon odon odran ofelia ogier oihan oihana oksana olaf
  oleg oleksandr oleksii olena olesia olga olimpio olwen omayma ombeline omer onur oona ophelia ophelie opheline orane orhan oriane orlane orlena ornela
  ornella orsola oruc osama osanne osman osvaldo oswald othilie othman otmane ottilie ouafa oualid ouarda ouassim ouissam ouissem oulimata oumaima oumar
  oumayma oumeima oumy ouria oury ousama ousmane oussama oussema oustaz outhman ozan ozgur ozlem padraig palmira paloma panagiotis paola paolina paolo
  paquita paquito pascaline pasquale patricio patrizia patryk paule paulette paulina pavel pawel pelagie pelin petronille peyo phileas philemon philippa
  philomene phuong pierina pierrette pierric pietro pilar piotr pooja precillia prescilia prescillia prisca priscille priscillia priya priyanka ptolemee
  qasim qassim quentine quillian quincy quitterie quoc quynh rabah rabia rabiatou rabie racha rachele radja radoslaw radostina radouane rafaela rafaelle
  rafik rafika raghav rahel rahim rahma rahmatou rahul raihana raina rajaa rajae rajesh rajiv ralph raluca ramata ramatou ramatoulaye ramazan ramin
  ramla ramon ramona ramzi randa ranim ranya raphaela raphaella raquel rashid rasim raul rawan rayane rayen rayhan rayhana raymonde rayna raynald razan
  razane reda redha redouan redouane reduan reginald reinaldo reinhard rejane remigiusz renat renata renato renelle renzo reuben reyan reyhan rezki
  rhita rhys riccardo rickie rihab ritaj ritchie riwan riyad riyadh riyan roberta roberte roberto rocco roch rocio rodney rodrigo rogatien rogerio rohan
  rohit rokaya rokhaya rokia rokiatou romaissa romana romaric romarin romary romi romina rominne romulus ronald rosalba rosalinde rosaline rosana
  rosario rosella rosetta rosina rosine roswitha roudy rougui rouguiatou rowena roxana roxanne rozenn ruanne rufin rukiye ruslan rustam ryad ryanne rym
  ryma rynad saadia sabiha sabri sabria sabrine sabry sadek sadia safaa safae safiatou safir safiya safouane safwan sahra saida saif sajid sakina sakine
  salaheddine salamata salifou salihou salika salimata salimatou salka saloua salsabil salsabile salvador salvatore salwa samad samah samake samara
  sambou samet samih samiha samina samiya samson samuele samuelle sanaa sanae sandrina sandro sanela sania sanjay sanna sanne sarrah sasia satoshi
  savannah savas savio sawsen scarlett sebastiana sebastiano sebastienne sedat sefa segolaine sekou selene selenia selia selin selina selmane semih
  semra senan seny seraphin seraphina seraphine sergei sergio sergiu serigne serkan servane sevan sevda severin severino seydou seyma seynabou shahin
  shahyn shaima shaineze shane shanice shanna shannon shanon sharon shauna shawn shayan shaylee sheherazade sheryl shirel shyrel sidiki sidonia
  siegfried sigolene sigrid siham silas silke silvain silvana silvere silvia silviane silvina silvio simao simay simeonne simonne sinan sindy sinem
  sirine skander skye slavica slawomir smahane smail smain soazig sofian sofie sofien sofiene sofyan sohaib sohane soheib soizic soizig sokhna soleane
  soledad solen solenna solenne solveig solvej solweig sonya soray sorin sosthene souaad souhail souhaila souhayl souheil souheila soukayna souleiman
  souleimane souleman souley souleyman souleymane soumaya soumeya soumia souraya soussan sreyleak stanilas stanislav stanislaw stanley steeven stefan
  stefania stefanie stefano steffi steffy stelian stellio stephan stephania stevan stevie suat suheda sukru sulayman suleyman suleymane sullivan sunniva
  suraya suresh susana susanna susanne suzana suzanna suzel suzon svenja svetlana svitlana swanie swanny syhem sylas sylvana sylvere sylvester sylvette
  sylviana sylwia symphorien synda syphax syrena syrielle tabatha tadeusz tahar taher taieb taina taissia talia talya tamar tamatea tamim tanaelle
  tancrede tanina tanya taous tarik taslima tasnim tasnime tatiane tayeb tayron tedi teiva tekin telio telma telmo terence teresa tereza tesnim tessy
  tetiana thaddee thaela thaissa thalie thalya thamila thania theana theau thelio thelma theodor theodoric theodosie theophane theophania theotim
  theresa thiane thibaudeau thibauld thibeau thiebaut thierno thiery thimeo thimothe thimothee thomasine thuy thyago thylane thymeo tiana tianna tibo
  tidiane tidjane tierno tiffaine tiffanie tilio timea timotei timothey timur tinhinane tiphaine tiphanie tiphany titaina titouane tizia tizziana todor
  toinette toinon tolga tomasz tomek tomislav tommaso tonio torsten touria tracy tressy tristana tristane trystan tsilla tuan tudal tudi tugba tugce
  tugdual tuncay turgut tyana tycia tyfaine tylian tymeo tymothe tyron tyrone ufuk ugur ulrich ulrick ulrike umit umut uriel ursule urszula vadim vaea
  vahid vahina vaimiti valdo valentijn valentyna valere valerian valeriane valeriu valia valmont valtteri vannina vasco vasile vasilica vassili vasyl
  vaughan velimir verane vered verena vesna veva viana vicenta vicente vickie vicky victoriane viggo vijay vikram viktor viktoria viktoriia vilhelm
  vincente vincenzo vinciane vinicius violeta virgil virgilio virginia virginija vitalie vitalii vitalina viteli vitoria vittoria vittorio vivian
  viviana vivienne vlad vladimira vladislav volkan volodymyr vytautas wafa wafaa wahiba wahid wahida waldemar walida walter warda waris wassila wassime
  wenceslas wendel wendeline wendie werner wesley wided wiem wieslaw wijdane wilfrid wilfride wilhelm wilhelmine wilhem willem willene williams wilma
  winona wioletta wissal wissam wissem wivine wojciech wolfgang wyatt xabi xavia xaviera xaviere xenia xiaoming ximena ximun xochitl yaakov yacin yacoub
  yacouba yadira yagmur yahia yahya yakoub yakouba yakup yamin yamina yanael yanaelle yanice yanick yanisse yanko yanna yannaelle yannie yarno yaron
  yaroslav yaroslava yasin yasine yasmeen yasmin yassen yasser yassera yassir yassmina yassmine yavuz yazid ydriss yehuda yelda yelena yesim yessine
  yeter yevgeny yevhen yezid ylan ylies ylona ymane yngrid yoanna yoel yohana yolaine yolanda yolene yonas yonathan yoram yosra yossef youna younous
  younouss younousse yousra youssouf youssoufa youssouph youssra ysabel ysaline ysee yseult ysolde ysoline yuki yuksel yulia yuliana yuliia yuliya yuri
  yury yusra yvain yvan yvanna yvelise yvonnick zaccaria zacharia zachary zacharya zahia zahida zahir zahira zahraa zaia zaid zaina zainab zaineb zakari
  zakariya zakary zakarya zakia zakiya zanele zayan zayane zayd zayn zayna zayneb zbigniew zdenka zeina zeinab zeineb zeliha zelina zenaide zeno
  zephyrin zephyrine zeyneb zhour ziad zied zihan zinebe zineddine zinedine ziya ziyad zoeline zofia zohair zoheir zohran zoubida zouhair zouhir
  zoulikha zsofia zuleyha zulma zuzana zyad zyna`.split(/\s+/),
);
