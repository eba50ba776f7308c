// The currencies in use, as ICU 72.1 lists them (UCURR_COMMON and UCURR_NON_DEPRECATED). A test compares the list with the
// linked ICU; `scripts/list-currencies` prints it anew.

extension Currency {
    /// United Arab Emirates Dirham.
    public static let aed = Currency(known: "AED")
    /// Afghan Afghani.
    public static let afn = Currency(known: "AFN")
    /// Albanian Lek.
    public static let all = Currency(known: "ALL")
    /// Armenian Dram.
    public static let amd = Currency(known: "AMD")
    /// Netherlands Antillean Guilder.
    public static let ang = Currency(known: "ANG")
    /// Angolan Kwanza.
    public static let aoa = Currency(known: "AOA")
    /// Argentine Peso.
    public static let ars = Currency(known: "ARS")
    /// Australian Dollar.
    public static let aud = Currency(known: "AUD")
    /// Aruban Florin.
    public static let awg = Currency(known: "AWG")
    /// Azerbaijani Manat.
    public static let azn = Currency(known: "AZN")
    /// Bosnia-Herzegovina Convertible Mark.
    public static let bam = Currency(known: "BAM")
    /// Barbadian Dollar.
    public static let bbd = Currency(known: "BBD")
    /// Bangladeshi Taka.
    public static let bdt = Currency(known: "BDT")
    /// Bulgarian Lev.
    public static let bgn = Currency(known: "BGN")
    /// Bahraini Dinar.
    public static let bhd = Currency(known: "BHD")
    /// Burundian Franc.
    public static let bif = Currency(known: "BIF")
    /// Bermudan Dollar.
    public static let bmd = Currency(known: "BMD")
    /// Brunei Dollar.
    public static let bnd = Currency(known: "BND")
    /// Bolivian Boliviano.
    public static let bob = Currency(known: "BOB")
    /// Brazilian Real.
    public static let brl = Currency(known: "BRL")
    /// Bahamian Dollar.
    public static let bsd = Currency(known: "BSD")
    /// Bhutanese Ngultrum.
    public static let btn = Currency(known: "BTN")
    /// Botswanan Pula.
    public static let bwp = Currency(known: "BWP")
    /// Belarusian Ruble.
    public static let byn = Currency(known: "BYN")
    /// Belize Dollar.
    public static let bzd = Currency(known: "BZD")
    /// Canadian Dollar.
    public static let cad = Currency(known: "CAD")
    /// Congolese Franc.
    public static let cdf = Currency(known: "CDF")
    /// Swiss Franc.
    public static let chf = Currency(known: "CHF")
    /// Chilean Peso.
    public static let clp = Currency(known: "CLP")
    /// Chinese Yuan.
    public static let cny = Currency(known: "CNY")
    /// Colombian Peso.
    public static let cop = Currency(known: "COP")
    /// Costa Rican Colón.
    public static let crc = Currency(known: "CRC")
    /// Cuban Convertible Peso.
    public static let cuc = Currency(known: "CUC")
    /// Cuban Peso.
    public static let cup = Currency(known: "CUP")
    /// Cape Verdean Escudo.
    public static let cve = Currency(known: "CVE")
    /// Czech Koruna.
    public static let czk = Currency(known: "CZK")
    /// Djiboutian Franc.
    public static let djf = Currency(known: "DJF")
    /// Danish Krone.
    public static let dkk = Currency(known: "DKK")
    /// Dominican Peso.
    public static let dop = Currency(known: "DOP")
    /// Algerian Dinar.
    public static let dzd = Currency(known: "DZD")
    /// Egyptian Pound.
    public static let egp = Currency(known: "EGP")
    /// Eritrean Nakfa.
    public static let ern = Currency(known: "ERN")
    /// Ethiopian Birr.
    public static let etb = Currency(known: "ETB")
    /// Euro.
    public static let eur = Currency(known: "EUR")
    /// Fijian Dollar.
    public static let fjd = Currency(known: "FJD")
    /// Falkland Islands Pound.
    public static let fkp = Currency(known: "FKP")
    /// British Pound.
    public static let gbp = Currency(known: "GBP")
    /// Georgian Lari.
    public static let gel = Currency(known: "GEL")
    /// Ghanaian Cedi.
    public static let ghs = Currency(known: "GHS")
    /// Gibraltar Pound.
    public static let gip = Currency(known: "GIP")
    /// Gambian Dalasi.
    public static let gmd = Currency(known: "GMD")
    /// Guinean Franc.
    public static let gnf = Currency(known: "GNF")
    /// Guatemalan Quetzal.
    public static let gtq = Currency(known: "GTQ")
    /// Guyanaese Dollar.
    public static let gyd = Currency(known: "GYD")
    /// Hong Kong Dollar.
    public static let hkd = Currency(known: "HKD")
    /// Honduran Lempira.
    public static let hnl = Currency(known: "HNL")
    /// Croatian Kuna.
    public static let hrk = Currency(known: "HRK")
    /// Haitian Gourde.
    public static let htg = Currency(known: "HTG")
    /// Hungarian Forint.
    public static let huf = Currency(known: "HUF")
    /// Indonesian Rupiah.
    public static let idr = Currency(known: "IDR")
    /// Israeli New Shekel.
    public static let ils = Currency(known: "ILS")
    /// Indian Rupee.
    public static let inr = Currency(known: "INR")
    /// Iraqi Dinar.
    public static let iqd = Currency(known: "IQD")
    /// Iranian Rial.
    public static let irr = Currency(known: "IRR")
    /// Icelandic Króna.
    public static let isk = Currency(known: "ISK")
    /// Jamaican Dollar.
    public static let jmd = Currency(known: "JMD")
    /// Jordanian Dinar.
    public static let jod = Currency(known: "JOD")
    /// Japanese Yen.
    public static let jpy = Currency(known: "JPY")
    /// Kenyan Shilling.
    public static let kes = Currency(known: "KES")
    /// Kyrgystani Som.
    public static let kgs = Currency(known: "KGS")
    /// Cambodian Riel.
    public static let khr = Currency(known: "KHR")
    /// Comorian Franc.
    public static let kmf = Currency(known: "KMF")
    /// North Korean Won.
    public static let kpw = Currency(known: "KPW")
    /// South Korean Won.
    public static let krw = Currency(known: "KRW")
    /// Kuwaiti Dinar.
    public static let kwd = Currency(known: "KWD")
    /// Cayman Islands Dollar.
    public static let kyd = Currency(known: "KYD")
    /// Kazakhstani Tenge.
    public static let kzt = Currency(known: "KZT")
    /// Laotian Kip.
    public static let lak = Currency(known: "LAK")
    /// Lebanese Pound.
    public static let lbp = Currency(known: "LBP")
    /// Sri Lankan Rupee.
    public static let lkr = Currency(known: "LKR")
    /// Liberian Dollar.
    public static let lrd = Currency(known: "LRD")
    /// Lesotho Loti.
    public static let lsl = Currency(known: "LSL")
    /// Libyan Dinar.
    public static let lyd = Currency(known: "LYD")
    /// Moroccan Dirham.
    public static let mad = Currency(known: "MAD")
    /// Moldovan Leu.
    public static let mdl = Currency(known: "MDL")
    /// Malagasy Ariary.
    public static let mga = Currency(known: "MGA")
    /// Macedonian Denar.
    public static let mkd = Currency(known: "MKD")
    /// Myanmar Kyat.
    public static let mmk = Currency(known: "MMK")
    /// Mongolian Tugrik.
    public static let mnt = Currency(known: "MNT")
    /// Macanese Pataca.
    public static let mop = Currency(known: "MOP")
    /// Mauritanian Ouguiya.
    public static let mru = Currency(known: "MRU")
    /// Mauritian Rupee.
    public static let mur = Currency(known: "MUR")
    /// Maldivian Rufiyaa.
    public static let mvr = Currency(known: "MVR")
    /// Malawian Kwacha.
    public static let mwk = Currency(known: "MWK")
    /// Mexican Peso.
    public static let mxn = Currency(known: "MXN")
    /// Malaysian Ringgit.
    public static let myr = Currency(known: "MYR")
    /// Mozambican Metical.
    public static let mzn = Currency(known: "MZN")
    /// Namibian Dollar.
    public static let nad = Currency(known: "NAD")
    /// Nigerian Naira.
    public static let ngn = Currency(known: "NGN")
    /// Nicaraguan Córdoba.
    public static let nio = Currency(known: "NIO")
    /// Norwegian Krone.
    public static let nok = Currency(known: "NOK")
    /// Nepalese Rupee.
    public static let npr = Currency(known: "NPR")
    /// New Zealand Dollar.
    public static let nzd = Currency(known: "NZD")
    /// Omani Rial.
    public static let omr = Currency(known: "OMR")
    /// Panamanian Balboa.
    public static let pab = Currency(known: "PAB")
    /// Peruvian Sol.
    public static let pen = Currency(known: "PEN")
    /// Papua New Guinean Kina.
    public static let pgk = Currency(known: "PGK")
    /// Philippine Peso.
    public static let php = Currency(known: "PHP")
    /// Pakistani Rupee.
    public static let pkr = Currency(known: "PKR")
    /// Polish Zloty.
    public static let pln = Currency(known: "PLN")
    /// Paraguayan Guarani.
    public static let pyg = Currency(known: "PYG")
    /// Qatari Riyal.
    public static let qar = Currency(known: "QAR")
    /// Romanian Leu.
    public static let ron = Currency(known: "RON")
    /// Serbian Dinar.
    public static let rsd = Currency(known: "RSD")
    /// Russian Ruble.
    public static let rub = Currency(known: "RUB")
    /// Rwandan Franc.
    public static let rwf = Currency(known: "RWF")
    /// Saudi Riyal.
    public static let sar = Currency(known: "SAR")
    /// Solomon Islands Dollar.
    public static let sbd = Currency(known: "SBD")
    /// Seychellois Rupee.
    public static let scr = Currency(known: "SCR")
    /// Sudanese Pound.
    public static let sdg = Currency(known: "SDG")
    /// Swedish Krona.
    public static let sek = Currency(known: "SEK")
    /// Singapore Dollar.
    public static let sgd = Currency(known: "SGD")
    /// St. Helena Pound.
    public static let shp = Currency(known: "SHP")
    /// Sierra Leonean Leone.
    public static let sle = Currency(known: "SLE")
    /// Sierra Leonean Leone (1964—2022).
    public static let sll = Currency(known: "SLL")
    /// Somali Shilling.
    public static let sos = Currency(known: "SOS")
    /// Surinamese Dollar.
    public static let srd = Currency(known: "SRD")
    /// South Sudanese Pound.
    public static let ssp = Currency(known: "SSP")
    /// São Tomé & Príncipe Dobra.
    public static let stn = Currency(known: "STN")
    /// Syrian Pound.
    public static let syp = Currency(known: "SYP")
    /// Swazi Lilangeni.
    public static let szl = Currency(known: "SZL")
    /// Thai Baht.
    public static let thb = Currency(known: "THB")
    /// Tajikistani Somoni.
    public static let tjs = Currency(known: "TJS")
    /// Turkmenistani Manat.
    public static let tmt = Currency(known: "TMT")
    /// Tunisian Dinar.
    public static let tnd = Currency(known: "TND")
    /// Tongan Paʻanga.
    public static let top = Currency(known: "TOP")
    /// Turkish Lira.
    public static let `try` = Currency(known: "TRY")
    /// Trinidad & Tobago Dollar.
    public static let ttd = Currency(known: "TTD")
    /// New Taiwan Dollar.
    public static let twd = Currency(known: "TWD")
    /// Tanzanian Shilling.
    public static let tzs = Currency(known: "TZS")
    /// Ukrainian Hryvnia.
    public static let uah = Currency(known: "UAH")
    /// Ugandan Shilling.
    public static let ugx = Currency(known: "UGX")
    /// US Dollar.
    public static let usd = Currency(known: "USD")
    /// Uruguayan Peso.
    public static let uyu = Currency(known: "UYU")
    /// Uzbekistani Som.
    public static let uzs = Currency(known: "UZS")
    /// Venezuelan Bolívar (2008–2018).
    public static let vef = Currency(known: "VEF")
    /// Venezuelan Bolívar.
    public static let ves = Currency(known: "VES")
    /// Vietnamese Dong.
    public static let vnd = Currency(known: "VND")
    /// Vanuatu Vatu.
    public static let vuv = Currency(known: "VUV")
    /// Samoan Tala.
    public static let wst = Currency(known: "WST")
    /// Central African CFA Franc.
    public static let xaf = Currency(known: "XAF")
    /// East Caribbean Dollar.
    public static let xcd = Currency(known: "XCD")
    /// West African CFA Franc.
    public static let xof = Currency(known: "XOF")
    /// CFP Franc.
    public static let xpf = Currency(known: "XPF")
    /// Yemeni Rial.
    public static let yer = Currency(known: "YER")
    /// South African Rand.
    public static let zar = Currency(known: "ZAR")
    /// Zambian Kwacha.
    public static let zmw = Currency(known: "ZMW")
}
