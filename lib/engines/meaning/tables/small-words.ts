import { EVERYDAY } from './everyday-words';
import { byWord, phrases } from './lists';

const words = (text: string) => new Set(text.split(/\s+/));

/** Words that say nothing at the edges of a run, and join words within one. */
export const JOINTS = words('a an and any as at by for from in into is of on or the to via with & n');

/** Words that say nothing about a course wherever they stand, of the languages that people search in. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...EVERYDAY,
  ...words(`
  about above abroad accept accepted accepting accepts actually admission admissions admit advice advise again all also am among anyone anything application apply applying are available be because been best better bro but can cant choose choosing college colleges come could course courses cource coarse countries country city cities town towns village place places currently dear decent degree degrees detail details did do does doing dont eligible else end enroll enrol enrolment enrollment etc every exam exams find finding for from get getting give go going good great guide guys has have having
  hello help hey hi high highest his her how i id if im info information in institute institutes institution institutions interested intake intakes international into ive just kind kindly know know let like list looking looks mam many may me mention more most much my near need needed needs new next nice no now of offer offered offering offers low ok on one only open package opening option options or other our out overseas person plan planning please pls plz possible prefer preferably preferred program programme programmes programs provide provided providing query question recommend recommended
  related requirement requirements required regarding same school schools search searching see seek seeking session she he show sir so some someone something specialization specialisation spl start starting starts stream student students studies study studying subject subjects such suggest suggestion suggestions suitable take taking tell than thank thanks that the their them there these they thing things think this those through to top trying u uni unis univ university universities univercity univercities universty univeristy univarsity univesity collage coleges colege fee fees cost costs
  tuition price budget charges expense expenses universitys us use using varsity very via want wanna wanted wants was wat we well were what whats when where which while who why wil will people passer extra graduate graduates sakera sakeko back gives enough waiting thinking two three four five six seven eight nine ten eleven twelve sister brother son daughter sons daughters brothers sisters wife husband cousin nephew niece hubby friend friends kid kids mom dad wish with within without wd would year years months between confused yes yet you your ur urgent n r any ready level mode full time ka ki
  ke ko kii mein mai main me mujhe muje hame humein hai hain hu hoon ho karna karni karne kar kare karo karu chahiye chahie chaiye chahta chahti wala wali wale waala liye lie se sey aur ya par pe bhi kya kaise kaisa kaun kaunsa konsa kon kahan kaha batao bataye btao maile hamile usle aba padhda padhera bhayo huncha hunchha sakchu padhai padhna padhne padai parhai padhni ke-liye baad bad bhai yaar ji accha acha achha achi sabse koi kuch sakte sakta sakti milega mil jana jaana hunda hunde hega haiga vich vicho ton da di de nu layi lai chahida chahidi karan karni jaan jaana kithe kida kidan dasso
  veere paaji malai ma hola garna garne man cha chha lagi lai padhna padhne parna kun kasto kahaa jana bata sanga ramro ami amar amake amader meye chele chay chaay chai porte jabo jete korte kora kori te er theke jonno kothay valo bhalo ki-vabe kivabe pora wey dey una abeg wetin sabi oga fit carry gusto ko mag mag-aral aral mag-aaral ng sa ang mga para po ba ako akong kong nais pwede paano saan ano yung may magaral mura jankari jaankari bataiye batayen allowed behind enquiry inquiry passout nahi nahin nhi mila mili mile milta jayega jaega jayegi hoga anong saang magkano naman lang kasi meron
  late still become each since background client clients campus scored boards leaver leavers garera wanting wantin taught professional class classes agent agents here partner abhi beta beti ne kiya mera meri mere kitna kitni kitne jaye chalega got ab abhi kati lagcha lagchha sakchha en quiero quisiera estudiar carrera carreras universidad universidades universitaria una el los las y del por mejor mejores cuanto cuesta puedo sobre licenciado quero queria fazer estudar curso cursos faculdade intercambio em na um uma para com que qual onde meu minha sou ou tenho nos nas ser precisa comeco area
  rapido overall jisme jismein jisse jiska jinka jahan jahaan jab tak hone amar apnar korbo korle bolen bolben janaben jante dorkar lagbe pawa jay khub beshi shathe gulo diye niye kemon porashona porasona podte shesh korechi korsi achhe nai nei e mais menos depois antes gostaria posso preciso trabalhar morar cidade pais melhor melhores quanto custa tem tambem porque quando brasileiro brasileira formado formada terminei hacer siendo soy tengo estar trabajar despues gustaria necesito vivir ciudad cual cuales como tambien mientras graduado graduada egresado egresada costo tien khoroche xin biet bao
  nhieu tot nghiep nha luong con gai trai cua lop nghe toi muon du hoc dai nganh truong o tai cho ve va la gi nao co tim khoa hoc minh em can nen duoc voi cua mot nhung hay the tu van hoi`),
]);

/** Of these the ones that names of courses also have: beside a word that they stand with in a name they are part of it. */
export const OF_NAMES = words(
  'planning information international studies study program programme programs programmes course courses subjects countries place process exchange regional food research public private government employment housing migration immigration grant transfer demand career safe interview thesis project travel years',
);

