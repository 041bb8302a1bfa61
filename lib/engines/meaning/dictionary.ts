import type { CourseLevel } from '@/lib/domain/courses/course';
import type { DictionaryEntry } from './entry';
import { entriesOf, linesOf, phrases } from './tables/lists';
import { PEOPLE } from './tables/people';
import { PORTUGUESE } from './tables/portuguese';
import { VIETNAMESE } from './tables/vietnamese';

/** Words for a level. */
const levels = (level: CourseLevel, table: string): DictionaryEntry[] =>
  entriesOf(table).map((entry) => ({ ...entry, levels: [level] }));

/** Awards in a field: the name itself, or courses of its level about what stands behind the bar, else about what the name ends with. */
const awards = (level: CourseLevel, table: string): DictionaryEntry[] =>
  linesOf(table).flatMap(([typed, texts]) => {
    const [names = '', fields = ''] = texts.join(', ').split(' | ');
    const means = phrases(names);
    const within = fields === '' ? means.map((name) => name.replace(OF_AWARD, '')) : phrases(fields);
    return phrases(typed).map((one) => ({ typed: one, means, within: { levels: [level], means: within } }));
  });
const OF_AWARD = /^(bachelor|masters?|doctor) (of|in) /;

/** The dictionary that comes with the source; admins' own entries come beside it. */
export const BUILT_IN_DICTIONARY: readonly DictionaryEntry[] = [
  ...levels(
    'Post Graduate',
    'masters, masters degree: master; postgrad, pg: postgraduate; msc, m sc: master of science, master of applied science; ms: ' +
      'master of science',
  ),
  ...levels('Under Graduate', 'bachelors, bachelors degree: bachelor; undergrad, ug: undergraduate'),
  ...levels('Post Graduate Diploma', 'pg diploma, pgd, pgdip: postgraduate diploma'),
  ...levels('Post Graduate Certificate', 'pg certificate, pgcert: postgraduate certificate'),
  ...levels('Foundation', 'pathway: foundation'),
  ...awards(
    'Under Graduate',
    `
    btech, b tech: bachelor of technology, bachelor of engineering | engineering, technology; bsba: bachelor of business administration |
    business administration, business; bshm, bshrm, bttm: bachelor of hospitality | hospitality, hotel, tourism; bstm: bachelor of
    tourism; bsa: bachelor of accounting | accounting, accountancy; bsed, beed, bsed major: bachelor of education; bsce: bachelor of civil
    engineering; bsme: bachelor of mechanical engineering; bsee, bsece: bachelor of electrical engineering | electrical engineering,
    electronic engineering; bict, bbit, bcis: bachelor of information technology | information technology, information systems; beng:
    bachelor of engineering; bcom, b com: bachelor of commerce | commerce, accounting, finance, economics; bca: bachelor of computer
    applications | computer, computing, information technology, software; llb: bachelor of law; bms: bachelor of management | management,
    business; bbs: bachelor of business studies | business; bhm, bhmct: bachelor of hotel management, bachelor of hospitality | hotel,
    hospitality; bit, bsit: bachelor of information technology; bcs: bachelor of computer science, bachelor of computing | computer
    science, computing science; bscs: bachelor of computer science | computer science, computing science; bsw: bachelor of social work;
    bed, b ed: bachelor of education | education, teaching; barch: bachelor of architecture | architecture, architectural; bdes: bachelor
    of design; bpharm: bachelor of pharmacy | pharmacy, pharmaceutical; bsn: bachelor of science in nursing, bachelor of nursing |
    nursing; bn: bachelor of nursing; bpt: bachelor of physiotherapy
  `,
  ),
  ...awards(
    'Post Graduate',
    `
    dba: doctor of business administration | business administration, general management; jd, juris doctor: juris doctor | law; edd:
    doctor of education | educational leadership, education; msba: master of science in business analytics | business analytics; msis,
    mcis: master of information systems | information systems, business information; msf, mfe: master of finance | finance, financial;
    mem: master of engineering management; mpm: master of project management; mcs, mscs: master of computer science | computer science,
    computing science; march: master of architecture | architecture, architectural; mlis: master of library | information management,
    information systems; mbbs to md: doctor of medicine | medical science, biomedical science; mtech, m tech: master of technology, master
    of engineering | engineering, technology; meng: master of engineering; mcom, m com: master of commerce | commerce, accounting,
    finance, economics; mca: master of computer applications | computer, computing, information technology, software; llm: master of law;
    mim: master in management, master of management, masters in management | management; pgpm: master of business administration |
    management, business; pgdba: master of business administration | business administration, management; mhm: master of hotel management,
    master of hospitality | hotel, hospitality; mib: master of international business; mha: master of health administration, master of
    hospital administration | health administration, health services management; mba healthcare, healthcare mba, mba hospital, mba
    hospital management: master of health administration | health services management, health administration; mhrm: master of human
    resource; mph: master of public health; mpa: master of public administration, master of professional accounting | public
    administration, professional accounting, public policy; mpp: master of public policy; msw: master of social work; mfin: master of
    finance; macc: master of accounting, master of accountancy; med, m ed: master of education | education, teaching; mdes: master of
    design; mpharm: master of pharmacy | pharmacy, pharmaceutical; msn: master of science in nursing, master of nursing | nursing
  `,
  ),
  ...awards(
    'Post Graduate Diploma',
    `
    pgdm: master of business administration, postgraduate diploma in management | management, business; pgdca: postgraduate diploma in
    computer applications | computer, computing, information technology, software
  `,
  ),
  ...awards(
    'Post Graduate Certificate',
    `
    pgce: postgraduate certificate in education | education, teaching
  `,
  ),
  ...entriesOf(`
    mba: master of business administration, masters of business administration; emba: executive master of business administration,
    executive mba; bba: bachelor of business administration; bsc, b sc: bachelor of science, bachelor of applied science; bs: bachelor of
    science; ba: bachelor of arts; ma: master of arts; csit: computer science, information technology; gdl: graduate diploma in law,
    graduate diploma of law, law; pgdl: postgraduate diploma in law, graduate diploma in law, law; law conversion: graduate diploma in
    law, graduate diploma of law, ma law, law; mis: management information systems, master of information systems; bfa: bachelor of fine
    art; mfa: master of fine art; pharmd: doctor of pharmacy, pharmacy; enrolled nursing, enrolled nurse, registered nurse, general nursing, registered
    nursing, nursing degree: nursing; mbbs: bachelor of medicine, doctor of medicine, medicine; md: doctor of medicine; bams, bhms:
    complementary medicine, chinese medicine, health science; bds: bachelor of
    dental, dental surgery; dpt: doctor of physical therapy, doctor of physiotherapy; phd, ph d: doctor of philosophy, doctorate,
    doctoral; doctorate: doctor of philosophy, doctor of; cs, comp sci, compsci: computer science, computing science; cse: computer
    science; computing: computing, computer science; it, info tech: information technology; ict: information and communication,
    information technology; ai, aiml: artificial intelligence; ml: machine learning; ds, data sci: data science; bi: business
    intelligence; cyber, cyber sec: cyber security, cybersecurity; info sys: information system; info sec, infosec: information security,
    cyber security, cybersecurity; pol sci, political sci, poli sci: political science, politics; soc sci: social science; vet sci:
    veterinary science, veterinary; sci: science; biz, buss: business; bus admin: business administration; edu: education;
    analyst: analysis, analytics; security analyst: cyber security, information security; kuliner: culinary; eng, engg, engr,
    engineer: engineering; tech: technology; dev: development; admin: administration; comp: computer, computing; comm: communication,
    commerce; comms: communication; arch: architecture, architectural; elec, electricals: electrical; enviro, env: environmental; psycho:
    psychology, psychological; hospo: hospitality; mgmnt, mngmt, mgnt, mgmt, mgt: management; mktg: marketing; acctg, accounts, acca,
    acct, acc: accounting, accountancy; lit: literature; int, intl: international; telecom: telecommunication; pharma: pharmaceutical,
    pharmacy; cybersecurity: cyber security; cyber security: cybersecurity; iot: internet of things; ux, ui ux: user experience,
    interaction design; gis: geographic information, geospatial; fintech: financial technology; game dev, video game design, video game
    development: game development, games
    development, game design, game programming; mech: mechanical; ece: electronics and communication, electronics, early childhood
    education, electronic; eee: electrical and electronic, electrical; aero, aerospace: aerospace, aeronautical; auto: automotive,
    automobile; biomed: biomedical; biotech: biotechnology; hr, hrm: human resource; scm: supply chain; pm: project
    management; pr: public relations; ib: international business; accountancy: accounting; econ: economics; maths, math: mathematics,
    mathematical; stats: statistics; bio: biology, biological; chem: chemistry, chemical; psych: psychology; ir: international relations;
    agri: agriculture, agricultural; hotel management: hospitality, hotel; rn: registered nurs, nursing; rpn: practical
    nursing; psw: personal support worker; aged care: ageing, gerontology, individual support; caregiver: personal support worker, health
    care assistant, individual support; childcare, child care: early childhood; teaching: teacher, education; tesol: teaching english;
    vet, vet science, vet med, vet medicine, veterinary doctor, vet doctor, animal doctor: veterinary; radiology: medical radiation,
    radiography, medical imaging; mlt, mls: medical laboratory; medtech: medical laboratory, medical technology; chartered accountant:
    chartered accounting, professional accounting, accounting; cpa: professional accounting, accounting, accountancy; cma, cima:
    professional accounting, accounting; cfa: finance, financial; hse, ehs, ohs, whs, qhse, nebosh, health and safety: occupational health
    and safety; qs: quantity surveying; bim: building information modelling; erp: business information systems, information systems;
    special needs, special education: special educational needs, inclusive education; vet nurse, vet nursing, vet tech: veterinary
    nursing; ecde: early childhood education; tefl, tesl, celta: tesol; ot: occupational therapy; slp: speech and language therapy; lis:
    information management; climate change: climate science, climate, environmental; cookery: cookery, culinary; commercial cookery:
    commercial cookery, culinary; culinary: culinary, cookery; culinary arts: culinary arts, cookery; curation, curating: museum studies,
    art history; film making, filmmaking, filmmaker, cinematography: film
    production, cinematography; adult nursing: advanced nursing, nursing; tv: television; film tv production, film tv, film television: film production,
    television production; air traffic, air traffic control: airport operations, aviation; sports management: sport management;
    agriculture business, agri business, agricultural business, agriculture business management: agribusiness, agriculture; visual
    communications: visual communication; vfx: visual effects; esl: english as a
    second language, english for academic; sports science, sport science, sports sciences: sport science, exercise science, kinesiology;
    teaching english, teach english, english teaching, english teacher: tesol, english education; hospital administration, healthcare
    administration, health administration, hospital management: health administration, health services management, hospital management,
    healthcare management; child psychology, child psychologist: child psychology, developmental psychology; healthcare management, health
    management: health services management, healthcare management; english course, english courses, english language, english language
    course, english class, english classes, learn english, improve english, spoken english, general english, elicos: general english,
    english language, english for academic, english as a second language, intensive english
  `),
  ...PEOPLE,
  ...VIETNAMESE,
  ...PORTUGUESE,
];
