import type { Country } from '@/lib/domain/countries';
import type { CourseLevel } from '@/lib/domain/courses/course';
import { byWord } from './lists';

const UG = 'Under Graduate';
const PG = 'Post Graduate';

/** A table of levels, several joined by '+', behind which words they are meant by. */
const levelsOf = (table: string): ReadonlyMap<string, readonly CourseLevel[]> =>
  new Map(byWord(table).map(([word, levels]) => [word, levels.split(' + ') as CourseLevel[]]));

/** Words for a level; a longer one is looked for before those that it is made of. */
export const LEVEL_WORDS = levelsOf(`
  Post Graduate Diploma: postgraduate diploma, post graduate diploma, graduate diploma, pg diploma, pgd, pgdip, pg dip, grad dip, grad diploma, post graduation diploma;
  Post Graduate Certificate: postgraduate certificate, post graduate certificate, graduate certificate, pg certificate, pgcert, pg cert, grad cert, grad certificate, postgrad certificate, ontario college graduate certificate;
  Under Graduate Diploma: undergraduate diploma, under graduate diploma, ug diploma, advanced diploma, adv diploma, higher national diploma, hnd, ontario college diploma, college diploma, polytechnic diploma, associate diploma;
  Under Graduate Certificate: undergraduate certificate, under graduate certificate, ug certificate, hnc, higher national certificate, certificate iii, certificate iv, certificate ii, certificate 3, certificate 4, cert iii, cert iv, cert 3, cert 4, certificate course;
  Associate: associate degree, associate course, associate courses, associates degree, associate degrees, associate of arts, associate of science, associates;
  Foundation: foundation course, foundation courses, foundation programme, foundation program, foundation year, foundation degree, foundation studies, pathway program, pathway programme, pathway course, pathway, pre masters, pre master, premasters, premaster, du bi dai hoc;
  Under Graduate Certificate + Under Graduate Diploma: trade certificate, trade certificates, trade course, trade courses, trade program, vocational course, vocational courses, vocational training;
  Under Graduate Diploma + Post Graduate Diploma: diploma, diplomas, dip, diplom, diplomado;
  Under Graduate Certificate + Post Graduate Certificate: certificate, certificates, cert;
  Post Graduate: masters degree, masters degrees, master degree, masters, master, master of science, master of arts, post graduate, post graduation, post graduates, postgraduate, postgraduation, postgrad, post grad, pg, msc, m sc, ms, mres, mphil, masteral, mestrado profissional, mestrado academico, mestrado, pos graduacao, thac si, maestria, maestrias, posgrado, posgrados, graduate school, graduate program, graduate programs, graduate programme, graduate programmes, graduate studies, graduate degree, magister;
  Under Graduate: bachelors degree, bachelors degrees, bachelor degree, bachelors, bachelor, bachelor of science, bachelor of arts, under graduate, under graduation, undergraduate, undergraduates, undergrad, under grad, ug, bsc, b sc, bs, ba, bsc hons, ba hons, hons, cu nhan, graduacao, bacharelado, licenciatura, first degree, degree course, top up degree, top up, topup, top-up
`);

/** Awards in a field, which are the course itself where nothing else is, and only a level beside another subject. */
export const AWARD_LEVELS = levelsOf(`
  Under Graduate: btech, b tech, beng, b e, bcom, b com, bca, bba, bbm, bsn, bed, b ed, bpharm, barch, bdes, bfa, llb, bsw;
  Post Graduate Diploma: pgdm;
  Post Graduate: mtech, m tech, meng, mcom, m com, mca, ma, msn, med, m ed, mpharm, mdes, mfa, llm, msw, mph, mfin, macc
`);
/** Of these the ones that are a subject of their own beside another. */
export const OWN_SUBJECT = new Set(
  'bba bbm bed b_ed bpharm barch bdes bfa llb bsw med m_ed mpharm mdes mfa llm msw mph mfin macc bsn msn'
    .split(' ')
    .map((text) => text.replace('_', ' ')),
);