/** Why words for scholarships are left aside, where no course that is found has one. */
export const OF_SCHOLARSHIPS = 'Scholarships have a list of their own';

/** What people wish for that no course here states; each with why it is left aside. */
export const WISHES: ReadonlyMap<string, string> = new Map(
  byWord(`
  ${OF_SCHOLARSHIPS}: scholarship, scholarships, scolarship, scholership, scholarhip, scholarshp, scholarshi, schlorship, scholorship, scholarsip, fully funded, full funded, funded, funding, free education, waiver, fee waiver, stipend, bursary, financial aid, hoc bong, beca, becas, chhatravritti, grant, assistantship, tuition free, free tuition, no tuition, bolsa, bolsas, athletic scholarship, athletics scholarship, sports scholarship, sport scholarship, full ride, full free, fully free, free study;
  Rankings are not listed here: ranking, rankings, ranked, rank, top ranked, high ranked, highly ranked, qs, qs ranking, world ranking, ivy league, russell group, go8, top tier, middle tier, mid tier, low tier, tier 1, tier 2, group of eight, group of 8, u15, prestigious, reputed, reputation, famous, renowned, top 100, top 10, top 50, top 200;
  Courses can’t be searched by who runs or accredits them: public, private, government, govt, accredited, acredited, bps, bacp, riba, rics, abet, private college, private colleges, public university, public universities;
  See each country’s page for work and visas: processing time, processing times, visa processing, visa processing time, pgwp, psw, post study work, post study work visa, post study visa, post study work permit, poststudy, stayback, stay back, work permit, work visa, work rights, visa, student visa, visa free, pr, permanent residency, permanent residence, immigration, migration, settle, citizenship, opt, cpt, stem opt, stem, regional, spouse visa, spouse, dependent, dependents, dependant, dependants, part time work, part time job, part time jobs, pr pathway, pathway to pr, pathways to pr, path to pr, pathway to permanent residency, pathway to residency, pathway to citizenship, migration pathway, leading to pr, pr friendly, green list, skill list, skilled list, skills list, skill shortage list, skilled occupation list, mltssl, express entry, h1b, bank balance, bank statement, bank account, bank statements, proof of funds, show money, financial proof, financial documents, blocked account, visa rejection, visa refusal, success rate, study permit, study visa, sds, f1 visa, f1, tier 4, subclass 500, partner visa, partner work rights, partner full work rights, with partner, with family, visto;
  Jobs and pay are not listed here: job, jobs, postdoc, postdoctoral, post doc, post doctoral, postdoctorate, postdocs, job guarantee, job opportunities, high paying, career, careers, salary, employment, employability, naukri, kaam, trabaho, viec lam, demand, in demand, scope, high salary, future scope, good salary, trabalho, com trabalho, emprego;
  Only some names of courses say so: placement, placements, with placement, paid placement, internship, internships, paid internship, coop, co-op, co op, sandwich;
  Housing is not listed here: hostel, hostels, boarding, accommodation, accomodation, accomodaton, accomdation, acommodation, housing, dorm, dorms, dormitory, campus housing, homestay, pg accommodation, hostel food, hostel facility, facilities, facility, campus life, living cost, cost of living, low living cost, safe, weather, accommodation included, accomodation included;
  Courses can’t be searched by this: conditional offer, unconditional offer, conditional admission, pay in instalments, pay in installments, instalment, instalments, installment, installments, payment plan, deposit, low deposit, small deposit, direct entry, portfolio, without portfolio, no portfolio, audition, no audition, english taught, taught in english, ksh, kes, naira, ngn, npr, bdt, taka, pkr, aed, dirham, dirhams, vnd, rmb, exam, essay, essays, no essay, exams, no exam, no exams, without exam, work experience required, requiring work experience, practical, practicals, hands on, hands-on, theoretical, theory, less theory, evening class, evening classes, weekend class, weekend classes, night class, night classes, morning class, day class, external, naati, pmp, oet, sunday, saturday, sunday class, sunday classes, saturday class, saturday classes, after work, professor, supervisor, graduate entry, small town, small towns, quiet small town, quiet town, small city, small cities, quiet city, countryside, big city, big cities, community college, community colleges, english waiver, english test waiver, english requirement, entry requirement, entry requirements, admission requirement, admission requirements, band, bands, band score, application fee, application fees, no application fee, without application fee, easy, easy admission, easiest, low acceptance, acceptance rate, high acceptance rate, acceptance, gic, moi, medium of instruction, cgpa, gpa, percentage, percent, marks, mark, grade, grades, low marks, low percentage, low gpa, gap accepted, study gap, gap, gap year, year gap, years gap, backlog, backlogs, arrear, arrears, experience, work experience, work exp, exp, interview, fast track, evening, weekend, weekends, noite, online, distance, distance learning, distance education, online learning, part time, meio periodo, tempo parcial, medio tiempo, tiempo parcial, ban thoi gian, full time, on campus, on-campus, in person, deadline, last date, result, results, spot admission, loan, education loan, without loan, credit transfer, transfer, direct second year, second year, third year, final year, 2nd year, 3rd year, 2nd or 3rd year, advanced standing, with credit, with a credit, upper credit, exemption, exemptions, lateral entry, direct admission, sponsor, sponsorship, age, age limit, limit, criteria, eligibility, process, documents, sop, lor, resume, safe options, safe option, safe universities, double, dual, thesis, non thesis, research, research based, coursework, hindi, english medium, rolling, joint, ielts coaching, pte coaching, coaching, apprenticeship, apprenticeships;
  About you, not about a course: self funded, self funding, self sponsored, no money, working professional, working professionals, mean grade, b plain, c plain, d plain, first class, second class upper, second class lower, second class, third class, upper second, lower second, upper credit, lower credit, first division, second division, third division, second lower, second upper, ultimo ano, ultimo semestre, ultimo periodo, registered nurse, with distinction, distinction, first class honours
`),
);

