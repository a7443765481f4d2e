/**
 * Words that hold sentences together, judge or tell what was done, as reviews are full of them: by hand, of the languages that
 * are written in Latin letters. The articles and conjunctions among them stand in `weak-words.ts` as well.
 */
export const latinFunctionWords = {
  en: `the and of to for is was very not with an we it this that they you he she my our your their his her at on in
from by were are be been have has had do did will would can could so but or if as all more than when what which who
there here no yes also just only too out up about after before again them us me its because where how then some any
really always never every good great nice friendly food staff service place time helped quickly helpful clean tasty
fresh cold warm late slow fast fair expensive cheap recommend thanks thank highly much little well nothing everything
got took came went made felt left explained arrived fixed paid waited ordered stayed asked told works worked
honest clear nobody nothing finally actually could would did not day days`,
  fr: `le la les de des du un une et est ne pas que qui dans en pour par sur au aux avec ce cette ces il elle nous
vous ils elles je tu on se sa son ses leur leurs mon ma mes notre nos votre vos mais ou donc car si plus moins tres
bien trop tout tous toute toutes etait etaient ete ont avons avait sont fait faire comme chez sans aussi meme encore
peu y a d l qu c j n s bon bonne accueil personnel sympathique service lieu temps rapide rapidement agreable propre
delicieux froid chaud cher recommande merci parfait vraiment toujours jamais assez rien beaucoup fut serait peut eu
arrive livre explique attendu mange pourtant apres avant pendant petit grand meilleur gentil aimable`,
  es: `el la los las de del un una y es no que en por para con su sus se lo le les al como mas pero muy ya todo todos
toda todas nos yo mi mis tu ha han he hemos fue era eran estaba estar este esta estos estas eso cuando donde porque
sin sobre tambien si o desde hasta entre hay ser son bien tan poco mucho nada siempre nunca otra otro buen buena trato
personal comida servicio lugar rapido rapida amable limpio limpia rico rica frio caro cara recomiendo gracias
excelente habia tenia fueron llego llegaron explico muchas estan hizo hicieron quedo tuvimos tuve comimos aunque
despues antes mejor
nadie nos les dias dia hora horas tarde temprano pero entonces ahora aqui alli bastante demasiado tardaron dejaron`,
  it: `il lo la i gli le di del della dei delle dello un una uno e che non per con su in da dal dalla al alla ai alle
nel nella si ci mi ti vi ne se ma o anche piu molto poco tutto tutti tutta tutte come quando dove perche sono era
erano abbiamo ho ha hanno stato stata questo questa questi queste mio mia nostro nostra suo sua loro essere fatto bene
sempre mai ancora solo senza dopo prima cosi ottimo buono personale servizio posto cibo veloce gentile gentili pulito
pulita buonissimo freddo caldo caro consiglio grazie perfetto arrivato arrivata arrivati spiegato mangiato aveva
avevano fatta fatti siamo troppo pero quindi davvero consigliato disponibile cortese bella bello
dall nell sull all dell quell nessuna nessuno chiaro chiara qui li dopo oggi purtroppo molta molti molte`,
  nl: `de het een en is was niet met voor van op in aan te ook maar dat die wij we ik je ze hij er zijn waren heeft
hebben had om bij als naar door uit over dan nog wel heel erg zeer goed goede mooi vriendelijk lekker personeel geen
meer veel onze mijn deze dit alles weer snel prima vriendelijke schoon lekkere koud warm duur aanrader bedankt super
fijn fijne snelle netjes geholpen kregen kwam kwamen ging echt altijd nooit niets uitgelegd gewacht gegeten betaald
blij tevreden kan kun wordt werd eerst daarna toen iets even keurig
precies direct wat wilde wil kreeg nieuwe mij ons`,
  pl: `i w z na do nie to jest sie ze jak za po od dla o ale bardzo byl byla bylo byly oraz tak juz tylko co przez
przy bez ktory ktora ktore nas nam mnie mi ich jego jej wszystko polecam dobra dobry dobrze mila mily obsluga szybko
pan pani zawsze jeszcze kazdemu czy lub a u bylismy mielismy bylem bylam dostalismy szybka pyszne pyszny zimne zimna
swieze swiezy drogo tanio polecamy dziekuje dziekujemy swietna swietny czysto czyste fachowo trochę troche niestety
wszyscy przyjechal naprawil zrobil wytlumaczyl mozna bedzie jestem jestesmy zadowolona zadowolony kiedy gdy sobą cena
ceny
czego chcę chce chciałam chciałem razu zaraz świetnie pięknie dokładnie mój moja moje nasz nasza swoją ten ta te tego tej tym był są być mają mają miał miała lecz więc dlatego ponieważ`,
  pt: `o a os as de do da dos das e que nao em um uma para por com no na nos nas ao se mas muito foi era sao esta este
bem mais tudo todos nossa nosso minha meu ser ter tem tinha quando como sem sobre bom boa atendimento lugar comida
sempre rapido simpatico simpatica limpo frio quente caro recomendo obrigado obrigada otimo otima foram estava fizeram
chegou chegaram explicou gostei gostamos depois antes nunca pouco ainda ficou pelo pela nada melhor`,
  hr: `i u je na se da za su s od do ne smo bio bila bilo sve vrlo jako ali kao koji koja koje nam nas sam si po iz uz
te samo jos kod dobro dobar dobra hrana osoblje preporuka bez nisam nismo imali jeli dosli dosao brzo brza brzi
ljubazno ljubazni ljubazna cisto cista ukusno ukusna hladno toplo skupo preporucujem preporucam hvala odlicno odlicna
odlican svima opet malo puno cekali popravio objasnio dosta kad nakon prije bi ce sto cak nista uvijek zadovoljni
zadovoljna cijene cijena
me ti vam ih ju njih ono ona on oni odmah točno što tko gdje moj moja naš naša naše ovo taj ta to tu izgleda htjela htio želim željela jer zato ipak`,
  tr: `ve bir bu da de cok ile icin ama gibi daha en her ne o olarak var yok bize biz ben tum hem ki mi kadar sonra
once iyi guzel tesekkur tesekkurler tavsiye ederim eder temiz hizli ilgili zamaninda yeri olan oldu idi geldi vardi
yoktu oldukca yine herkese memnun kaldik kaldim gayet biraz fazla hemen guler yuzlu lezzetli sicak soguk pahali uygun
hizmet geldik geldim gittik gittim yaptilar yapti etti ettiler anlatti bekledik yedik aldik aldim kesinlikle harika
super degil hic bile fakat ancak cunku fiyat fiyatlar calisanlar personel sey seyi artik tekrar
tam istediğim istedigim sen siz onlar buna onu bunu şu burada orada nasıl neden kim hiçbir bazı bütün tümü değildi olmuş`,
  cs: `a v na se je to že s z do pro ale byl byla bylo byli jsem jsme nás nám velmi moc dobře dobrý dobrá dobré rychle
rychlá rychlé příjemný příjemná příjemné doporučuji doporučujeme děkuji děkujeme také jen už ještě po od při za jako
vše všechno všichni není nebyl mi mě si který která které když tak jídlo obsluha personál čisto čisté chutné čerstvé
studené levně drahé drahý trochu skvělý skvělá skvělé vždy nikdy spokojeni spokojená můžu přijel opravil vysvětlil
čekali měli bohužel i u o k své jeho cena ceny
hned přesně co chci chtěl chtěla jsou být byly měl měla můj moje naše náš ten ta tento tam tady krásně krásné vypadá protože proto ani jak kde nebo tím tom té`,
  sk: `a v na sa je to že s z do pre ale bol bola bolo boli som sme nás nám veľmi dobre dobrý dobrá dobré rýchlo
rýchla príjemný príjemná odporúčam ďakujem tiež len už ešte po od pri za ako všetko nie mi ma si ktorý ktorá keď tak
jedlo obsluha personál čisto chutné čerstvé studené drahé trochu skvelý skvelá vždy spokojní môžem prišiel opravil
vysvetlil čakali mali bohužiaľ i u o k
hneď presne čo chcem chcel chcela sú byť mal mala môj moja naše náš ten tá toto tam tu krásne vyzerá vyzerajú pretože preto ani kde alebo tým tom aj iba veľa málo nikto niekto nikdy`,
  sl: `in v na se je to da z s do za ampak pa bil bila bilo bili sem smo nas nam zelo dobro dober dobra hitro hitra
prijazno prijazni priporočam hvala tudi le že še po od pri kot vse ni mi me si ki ko tako hrana osebje čisto okusno
sveže hladno drago malo odlično odlična vedno zadovoljni prišel popravil razložil čakali imeli žal
takoj točno kaj želim želela so biti moj moja naš naša ta tisti tam tukaj lepo ker zato niti kako kje ali tem bi ga jo jih lahko več manj nihče nikoli`,
  hu: `a az és hogy nem is volt van egy meg már csak de ha mert mint vagy nagyon jó jól szép kedves gyors gyorsan
finom friss tiszta hideg meleg drága olcsó ajánlom köszönjük köszönöm minden mindenkinek még itt ott nekünk minket mi
én ő ők voltak lett lesz kell lehet el ki be fel után előtt alatt mindig soha kicsit túl sok kevés szuper remek
tökéletes segítőkész elégedett vagyunk voltunk kaptunk ettünk vártunk jött jöttek elmagyarázta megjavította sajnos
pedig azonban ami aki amit
mit pontosan azonnal rögtön te ön hogyan hol mikor ezt azt ezek azok ez szépen látszik volna szeretném szeretnék akartam mindent semmi senki sokat keveset így úgy tehát elég teljesen`,
  ro: `și în la de cu pe nu este sunt a am au fost era erau o un mai foarte ne ni noi ei ea el să că din pentru dar
sau dacă tot toate toți bun bună bine rapid repede amabil amabili curat gustos proaspăt rece cald scump ieftin
recomand mulțumesc mulțumim când unde după înainte doar prea puțin mult multă fără până ca prin și-a și-au excelent
excelentă super plăcut plăcută serviciu personalul mâncarea ajuns ne-a explicat reparat așteptat mâncat plătit mereu
niciodată totul al ale lor îmi mi
le lor care cu deși deoarece pentru dar însă nicio niciun toată nostru noastră prietenoasă prietenos plăcere păcate
ce exact exactă imediat voiam vreau lui acest această acel arată arătau superb frumos frumoasă nimeni nimic cineva ceva aici acolo suntem eram fi fie atât decât despre`,
  sq: `dhe në të e i me për nga një është janë ishte ishin nuk që se më shumë mirë mire mira por ose si kur ku pas
para këtu aty ne na mua ai ajo ata ju unë kam kemi ka kanë kishte kishim do mund jemi jam shpejt shpejtë pastër
shijshme freskët ftohtë ngrohtë shtrenjtë lirë rekomandoj faleminderit gjithçka gjithmonë kurrë pak vetëm edhe gjatë
pa tek te stafi shërbimi ushqimi çmimi çmimet sjellshëm shkëlqyer erdhi erdhën rregulloi shpjegoi pritëm hëngrëm morëm
bëri punë punën
çfarë cfare menjëherë dua doja duam ishim duken duket bukur bukura saktë kjo ky këto ato atë dikush asgjë askush kështu gjë gati njerëz jo po ndonëse edhepse vetë`,
  sv: `och att det som en på är av för med till den har de inte om ett var hade vi jag han hon ni oss mig men så från
vid kan ska också när hur efter utan mycket väldigt bra god gott goda trevlig trevliga snabb snabbt ren rent fräsch
varm kall dyrt billigt rekommenderar tack alla allt alltid aldrig lite bara här där mer än eller blev fick kom gick
gjorde tog åt väntade betalade förklarade fixade hjälpte nöjd nöjda fint fin personal personalen maten priset tyvärr
sin sina sitt deras detta dock under över innan
förstod precis vad ville direkt genast ingen inget något någon min mitt mina vår våra vart hela`,
  da: `og at det som en på er af for med til den har de ikke om et var havde vi jeg han hun os mig men så fra ved kan
skal også når efter uden meget god godt gode venlig venlige hurtig hurtigt ren rent varm kold dyrt billigt anbefales
anbefaler tak alle alt altid aldrig lidt kun her der mere end eller blev fik kom gik tog spiste ventede betalte
forklarede hjalp tilfreds fint personale maden prisen desværre
forstod hvad ville straks ingen intet noget nogen min mit mine vores hele samme`,
  no: `og at det som en på er av for med til den har de ikke om et var hadde vi jeg han hun oss meg men så fra ved kan
skal også når etter uten veldig meget god godt gode hyggelig hyggelige rask raskt ren rent varm kald dyrt billig
anbefales anbefaler takk alle alt alltid aldri litt bare her der mer enn eller ble fikk kom gikk tok spiste ventet
betalte forklarte hjalp fornøyd fint personalet maten prisen dessverre
forsto akkurat hva ville straks ingen noe noen min mitt mine vår våre hele samme`,
  fi: `ja on ei se että oli olivat ovat kun mutta myös niin kuin jos vain hyvin hyvä hyvää erittäin todella tosi nopea
nopeasti ystävällinen ystävälliset siisti puhdas herkullinen tuore kylmä lämmin kallis halpa suosittelen kiitos kaikki
kaikkea aina koskaan vähän paljon me minä hän he meitä meille minulle tämä siellä täällä jälkeen ennen ilman saimme
tuli tulivat kävimme söimme odotimme maksoimme selitti korjasi palvelu ruoka hinta tai jo vielä sekä kanssa oikein
mukava
ymmärsi heti mitä halusin mikä kuka missä tätä sitä ne nämä lopputulos upea hieno oma omat en emme ollut`,
  et: `ja on ei see et oli olid kui aga ka nii siis väga hea head kiire kiiresti sõbralik sõbralikud puhas maitsev
värske külm soe kallis odav soovitan aitäh tänan kõik alati mitte veidi palju meie mina ta nad meid meile mulle siin
seal pärast enne ilma saime tuli tulid käisime sõime ootasime maksime teenindus toit hind või juba veel koos ainult
oleme jäime rahul
aru kohe mida soovin tahtsin mis kes kus seda need tulemus suurepärane ilus oma polnud olime`,
  lt: `ir yra ne tai kad buvo labai bet kai su į iš už po prie be ar arba tik jau dar taip pat viskas gerai geras gera
geri greitai greitas malonus maloni malonūs švaru skanu skanus šviežias šaltas šiltas brangu pigu rekomenduoju ačiū
dėkoju visada niekada mes aš jis ji jie mus mums man čia ten apie per nuo iki laukėme valgėme sumokėjome paaiškino
sutaisė aptarnavimas maistas kaina
iškart tuoj vietoje ko ką noriu norėjau puikus puiki puikiai rezultatas buvau buvome tas ta šis ši nieko niekas kažkas todėl nes nei kur kada savo mano mūsų jų jos jo`,
  lv: `un ir ne tas ka bija ļoti bet kad ar uz no pie bez vai tikai jau vēl arī viss labi labs laba ātri ātrs laipns
laipna laipni tīrs garšīgs svaigs auksts silts dārgi lēti iesaku paldies vienmēr nekad mēs es viņš viņa viņi mums man
šeit tur par pēc līdz gaidījām ēdām samaksājām paskaidroja salaboja apkalpošana ēdiens cena
uzreiz ko vēlos gribēju lielisks lieliska lieliski biju bijām tā šis šī te neko neviens kāds tāpēc jo nekā kur savu mans mūsu viņu`,
  ca: `el la els les de del un una i és no que en per amb al als com més però molt ja tot tota nos jo va van hem han
ha era eren està bé bo bona ràpid amable net fred car recomano gràcies sempre mai quan on sense sobre també si o des
fins entre hi ens seva seu aquest aquesta ser són poc tracte personal menjar servei`,
  vi: `và là của có không được rất cho với các những một này đó thì mà ở trong ra vào khi đã đang sẽ cũng như nhưng vì
nên nếu lại còn chỉ đến đi lên về từ mình tôi chúng bạn anh chị em họ nó ngon tốt sạch nhanh chậm đẹp rẻ đắt nhiệt
tình thân thiện dễ chịu hài lòng cảm ơn giới thiệu quá lắm hơn nhất nhiều ít phục vụ nhân viên món ăn giá quán hàng
người mọi đều sau trước nữa luôn làm hơi phải bị ghé quay chờ đợi`,
  id: `dan di yang ini itu dengan untuk dari ke tidak ada adalah sangat saya kami kita mereka dia juga sudah akan bisa
pada atau tapi tetapi karena jika kalau hanya lebih baik bagus cepat ramah bersih enak segar dingin hangat mahal murah
rekomendasi terima kasih semua selalu sekali banyak sedikit saat setelah sebelum tanpa sini sana pelayanan makanan
harga tempat pasti lagi puas kembali menunggu makan bayar menjelaskan
langsung paham apa siapa dimana hasilnya mau ingin`,
} as const;
