/** Brands that Brazilian sellers often write without a capital, folded; of names of several words, each word. */
export const BRANDS: ReadonlySet<string> = new Set(
  `adidas nike puma fila mizuno asics olympikus mormaii oakley vans converse rider havaianas ipanema melissa vizzano
  moleca beira-rio modare grendha lupo malwee hering zara colcci levis lacoste reserva samsung apple xiaomi redmi
  motorola lg sony philips philco panasonic tcl aoc multilaser intelbras positivo lenovo dell acer asus hp epson
  canon brother logitech razer redragon hyperx corsair kingston sandisk wd seagate jbl edifier baseus anker tp-link
  d-link mondial arno britania cadence oster walita electrolux brastemp consul continental midea elgin gree
  springer fischer suggar tramontina brinox rochedo nadir marinex oxford wolff wap karcher black+decker bosch
  makita dewalt stanley vonder irwin gedore worker skil einhell lorenzetti deca docol tigre amanco fortlev krona
  hydra cobreq cofap monroe nakata fras-le moura heliar mobil castrol lubrax petronas ipiranga goodyear pirelli
  michelin firestone bridgestone dunlop ngk magneti marelli valeo osram golden pedigree whiskas royal canin premier
  purina chalesco growth max-titanium integralmedica optimum probiotica lego mattel hasbro estrela barbie
  hot-wheels burigotto galzerano chicco fisher-price dican tutti natura boticario avon eudora jequiti nivea loreal
  maybelline vult dailus payot salonline seda pantene dove colgate oral-b gillette faber-castell bic tilibra pilot
  stabilo casio technos orient citizen garmin caloi monark shimano speedo nautika coleman mor kala plasutil sanremo
  nintendo playstation xbox microsoft google amazon echo alexa kindle gopro dji`.split(/\s+/),
);
