import type { CourseLevel } from '@/lib/domain/courses/course';
import type { DictionaryEntry } from './entry';
import { entriesOf, phrases } from './tables/lists';
import { PEOPLE } from './tables/people';
import { PORTUGUESE } from './tables/portuguese';
import { VIETNAMESE } from './tables/vietnamese';

/** The same for each of some spellings, 'btech, b tech'. */
const each = (typed: string, same: Omit<DictionaryEntry, 'typed'>): DictionaryEntry[] =>
  phrases(typed).map((one) => ({ typed: one, ...same }));
const level = (typed: string, one: CourseLevel, ...means: string[]) => each(typed, { means, levels: [one] });
const both = (typed: string, ...means: string[]) => each(typed, { means });
/** An award in a field: the name itself, or courses of its level that are about the field. */
const award = (typed: string, means: string | string[], one: CourseLevel, ...fields: string[]) =>
  each(typed, { means: [means].flat(), within: { levels: [one], means: fields } });
const BACHELOR = 'Under Graduate';
const MASTER = 'Post Graduate';
const COMMERCE = ['commerce', 'accounting', 'finance', 'economics'];
const COMPUTING = ['computer', 'computing', 'information technology', 'software'];

const DEGREES: readonly DictionaryEntry[] = [
  ...level('masters, masters degree', MASTER, 'master'),
  ...level('bachelors, bachelors degree', BACHELOR, 'bachelor'),
  ...level('undergrad, ug', BACHELOR, 'undergraduate'),
  ...level('postgrad, pg', MASTER, 'postgraduate'),
  ...level('pg diploma, pgd, pgdip', 'Post Graduate Diploma', 'postgraduate diploma'),
  ...level('pg certificate, pgcert', 'Post Graduate Certificate', 'postgraduate certificate'),
  ...level('pathway', 'Foundation', 'foundation'),
  ...level('msc, m sc', MASTER, 'master of science', 'master of applied science'),
  ...level('ms', MASTER, 'master of science'),
  ...entriesOf(`
    mba: master of business administration, masters of business administration;
    emba: executive master of business administration, executive mba; bba: bachelor of business administration;
    dba: doctor of business administration; bsc: bachelor of science, bachelor of applied science;
    b sc: bachelor of science, bachelor of applied science; bs: bachelor of science; ba: bachelor of arts; ma: master of arts;
    jd: juris doctor; csit: computer science, information technology; gdl: graduate diploma in law, graduate diploma of law, law;
    pgdl: postgraduate diploma in law, graduate diploma in law, law;
    law conversion: graduate diploma in law, graduate diploma of law, ma law, law;
    mis: management information systems, master of information systems; edd: doctor of education; bfa: bachelor of fine art;
    mfa: master of fine art; pharmd: doctor of pharmacy, pharmacy; enrolled nursing: nursing; enrolled nurse: nursing;
    mbbs: bachelor of medicine, doctor of medicine, medicine; md: doctor of medicine; bds: bachelor of dental, dental surgery;
    dpt: doctor of physical therapy, doctor of physiotherapy; phd: doctor of philosophy, doctorate, doctoral;
    ph d: doctor of philosophy, doctorate, doctoral; doctorate: doctor of philosophy, doctor of
  `),
  ...award(
    'btech, b tech',
    ['bachelor of technology', 'bachelor of engineering'],
    BACHELOR,
    'engineering',
    'technology',
  ),
  ...award('beng', 'bachelor of engineering', BACHELOR, 'engineering'),
  ...award('mtech, m tech', ['master of technology', 'master of engineering'], MASTER, 'engineering', 'technology'),
  ...award('meng', 'master of engineering', MASTER, 'engineering'),
  ...award('bcom, b com', 'bachelor of commerce', BACHELOR, ...COMMERCE),
  ...award('mcom, m com', 'master of commerce', MASTER, ...COMMERCE),
  ...award('bca', 'bachelor of computer applications', BACHELOR, ...COMPUTING),
  ...award('mca', 'master of computer applications', MASTER, ...COMPUTING),
  ...award('llb', 'bachelor of law', BACHELOR, 'law'),
  ...award('llm', 'master of law', MASTER, 'law'),
  ...award('mim', ['master in management', 'master of management', 'masters in management'], MASTER, 'management'),
  ...award(
    'pgdm',
    ['master of business administration', 'postgraduate diploma in management'],
    'Post Graduate Diploma',
    'management',
    'business',
  ),
  ...award('pgpm', 'master of business administration', MASTER, 'management', 'business'),
  ...award('pgdba', 'master of business administration', MASTER, 'business administration', 'management'),
  ...award('pgdca', 'postgraduate diploma in computer applications', 'Post Graduate Diploma', ...COMPUTING),
  ...award('bms', 'bachelor of management', BACHELOR, 'management', 'business'),
  ...award('bbs', 'bachelor of business studies', BACHELOR, 'business'),
  ...award('bhm', ['bachelor of hotel management', 'bachelor of hospitality'], BACHELOR, 'hotel', 'hospitality'),
  ...award('bhmct', ['bachelor of hotel management', 'bachelor of hospitality'], BACHELOR, 'hotel', 'hospitality'),
  ...award('mhm', ['master of hotel management', 'master of hospitality'], MASTER, 'hotel', 'hospitality'),
  ...award('bit', 'bachelor of information technology', BACHELOR, 'information technology'),
  ...award(
    'bcs',
    ['bachelor of computer science', 'bachelor of computing'],
    BACHELOR,
    'computer science',
    'computing science',
  ),
  ...award('bsit', 'bachelor of information technology', BACHELOR, 'information technology'),
  ...award('bscs', 'bachelor of computer science', BACHELOR, 'computer science', 'computing science'),
  ...award('mscs', 'master of computer science', MASTER, 'computer science', 'computing science'),
  ...award('mib', 'master of international business', MASTER, 'international business'),
  ...award(
    'mha',
    ['master of health administration', 'master of hospital administration'],
    MASTER,
    'health administration',
    'health services management',
  ),
  ...award(
    'mba healthcare, healthcare mba, mba hospital, mba hospital management',
    'master of health administration',
    MASTER,
    'health services management',
    'health administration',
  ),
  ...award('mhrm', 'master of human resource', MASTER, 'human resource'),
  ...award('mph', 'master of public health', MASTER, 'public health'),
  ...award(
    'mpa',
    ['master of public administration', 'master of professional accounting'],
    MASTER,
    'public administration',
    'professional accounting',
    'public policy',
  ),
  ...award('mpp', 'master of public policy', MASTER, 'public policy'),
  ...award('msw', 'master of social work', MASTER, 'social work'),
  ...award('bsw', 'bachelor of social work', BACHELOR, 'social work'),
  ...award('mfin', 'master of finance', MASTER, 'finance'),
  ...award('macc', ['master of accounting', 'master of accountancy'], MASTER, 'accounting', 'accountancy'),
  ...award('bed, b ed', 'bachelor of education', BACHELOR, 'education', 'teaching'),
  ...award('med, m ed', 'master of education', MASTER, 'education', 'teaching'),
  ...award('pgce', 'postgraduate certificate in education', 'Post Graduate Certificate', 'education', 'teaching'),
  ...award('barch', 'bachelor of architecture', BACHELOR, 'architecture', 'architectural'),
  ...award('bdes', 'bachelor of design', BACHELOR, 'design'),
  ...award('mdes', 'master of design', MASTER, 'design'),
  ...award('bpharm', 'bachelor of pharmacy', BACHELOR, 'pharmacy', 'pharmaceutical'),
  ...award('mpharm', 'master of pharmacy', MASTER, 'pharmacy', 'pharmaceutical'),
  ...award('bsn', ['bachelor of science in nursing', 'bachelor of nursing'], BACHELOR, 'nursing'),
  ...award('bn', 'bachelor of nursing', BACHELOR, 'nursing'),
  ...award('msn', ['master of science in nursing', 'master of nursing'], MASTER, 'nursing'),
  ...award('bpt', 'bachelor of physiotherapy', BACHELOR, 'physiotherapy'),
];

