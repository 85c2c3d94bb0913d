/** Brands that Brazilian sellers often write without a capital, folded; of names of several words, each word. */
export const BRANDS: ReadonlySet<string> = new Set(
  `ortobom castor probel l'oreal adidas nike puma fila mizuno asics olympikus mormaii oakley vans converse rider havaianas ipanema melissa
  vizzano moleca beira-rio modare grendha lupo malwee hering zara colcci levis lacoste reserva samsung apple
  xiaomi redmi motorola lg sony philips philco panasonic tcl aoc multilaser intelbras positivo lenovo dell
  acer asus hp epson canon brother logitech razer redragon hyperx corsair kingston sandisk wd seagate jbl
  edifier baseus anker tp-link d-link mondial arno britania cadence oster walita electrolux brastemp consul
  continental midea elgin gree springer fischer suggar tramontina brinox rochedo nadir marinex oxford wolff
  wap karcher black+decker bosch makita dewalt stanley vonder irwin gedore worker skil einhell lorenzetti
  deca docol tigre amanco fortlev krona hydra cobreq cofap monroe nakata fras-le moura heliar mobil castrol
  lubrax petronas ipiranga goodyear pirelli michelin firestone bridgestone dunlop ngk magneti marelli valeo
  osram golden pedigree whiskas royal canin premier purina chalesco growth max-titanium integralmedica
  optimum probiotica lego mattel hasbro estrela barbie hot-wheels burigotto galzerano chicco fisher-price
  dican tutti natura boticario avon eudora jequiti nivea loreal maybelline vult dailus payot salonline seda
  pantene dove colgate oral-b gillette faber-castell bic tilibra pilot stabilo casio technos orient citizen
  garmin caloi monark shimano speedo nautika coleman mor kala plasutil sanremo nintendo playstation xbox
  microsoft google amazon echo alexa kindle gopro dji salon titanium wella schwarzkopf kerastase skala
  embelleze haskell cadiveu truss inoar bepantol cerave bioderma la-roche-posay vichy neutrogena garnier
  eucerin isdin sallve granado phebo tavares niina mari-maria tracta quem-disse-berenice rexona
  old-spice carolina herrera paco rabanne lattafa armaf calvin klein dolce gabbana jean-paul lancome dior
  chanel givenchy umbro diadora saucony salomon merrell timberland bottero usaflex piccadilly ramarim   via-marte west-coast kenner redley cartago grendene crocs skechers new-balance track&field animale damyller
  sawary brandili kyly milon tigor carters trifil selene mash zorba duloren loungerie samsonite sestini
  bagaggio tourister le-postiche luxcel chenson victorinox seiko fossil mondaine xtrax dumont bulova festina
  huawei realme infinix tecno nokia zte oppo oneplus jovi amazfit haylou qcy soundcore jabra sennheiser
  akg shure skullcandy beats marshall bose frahm amvox hayom i2go geonav elg pcyes gamemax rise-mode husky
  pichau dazz fortrek hoopson c3tech oex vinik steelseries gigabyte msi galax zotac palit sapphire
  powercolor intel amd ryzen nvidia crucial lexar adata xpg mercusys ubiquiti mikrotik cisco netgear   roku elsys vivensis mallory lenoxx black&decker nespresso delonghi tres-coracoes
  kitchenaid cuisinart smeg fun-kitchen polishop multi-home agratto ventisol loren-sid ventidelta esmaltec
  itatiaia dako clarice mueller wanke newmaq colormaq libell ibbl zagonel sintex zwilling guzzo euro-home
  ou-utilidades coza martiplast plasvale ordene lyor full-fit wheaton duralex luminarc pyrex bormioli invicta
  termolar aladdin soprano fortg ryobi metabo hilti milwaukee hitachi hikoki intech schulz chiaperini
  motomil toyama husqvarna stihl trapp tekna garthen nagano starrett lufkin belzer king-tony
  sata mtx sparta nove54 ingco dca suvinil coral-dulux sherwin hydronorth vedacit quartzolit sika tekbond
  loctite araldite taschibra ourolux g-light blumenau schneider steck margirius siemens weg papaiz pado stam
  yale alianca arouca metzeler maxxis levorin vipal rinaldi technic bf-goodrich hankook kumho yokohama toyo
  nexen westlake linglong itaro remold yuasa zetta cral acdelco motul valvoline havoline selenia wurth
  bardahl vonixx 3m-auto proauto mothers meguiars tecfil fram mann mahle metal-leve wega wix sabo taranto skf
  fag timken luk sachs kayaba bilstein axios nytron trw frasle jurid willtec syl hipper fremax contitech
  gates dayco urba brosol denso delphi vdo mte ds-tecnologia arteb orgus tyc shutt pro-tork
  protork ls2 norisk axxis bieffe ebf x11 texx alpinestars givi riffel kmc vaz scud diafrag oggi specialized
  trek gts ksw nathor sram microshift kenda chaoyang vzan rodabrasil ntk azteq guepardo invictus
  bestway intex albatroz daiwa penn saint-plus maruri rapala kikos polimet embreex acte
  vollo hidrolight mercur salvape integral-medica dux nutrata adaptogen atlhetica soldiers vitafor
  puravida muscletech dymatize ftw newmillen omron g-tech incoterm bioland accu-chek
  relaxmedic playmobil play-doh nerf funko copag toyster elka bandeirante cotiplas candide multikids xalingo
  magic-toys maral bestoys cosco infanti joie britax cybex nuby avent lillo kuka nuk
  mam fiba buba pampers huggies mamypoko babysec farmina guabi magnus special-dog biofresh n&d friskies
  cat-chow dog-chow bravecto nexgard simparic frontline furminator zeedog pet-games yamaha fender
  gibson ibanez tagima giannini rozini di-giorgio roland korg behringer strinberg faber castell compactor
  posca acrilex corfix maped leonora credeal jandaia foroni canson sega atari ubisoft capcom konami
  bandai namco 8bitdo powera hori multi-game nikon fujifilm polaroid instax insta360 benro manfrotto`.split(
    /\s+/,
  ),
);