/** What asks for the lowest fee first. */
export const CHEAP = words(
  'cheap cheapest cheaper affordable inexpensive economical sasta sasti saste barato barata mura murang re sulabh budget-friendly',
);
export const LOW = words('low lowest lower less least minimum min kam kum thap cheap minimal');
export const FEE = words(
  'fee fees fee’s cost costs tuition budget price paisa paise charges expense expenses phi hocphi kharcha bayad',
);
export const SHORT = words('short shortest quickest fastest quick');

/** Before the most that may be paid. */
export const AT_MOST = phrases(`
  not more than, no more than, less than, lower than, cheaper than, up to, at most, at max, maximum of, max of, budget of, budget is, within, under, below, upto, max, maximum, around, arround, about, approx, approximately, budget, not exceeding, <, mein, duoi, till, under the, can afford, afford, not above, not over, inside, andar
`);
/** Before the least. */
export const AT_LEAST = phrases(`
  more than, above, over, at least, minimum, greater than, higher than, starting from, >
`);

/** Before what is not wanted. */
export const NEGATIONS = phrases(`
  outside of, outside, other than, apart from, rather than, anything but, everything but, any country but, anywhere but, but not, and not, instead of, do not want, dont want, not interested in, not in, not at, not from, sin, sem, except for, except, excluding, exclude, excl, without, w/o, avoid, minus, bina, bagair, khong, walang, not, no, non, not required, no need, no need of, no need for, dont need, do not need, doesnt need, does not need, dont require, do not require, doesnt require, does not require, dont have, do not have, havent given, have not given, havent taken, have not taken,
  besides, hate, hates, hating, dislike, dislikes, dont like, do not like, doesnt like, does not like, cannot afford, cant afford, can not afford, could not afford, couldnt afford, tru, ngoai tru, weak in, weak at, bad at, not good at, not good in, poor in, afraid of, scared of
`);
/** After what is not wanted, as Hindi, Nepali, Bengali and Turkish say it: 'sydney bahek'. */
export const NEGATIONS_BEHIND = phrases(`
  nahi, nahin, nhi, bahek, baheka, ke alawa, ke ilawa, ke siwa, ko chhod kar, ko chod kar, chhod kar, chod kar, ko chhodkar, chhodkar, chhodera, bade, chara, disinda, haric
`);
/** After what is not needed: 'gre not required'. */
export const NOT_NEEDED = phrases(`
  not required, not needed, not necessary, is not required, optional, waived, waiver, exempted, exempt, free, nahi, ke bina, bina, na chahiye, not given, not taken, not done, not attempted, nahi diya
`);
