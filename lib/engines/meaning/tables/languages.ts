const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that only such a language has among those that people type here; folded. What is typed in it is left, not guessed at. */
export const UNREAD: Readonly<Record<string, ReadonlySet<string>>> = {
  French: words(
    'veux etudier etude etudes universite infirmier infirmiere gestion droit comptabilite informatique sante ingenierie genie medecine avec dans cherche moins bourse',
  ),
  German: words(
    'ich mochte moechte studieren studium medizin pflege krankenpflege informatik wirtschaft betriebswirtschaft maschinenbau hochschule ausbildung',
  ),
  Indonesian: words(
    'saya ingin kuliah belajar jurusan untuk biaya beasiswa keperawatan teknik hukum akuntansi manajemen kedokteran murah',
  ),
  Turkish: words(
    'ingiltere avustralya kanada amerika yuksek lisans muhendisligi yazilim bilgisayar egitimi ogretmenligi hemsirelik isletme hukuk bolumu universitesi okumak istiyorum burs ucuz disinda icin erken cocukluk',
  ),
  'Chinese in Latin letters': words(
    'wo xiang xinjiapo meiguo yingguo jianada aozhou jin rong jinrong shuo shi shuoshi boshi benke liuxue kuaiji jisuanji zhuanye shenqing',
  ),
  Swahili: words(
    'nataka ninataka kusoma masomo chuo vyuo kozi udaktari uuguzi sheria biashara shahada gharama nchini mifugo uhandisi elimu kwenda shule upishi ualimu dawa kilimo gani bei nafuu mwanangu kompyuta',
  ),
};
