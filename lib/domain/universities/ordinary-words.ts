/**
 * Words and abbreviations that mean something else to nearly all people, so no university is known by them alone: words of every day and
 * of courses, countries, currencies, months, awards and tests.
 */
const ORDINARY = new Set(
  `a an and any all are art arts act age aid air also am as at ask ace aim bad be best big bus but buy by can car cat city club come cost
   day do dad each east easy end eat few fee find fit fly for free from fun gap get give go good great had has have he help her here high
   him his hot how if in is it its job join just keep kid kind know last law led less let life like list live long look lot low mad make
   man many map may me mean men met mid mine more most much must my name near need new next no nor north not now of off old on once one
   only open or other our out over own park part pass pay per pet plan port put rate run safe sat say sea see set she short sit site so
   some son south step stir sum sun take tax team tell ten test than that the them then they this time to too top town try two under up
   us use used vet via very view visa want war was way we web week well west what when where who why will win wish with work year yes
   yet you your
   ca us usa uk nz au sg eu uae gb in cad aud nzd usd gbp sgd inr npr pkr bdt rs eur
   jan feb mar apr may jun jul aug sep sept oct nov dec fall spring summer winter autumn
   ba bs bsc bba bcom bca btech beng bed llb ma ms msc mba mca mcom mtech meng med mph llm md mbbs bds phd dba edd pg ug pgd hnd hnc
   hons cert dip adv ielts toefl pte det gre gmat sat act esl ap ib gcse hsc ssc cbse gpa cgpa oet cae
   ai it ict ml cs cse ds hr pr pm ux ui bi iot acca cpa cfa stem pgwp psw opt cpt roi faq
   american arts asian australian british canadian business central city college commerce computer education english engineering european
   global health hospitality indian institute international law management media medical medicine metropolitan music national northern
   nursing open polytechnic public regional royal school science southern state technology university uni western eastern reading bath
   art design union trinity sports sport language languages hotel film dance drama theology pharmacy aviation culinary fashion
   canada australia singapore england scotland wales ireland america zealand india`.split(/\s+/),
);

/** Whether a word, folded, is one of them. */
export const isOrdinary = (word: string): boolean => ORDINARY.has(word);