const FIELDS: readonly DictionaryEntry[] = [
  ...entriesOf(`
    cs: computer science, computing science; cse: computer science; computing: computing, computer science;
    comp sci: computer science, computing science; compsci: computer science, computing science; it: information technology;
    ict: information and communication, information technology; ai: artificial intelligence; ml: machine learning;
    aiml: artificial intelligence; ds: data science; bi: business intelligence; cyber: cyber security, cybersecurity;
    cyber sec: cyber security, cybersecurity; data sci: data science; info tech: information technology; info sys: information system;
    info sec: information security, cyber security, cybersecurity; pol sci: political science, politics;
    political sci: political science, politics; soc sci: social science; vet sci: veterinary science, veterinary; sci: science;
    biz: business; buss: business; bus admin: business administration; edu: education; eng: engineering; tech: technology;
    dev: development; admin: administration; comp: computer, computing; comm: communication, commerce; comms: communication;
    arch: architecture, architectural; elec: electrical; electricals: electrical; enviro: environmental;
    psycho: psychology, psychological; hospo: hospitality; mgmnt: management; mngmt: management; mgnt: management; mktg: marketing;
    acctg: accounting, accountancy; lit: literature; int: international; telecom: telecommunication; pharma: pharmaceutical, pharmacy;
    cybersecurity: cyber security; cyber security: cybersecurity; infosec: information security, cyber security, cybersecurity;
    iot: internet of things; ux: user experience, interaction design; ui ux: user experience, interaction design;
    gis: geographic information, geospatial; fintech: financial technology;
    game dev: game development, games development, game design, game programming; engg: engineering; engineer: engineering;
    mech: mechanical; ece: electronics and communication, electronics, early childhood education, electronic;
    eee: electrical and electronic, electrical; aero: aerospace, aeronautical; auto: automotive, automobile; biomed: biomedical;
    biotech: biotechnology; mgmt: management; mgt: management; hr: human resource; hrm: human resource; scm: supply chain;
    pm: project management; pr: public relations; intl: international; ib: international business; accounts: accounting, accountancy;
    accountancy: accounting; acca: accounting, accountancy; acct: accounting, accountancy; acc: accounting, accountancy; econ: economics;
    maths: mathematics, mathematical; math: mathematics, mathematical; stats: statistics; bio: biology, biological;
    chem: chemistry, chemical; psych: psychology; poli sci: political science, politics; ir: international relations;
    agri: agriculture, agricultural; env: environmental; hotel management: hospitality, hotel; rn: registered nurs, nursing;
    rpn: practical nursing; psw: personal support worker; aged care: ageing, gerontology, individual support;
    caregiver: personal support worker, health care assistant, individual support; childcare: early childhood;
    child care: early childhood; teaching: teacher, education; tesol: teaching english; vet: veterinary;
    radiology: medical radiation, radiography, medical imaging; mlt: medical laboratory; mls: medical laboratory;
    medtech: medical laboratory, medical technology; chartered accountant: chartered accounting, professional accounting, accounting;
    vfx: visual effects; esl: english as a second language, english for academic
  `),
  ...both('sports science, sport science, sports sciences', 'sport science', 'exercise science', 'kinesiology'),
  ...both('teaching english, teach english, english teaching, english teacher', 'tesol', 'english education'),
  ...both(
    'hospital administration, healthcare administration, health administration, hospital management',
    'health administration',
    'health services management',
    'hospital management',
    'healthcare management',
  ),
  ...both('child psychology, child psychologist', 'child psychology', 'developmental psychology'),
  ...both('healthcare management, health management', 'health services management', 'healthcare management'),
  ...both(
    'english course, english courses, english language, english language course, english class, english classes, learn english, ' +
      'improve english, spoken english, general english, elicos',
    'general english',
    'english language',
    'english for academic',
    'english as a second language',
    'intensive english',
  ),
];

/** The dictionary that comes with the source; admins' own entries come beside it. */
export const BUILT_IN_DICTIONARY: readonly DictionaryEntry[] = [
  ...DEGREES,
  ...FIELDS,
  ...PEOPLE,
  ...VIETNAMESE,
  ...PORTUGUESE,
];
