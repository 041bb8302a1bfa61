const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Scripts that aren't read, by what is written in them. */
export const SCRIPTS: readonly (readonly [script: RegExp, language: string])[] = [
  [/\p{Script=Devanagari}/u, 'Hindi or Nepali letters'],
  [/\p{Script=Bengali}/u, 'Bengali letters'],
  [/\p{Script=Arabic}/u, 'Urdu or Arabic letters'],
  [/\p{Script=Gurmukhi}/u, 'Punjabi letters'],
  [/\p{Script=Gujarati}/u, 'Gujarati letters'],
  [/\p{Script=Tamil}/u, 'Tamil letters'],
  [/\p{Script=Telugu}/u, 'Telugu letters'],
  [/\p{Script=Malayalam}/u, 'Malayalam letters'],
  [/\p{Script=Sinhala}/u, 'Sinhala letters'],
  [/\p{Script=Han}/u, 'Chinese characters'],
  [/\p{Script=Hangul}/u, 'Korean letters'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'Japanese letters'],
  [/\p{Script=Thai}/u, 'Thai letters'],
  [/\p{Script=Cyrillic}/u, 'Cyrillic letters'],
];

/** Words that only such a language has among those that people type here; folded. What is typed in it is left, not guessed at. */
export const UNREAD: Readonly<Record<string, ReadonlySet<string>>> = {
  Spanish: words(
    `quiero estudiar carrera carreras maestria maestrias licenciatura enfermeria ingenieria administracion empresas universidad universidades becas beca derecho medicina
    contaduria contabilidad psicologia negocios turismo gastronomia diseno cursos cuanto cuesta donde ingles trabajar tengo posgrado doctorado ciencias educacion computacion
    sistemas arquitectura veterinaria odontologia mercadotecnia barato gratis paises`,
  ),
  French: words(
    `veux etudier etude etudes universite infirmier infirmiere gestion droit comptabilite informatique sante ingenierie genie medecine avec dans cherche
    faire moins bourse`,
  ),
  German: words(
    `ich mochte moechte studieren studium medizin pflege krankenpflege informatik wirtschaft betriebswirtschaft maschinenbau psychologie hochschule ausbildung gunstig`,
  ),
  Indonesian: words(
    `saya ingin kuliah belajar jurusan untuk biaya beasiswa keperawatan teknik hukum akuntansi manajemen kedokteran murah luar negeri`,
  ),
  Swahili: words(
    `nataka ninataka kusoma masomo chuo vyuo kozi udaktari uuguzi sheria biashara shahada gharama nchini mifugo uhandisi elimu kwenda nafuu`,
  ),
  Turkish: words('okumak istiyorum universite bolumu hemsirelik muhendislik isletme ucuz yuksek lisans'),
};