/** Schooling, as it stands before a first degree. */
export const SCHOOL =
  /^(10\+2|\+2|12th|12|11|10|10th|11th|12std|twelfth|tenth|plus2|hsc|intermediate|inter|matric|highschool|alevels?|olevels?|ssc|hssc|puc|waec|neco|wassce|ssce|kcse|kcpe|fsc|icom|ics|cbse|icse|igcse|gcse|slc|stpm|gaokao|form(?:[3-6]|three|four|five|six)|(?:year|yr)(?:1[0-3]|ten|eleven|twelve)|sss?3|shs3?)$/;
export const AFTER_SCHOOL: readonly CourseLevel[] = [
  UG,
  'Under Graduate Diploma',
  'Under Graduate Certificate',
  'Associate',
  'Foundation',
];
/** After ten years of school. */
export const AFTER_TENTH: readonly CourseLevel[] = [
  'Under Graduate Certificate',
  'Under Graduate Diploma',
  'Foundation',
];
export const AFTER_DEGREE: readonly CourseLevel[] = [PG, 'Post Graduate Diploma', 'Post Graduate Certificate'];
/** A diploma or certificate leads to a degree. */
export const AFTER_DIPLOMA: readonly CourseLevel[] = [UG];
/** Awards as a background: what stands after 'did', 'completed', 'after'. */
export const DEGREES_HELD = new Set(
  'btech beng be bcom bca bba bbm bsc bs ba llb mbbs bds bpharm bed barch bsn bachelors bachelor graduation graduate undergraduate ug degree engineering diploma mba mca mcom msc ma masters master mtech pg bhm bhmct bams bhms bpt gnm hnd'.split(
    ' ',
  ),
);
/** Of these the first degrees, which a person who asks for a higher award has. */
export const FIRST_DEGREES = new Set(
  'btech beng be bcom bca bba bbm bsc bs ba llb mbbs bds bpharm bed barch bsn bhm bhmct bams bhms bpt gnm hnd'.split(
    ' ',
  ),
);

/** 'ma' is Nepali and 'no' Portuguese for 'in', 'ba' asks in Tagalog: so they are beside words of these languages. */
export const PARTICLES: Readonly<Record<string, RegExp>> = {
  ma: /^(bata|malai|padhna|padhne|parna|garna|garne|chha|kati|lagcha|lagchha|kasto|hola)$/,
  ba: /^(pwede|magkano|ano|anong|saan|paano|po|ng|sa|mga)$/,
  no: /^(cursos?|quero|queria|fazer|estudar|faculdade|intercambio|mestrado|bacharelado|licenciatura|barat[oa]|enfermagem|engenharia|direito|contabilidade|arquitetura|farmacia|psicologia|[a-z]{4,}cao)$/,
};

/** What the numbers of a country's framework of qualifications are: 'level 7'. */
const FRAMEWORKS = levelsOf(`
  Foundation: uk 3;
  Under Graduate Certificate: uk 4, new zealand 3, new zealand 4, australia 3, australia 4;
  Under Graduate Diploma: uk 5, australia 5;
  Under Graduate: uk 6, australia 7;
  Post Graduate + Post Graduate Diploma + Post Graduate Certificate: uk 7;
  Post Graduate: uk 8, new zealand 9, new zealand 10, australia 9, australia 10;
  Under Graduate Diploma + Under Graduate Certificate: new zealand 5, new zealand 6;
  Under Graduate + Post Graduate Diploma + Post Graduate Certificate: new zealand 7;
  Post Graduate Diploma + Post Graduate Certificate: new zealand 8;
  Under Graduate Diploma + Associate: australia 6;
  Post Graduate Diploma + Post Graduate Certificate + Under Graduate: australia 8
`);
/** The levels of a number in the framework of a country; undefined where there is none. */
export const levelsOfNumber = (number: number, country: Country | undefined): readonly CourseLevel[] | undefined =>
  FRAMEWORKS.get(`${country?.toLowerCase()} ${number}`);
