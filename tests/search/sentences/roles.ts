import type { Case } from './case';

const [UG, PG] = ['Under Graduate', 'Post Graduate'] as const;

/** By kind, what a sentence says of the person and what it wants; wordings made for this, on the demo's courses. */
export const ROLES: readonly Case[] = [
  // The job is the subject, not 'work' or 'as'.
  ['hoping to work as a graphic designer in canada', { name: /graphic/, country: 'Canada', no: ['level'] }],
  ['work as teacher new zealand', { name: /teach|education/, country: 'New Zealand' }],
  ['job as a software developer in singapore', { name: /software/, country: 'Singapore' }],
  // Terms of the year aren't the subject.
  [
    'semester 2 2028 master of architecture australia',
    { name: /architect/, level: PG, country: 'Australia', aside: ['semester 2'] },
  ],
  ['t3 2027 marketing australia', { name: /marketing/, country: 'Australia', aside: ['t 3'] }],
  [
    'second trimester civil engineering new zealand',
    { name: /civil/, country: 'New Zealand', aside: ['second trimester'] },
  ],
  // What is had, and what is wanted.
  [
    'diploma in electrical, looking for degree in canada',
    { name: /electrical/, country: 'Canada', filters: { level: [UG] }, aside: ['diploma'] },
  ],
  [
    'diploma in nursing done, want bachelor in australia',
    { name: /nursing/, filters: { level: [UG] }, country: 'Australia' },
  ],
  [
    'software engineer with 5 years experience masters in project management uk',
    { name: /project/, filters: { level: [PG], country: 'UK' }, aside: ['software engineer'] },
  ],
  [
    'I have finished my BBA and working in a shop since, looking for a masters in data science in Canada',
    { name: /data/, filters: { level: [PG], country: 'Canada' } },
  ],
  [
    'My name is Asha, I am a graduate of chemistry from Pune and I need a course in hospitality in New Zealand',
    { name: /hospitality/, country: 'New Zealand' },
  ],
  [
    'want to do masters in finance or economics in uk so that i can get a good job',
    { name: /financ|economic/, filters: { level: [PG], country: 'UK' } },
  ],
  ['diploma after 12th science canada', { filters: { level: ['Under Graduate Diploma'] }, country: 'Canada' }],
  // Small words beside an award; short forms of awards.
  ['mba equivalent in new zealand', { country: 'New Zealand', filters: { country: 'New Zealand' }, no: ['city'] }],
  ['pgdm australia', { name: /management|business/, country: 'Australia' }],
  ['certificate 4 in accounting', { name: /certificate iv in accounting/ }],
  [
    'pathway to pr with accounting in canada',
    { name: /account/, country: 'Canada', no: ['level'], aside: ['pathway to pr'] },
  ],
  // Amounts.
  [
    'accounting between 15000 and 25000 cad',
    { name: /account/, filters: { maxFee: 25_000, currency: 'CAD' }, aside: ['15000'] },
  ],
  ['nursing sydney under 45k', { filters: { maxFee: 45_000, currency: 'AUD' } }],
  // Marks are about the reader.
  ['2:1 masters uk psychology', { name: /psycholog/, filters: { level: [PG], country: 'UK' }, aside: ['2:1'] }],
  ['msc canada data science 2.8/4', { name: /data/, country: 'Canada', aside: ['2.8/4'] }],
  // Regions.
  [
    'computer science alberta',
    {
      country: 'Canada',
      city: /alberta|calgary|edmonton|lethbridge|camrose/i,
      filters: { city: 'alberta', country: 'Canada' },
    },
  ],
  ['business scotland or wales', { country: 'UK', filters: { city: 'scotland or wales' } }],
  ['nursing sydny', { filters: { city: 'sydney' } }],
  ['fall28 nursing usa', { country: 'USA', filters: { intake: ['Aug', 'Sep'] } }],
  // Wordings of 2026-11-29 from forums, by kind: what is wanted behind what was done, whose money, schools' streams, parts of a country.
  ['bba graduate nepal want post graduate in accounting australia', { name: /account/, country: 'Australia' }],
  ['9 papers done msc accounting uk', { name: /account/, level: PG, country: 'UK' }],
  [
    'engineering undergraduate australia within 60 lakh pakistani rupees',
    { filters: { maxFee: 6_000_000, currency: 'PKR' } },
  ],
  ['business max 20000 canadian dollars', { name: /business/, filters: { maxFee: 20_000, currency: 'CAD' } }],
  ['fsc pre engineering civil engineering uk', { name: /civil/, country: 'UK', aside: ['pre engineering'] }],
  ['bio stream psychology canada', { name: /psycholog/, country: 'Canada', aside: ['bio stream'] }],
  ['diploma of accounting western australia', { filters: { city: 'western australia' }, country: 'Australia' }],
  ['du học úc ngành nhà hàng khách sạn', { name: /hospitality|hotel/, country: 'Australia' }],
  ['marine biology near great barrier reef', { name: /marine/, no: ['city'] }],
  ['mba for working professionals canada', { name: /business admin/, country: 'Canada' }],
  ['middle tier university computer science canada', { name: /comput/, country: 'Canada', aside: ['middle tier'] }],
  // What isn't here leads to what is nearest, a degree without a wish to its field, and a level that isn't there to the next one.
  ['midwifery in uk for international students', { name: /nurs/, country: 'UK', aside: ['midwifery'] }],
  ['dental hygiene ontario', { notName: /mental/, country: 'Canada', aside: ['dental hygiene'] }],
  ['caregiver course canada', { name: /aged care|nurs|community services|support/, country: 'Canada' }],
  ['law enforcement bachelors', { name: /crimin|forensic/, level: UG }],
  ['bachelors in criminology or law enforcement', { name: /crimin/ }],
  ['msc in development studies', { name: /international development|development economics/, level: PG }],
  ['masters in mass com with wassce english waiver', { name: /media|journalis|communicat/, level: PG }],
  ['btech cse done 62 percent want ms in usa low fee', { name: /comput|software|data|inform|games?|cyber|security/ }],
  ['economics honours toronto', { name: /econom/, level: UG, filters: { level: [UG] } }],
  ['accountancy masters singapore', { name: /account/ }],
  // What the unopened half of 50 showed: a job's whole name, a doctorate that isn't here, a length before experience, 'cert iv'.
  ['commercial pilot course', { name: /aviation|flight|aeronaut/ }],
  ['phd in education fully online', { name: /educat/, filters: { level: [PG] }, aside: ['phd', 'online'] }],
  ['public health, 2 years gap accepted, 2 year', { name: /public health/, filters: { maxMonths: 24 } }],
  ['educational leadership 6 backlogs 9 months', { name: /leadership/, filters: { maxMonths: 9 } }],
  ['business diploma with 3 years work experience', { name: /business/, levels: /Diploma/ }],
  ['construction management cert iv', { name: /construction/, filters: { level: ['Under Graduate Certificate'] } }],
  ['seaman want to study marine engineering', { notName: /biology/ }],
  // What two graders of 150 queries found: a driver's Sims Drive, a small town's Townsville, a kindergarten's disability studies.
  ['truck driver', { name: /transport|logistics/ }],
  [
    'quiet small town in canada for diploma with spouse',
    { country: 'Canada', aside: ['quiet small town', 'with spouse'] },
  ],
  ['MIS usa', { name: /information/ }],
  ['teacher training for kindergarten', { name: /early childhood/ }],
  ['town planner', { name: /urban|planning/, aside: ['town planner'] }],
  ['town and country planning', { name: /urban|planning/, aside: ['town country planning'] }],
  ['3 year bachelor not 4 years business australia', { name: /business/, levels: /^Under Graduate$/ }],
  ['plus two 55% commerce stream', { name: /commerce/ }],
  // What two other graders of 150 harder queries found; wordings made anew of each kind.
  ['course for someone who dislikes maths', { notName: /mathemat/, filters: { notWords: ['mathematics'] } }],
  ['do we need physics for architecture in canada', { name: /architect/, country: 'Canada' }],
  ['BA English graduate looking at masters in journalism', { name: /journalis/, filters: { level: [PG] } }],
  ['bcom accounting to data science', { name: /data/ }],
  ['neco b3 in english, want nursing uk', { name: /nursing/, country: 'UK' }],
  ['can i do engineering in new zealand with nepali transcript', { name: /engineering/, country: 'New Zealand' }],
  ['is University of Nowhere or Ulster University good for marketing for a Kenyan', { aside: ['nowhere'] }],
  ['college in toronto not too expensive', { filters: { city: 'toronto', sort: 'fee' } }],
  ['plant genomics', { name: /agricultur|biotech|genetic/ }],
  ['one year masters with two years stay back uk', { level: PG, country: 'UK' }],
  ['hnd topup degree business uk', { name: /business/, filters: { level: [UG], country: 'UK' } }],
  ['registered nurse with 5 years ward experience, which course in australia', { name: /nurs/, country: 'Australia' }],
  ['+2 management stream, want tourism in canada', { name: /touris/, country: 'Canada' }],
  ['mestrado profissional em enfermagem', { name: /nursing/, filters: { level: [PG] } }],
  ['bacharelado em psicologia no canadá barato', { name: /psycholog/, country: 'Canada', filters: { sort: 'fee' } }],
  ['administração no reino unido', { country: 'UK', no: ['notCountry'] }],
  [
    'weak in english, want nursing australia',
    { name: /nursing/, country: 'Australia', no: ['notWords'], aside: ['weak in english'] },
  ],
  ['engenharia civil canada', { name: /civil/, country: 'Canada' }],
  ['i have economics degree, working with a bank, want to get into data science', { name: /data/ }],
  ['psychology graduate, what can i take up in the uk', { name: /psycholog/, country: 'UK' }],
  ['winemaking', { name: /viticulture|oenology/ }],
  ['msc finance uk, budget 30 lac tk', { name: /financ/, filters: { maxFee: 3_000_000, currency: 'BDT' } }],
  ['victoria wellington marketing', { filters: { university: ['Victoria University of Wellington'] } }],
  ['加拿大 护理 本科', { name: /nursing/, country: 'Canada', filters: { level: [UG], country: 'Canada' } }],
  ['想去英国读硕士 数据科学', { name: /data science/, filters: { level: [PG], country: 'UK' } }],
  // By kind, what a third set of 160 queries was read wrongly for; wordings made anew.
  // Who asks: relatives, what is left behind, whom it is for, what ends when, a school's last year.
  ['father is a driver, i want accounting in canada', { name: /account/, country: 'Canada', aside: ['driver'] }],
  ['quit my bank job and move into nursing, australia', { name: /nurs/, country: 'Australia', aside: ['bank'] }],
  ['masters in public health for dentists', { name: /public health/, level: PG, aside: ['dentists'] }],
  ['marketing executive 6 years, considering mba canada', { name: /business admin/, aside: ['marketing executive'] }],
  ['graduating in november, want msc data science uk', { name: /data/, no: ['intake'], aside: ['november'] }],
  ['form 6 leaver, nursing uk', { name: /nurs/, levels: /^Under|Foundation|Associate/, aside: ['form6'] }],
  ['no utme canada business diploma', { name: /business/, country: 'Canada', no: ['notCountry'], aside: ['no utme'] }],
  ['bcom hons accounting, want xyloq masters uk', { name: /account/, level: PG, country: 'UK' }],
  // What is had and what comes of it, and what comes later.
  ['certificate to bachelor nursing canada', { filters: { level: [UG] }, aside: ['certificate to'] }],
  ['english classes before my degree, canada', { notName: /literature/, no: ['level'], aside: ['before my degree'] }],
  // What isn't needed, or not had.
  ['interview not required, accounting uk', { name: /account/, country: 'UK', aside: ['interview not required'] }],
  ['nursing without hospital experience australia', { name: /nurs/, no: ['notWords'], aside: ['hospital experience'] }],
  ['no need of gre computer science usa', { filters: { without: ['gre'] }, name: /comput|software|cyber|inform/ }],
  ['anything but nursing in canada', { country: 'Canada', filters: { notWords: ['nursing'] } }],
  // The language that it is taught in is no subject, of its own it is one.
  ['finance in english, canada', { name: /financ/, notName: /english/, country: 'Canada', aside: ['in english'] }],
  ['bachelors in english uk', { name: /english/, country: 'UK' }],
  ['kozi ya uhandisi australia', { aside: ['kozi ya uhandisi'] }],
  // 'Or' over words between, months in a list, an order in words, 'mba' beside its field.
  ['is masters in marketing better or masters in finance, uk', { name: /marketing|financ/, level: PG, country: 'UK' }],
  ['civil engineering australia jul or mar', { filters: { intake: ['Jul', 'Mar'] } }],
  ['nursing canada, cheapest first', { name: /nurs/, filters: { country: 'Canada', sort: 'fee' } }],
  ['mba finance canada', { level: PG }],
  // A level on the other side of a first degree is farther than another country.
  ['bachelor in artificial intelligence sydney', { name: /artificial/, level: UG }],
  ['cyber security tafe australia', { name: /cyber/, country: 'Australia' }],
  [
    'business canada, not ontario',
    { country: 'Canada', filters: { notWords: ['ontario'] }, notCity: /toronto|ottawa/i },
  ],
  // Other names of what courses are called.
  ['healthcare administration masters usa', { name: /health services/, country: 'USA' }],
  ['sport science masters usa', { name: /sport and exercise|kinesiolog/, level: PG, country: 'USA' }],
  ['physio uk masters', { notName: /physiolog/ }],
  ['childcare canada', { name: /early childhood/, country: 'Canada' }],
  // An amount that nothing meets is given up, never the level or the place; what is left begins with the least.
  ['gh₵ 90000 masters canada', { level: PG, country: 'Canada', aside: ['gh₵ 90000'] }],
  ['bachelor abroad wey 2 million naira fit carry', { level: UG, aside: ['2 million naira'] }],
  ['diploma new zealand quibbling under 900 nzd', { country: 'New Zealand' }],
  ['data science masters usa under 2 lakh', { name: /data/, country: 'USA', level: PG, aside: ['under 2 lakh'] }],
  ['mba australia under 90000 aud', { filters: { maxFee: 90_000, currency: 'AUD' } }],
  // The subject that who asks has comes before the wish.
  ['2:1 biochemistry msc public health uk', { name: /public health/, no: ['city'], aside: ['biochemistry'] }],
  ['civil engineer masters data analytics canada', { name: /data analytics/, level: PG, aside: ['civil engineer'] }],
  ['nd accountancy degree in business canada', { name: /business/, country: 'Canada', aside: ['accountancy'] }],
  ['llm with 58% in sociology uk', { name: /law/, country: 'UK', aside: ['in sociology'] }],
  ['zoology graduate 3 yr gap masters new zealand', { country: 'New Zealand', level: PG, aside: ['zoology'] }],
  ['second class zoology can i do masters in singapore', { country: 'Singapore', level: PG, aside: ['zoology'] }],
  ['bsc physics delhi university which uk uni accept', { country: 'UK', no: ['university'], aside: ['bsc physics'] }],
  ['hnd accounting topup degree uk', { name: /account/, filters: { level: [UG], country: 'UK' }, aside: ['hnd'] }],
  ['ba 3 years uk masters in education', { name: /education/, no: ['maxMonths'], aside: ['3 years'] }],
  ['masters data science canada 2:1', { name: /data/, level: PG, country: 'Canada' }],
  ['nursing masters australia', { name: /nursing/, level: PG, country: 'Australia' }],
  // Slips of places.
  ['nursing newzeeland', { name: /nursing/, filters: { country: 'New Zealand' } }],
  ['mba astrelia', { no: ['city'], name: /mba|business administration/ }],
  ['masters swizerland', { level: PG, aside: ['swizerland'] }],
  ['masters washington state', { country: 'USA', no: ['university'], filters: { city: 'washington state' } }],
  ['masters washington state university', { university: /Washington State/ }],
  // Short forms in company.
  ['mba or mit canada', { name: /business administration|mba|information technology/, no: ['university'] }],
  ['marketing or pr degree australia', { name: /marketing|public relations/, country: 'Australia' }],
  ['digital mkt uk', { name: /digital marketing/, country: 'UK' }],
  ['nursing and pr canada', { name: /nursing/, country: 'Canada', aside: ['pr'] }],
  ['mit masters', { university: /Massachusetts Institute of Technology/ }],
  // Of which time a fee is, and dong.
  ['accounting below 30000 cad one year', { filters: { maxFee: 30_000, currency: 'CAD' }, no: ['maxMonths'] }],
  ['1 year masters uk under 90000', { filters: { maxMonths: 12, maxFee: 90_000, currency: 'GBP' } }],
  ['15 lakh 1 year masters uk', { filters: { maxMonths: 12, country: 'UK', level: [PG] } }],
  [
    'nganh marketing canada 600 triệu',
    { name: /market/, filters: { maxFee: 600_000_000, currency: 'VND', country: 'Canada' } },
  ],
  // No remnant that is another subject; whom a course takes; what comes first on the way.
  ['pg clinical research usa', { name: /clinical trial|public health|biomedical/ }],
  ['hair and beauty uk', { name: /fashion/, country: 'UK' }],
  ['data science for non it people', { name: /data/, no: ['notWords'] }],
  ['nursing in uk english pathway first', { name: /nursing/, country: 'UK', aside: ['english'] }],
  ['nursing not computer', { name: /nursing/, filters: { notWords: ['computer'] } }],
  // What several wish is one or the other.
  ['two sons one wants law one wants nursing canada', { name: /law|nursing/, country: 'Canada' }],
  ['my daughter wants law my son wants accounting uk', { name: /law|account/, country: 'UK' }],
];
