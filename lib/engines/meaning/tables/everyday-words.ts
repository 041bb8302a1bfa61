const words = (text: string): readonly string[] => text.split(/\s+/);

/** Words of everyday speech by kind: beside a course's word that they stand with in a name they are part of it, else they say nothing. */
export const EVERYDAY: readonly string[] = [
  // What people do.
  ...words(`estou procuro bridging share dream work working worked works job love loved loves like liked likes finish finished finishing join joined joining bring bringing come comes coming goes gone gave given earn earning allow allows allowed consider considering hold holds held help helps helping enter entering pay paying pursue pursuing continue continued complete completed completing pass passed passing clear cleared scored scoring appear appeared appearing wonder wondering hope hoping believe ask asking asked lead leads leading shift shifting switch switching move moving change changing convert
  converting become becoming keep stay staying live living travel afford expect expecting secure secured receive received accept attend attending did done learn train training upgrade upgrading progress proceed relocate compare comparing decide deciding understand select shortlist must should shall could might cannot couldnt wouldnt shouldnt doesnt didnt isnt wasnt havent hasnt hadnt wont`),
  // When, and how much of it.
  ...words(`then fully after before later soon already today tomorrow immediately asap yr yrs month months day days week weeks per annum total whole long duration recently previously currently chance chances easier harder hard simpler ago until till while during straight direct directly both few lot lots little kind
    kinds type types sort sorts similar equivalent equal different various minimum maximum approx approximately nearly almost around less including included include includes etc especially mainly mostly either neither instead rather quite really actually simply
    even ever never always often too very somewhere anywhere everywhere nothing everything`),
  // How sure, how well, and what else is said of anything.
  ...words(`world worldwide score scores lagega lagegi lagta lagte lagenge padega padegi padta hota hoti hote chahie dijiye dijie bataiye milegi milenge karega karegi karenge sakega maybe perhaps probably definitely surely certainly possibly hopefully honestly basically generally usually normally mostly especially exactly clearly quickly fast faster slow slowly easily okay fine alright look looks seem seems seen takes took taken gives given makes made making got gotten keeps kept puts put lets says said saying speaks speaking talk talking discuss mean means meant happen happens happened lives lived spend
  spending spent save saving sell sold buy bought born stuck afraid worried scared confused serious honest true false wrong correct sure unsure able unable willing ready aware free busy new old young older younger own same other others another such whole half enough several many much more less least than as well instead together alone again once twice thrice here there where wherever whenever whatever whichever whoever anyhow somehow besides however though although unless whether despite per via towards toward upon within among amongst across against along behind beside beyond near nearby close
  closer far farther away up down off out onto over back forward ahead apart yesterday tonight nowadays lately shortly sometimes rarely hardly barely nearly roughly first firstly second secondly last lastly finally next previous following above below etc eg ie fyi btw asap imo tbh idk thx ty plz plzz pls plss bro bhai guys folks dude hey hii hiii helo hlo gm gud hru u ur r im ive id ill dont wont cant didnt isnt arent wasnt couldnt shouldnt gonna gotta wanna kinda sorta cuz coz bcz bcoz bcuz tht wid frm abt wht wat hw thru`),
  // Who.
  ...words(`mother father parents parent uncle aunt family relative relatives myself himself herself yourself them him sir madam maam applicant applicants candidate candidates aspirant holder holders passout passouts profile internationals internationally foreigner
    foreigners fresher people person persons women woman ladies someone everyone anybody everybody child children beginner beginners`),
  // Greetings.
  ...words(
    `morning afternoon greetings assalamu assalam alaikum walaikum salam salaam namaste namaskar namaskaram vanakkam regards kindly sorry welcome abeg abi dey una oga wetin haba`,
  ),
  // Around a course.
  ...words(`field fields area areas industry sector side line faculty department skilled friendly term terms trimester trimesters semester semesters quarter session sessions neb kharcha paisa paise preferable wise based oriented relevant useful valuable worth tell tells
    pls allotted whr rest ppl`),
  // Hindi, Urdu, Nepali, Punjabi, Bengali, Tagalog, Vietnamese, as they are typed in Latin letters.
  ...words(`pas paas krna krni krne krun krdo kr rha rhi raha rahi jaye jaaye poora pura puri sab sabhi matlab yeh ye woh wo us iss uska mujhko hamko apna apne apni kyunki kyuki lekin magar mero mera chora chori chhora chhori le chahanchha chahanchhu chahinchha chahinchu
    chahiyo garnu garna huncha hunchha hola haru lagchha parchha padhnu milcha milchha bahini bhai didi dai ache acchi konse kaunse kitni dilao dila chal chalo sath saath liya kia kiye hua hui gaya gayi laina ekta ektu koto kom khoroch hobe hbe parbo parbe jabe jai
    amra tumi kono kong yung iyong mag-apply makapag pwedeng gustong sana lang din rin kasi dito doon tapos con lop gia chi phi mon hoi ban nuoc sang thi se muc tieng`),
];
