/** Fields of a register in the manner of Australia's: category, then subjects as they stand behind an award. */
export const REGISTER_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'Management and Commerce':
    list(`Business | Accounting | Professional Accounting | Commerce | Marketing | Marketing and Communication |
    Leadership and Management | Project Management | Human Resource Management | International Business | Finance | Financial Planning |
    Business Administration | Entrepreneurship and New Business | Logistics and Supply Chain Management | Tourism Management |
    Hotel and Resort Management | Event Management | Property and Valuation | Applied Finance | Business Analytics | Actuarial Studies`),
  'Information Technology':
    list(`Information Technology | Computer Science | Cyber Security | Data Science | Software Engineering |
    Information Systems | Networking | Artificial Intelligence | Games Design and Development | Information Technology Networking |
    Telecommunications Network Engineering | Website Development | Business Information Systems | Interaction Design`),
  'Engineering and Related Technologies':
    list(`Engineering (Civil) | Engineering (Mechanical) | Engineering (Electrical) |
    Engineering (Chemical) | Engineering (Mining) | Engineering (Environmental) | Aerospace Engineering | Biomedical Engineering |
    Light Vehicle Mechanical Technology | Automotive Refinishing Technology | Engineering - Fabrication Trade | Air Conditioning and
    Refrigeration | Telecommunications Engineering | Aviation (Commercial Pilot Licence) | Photovoltaic Engineering | Mechatronic Engineering`),
  Health:
    list(`Nursing | Nursing Studies | Public Health | Physiotherapy | Occupational Therapy | Pharmacy | Medical Science | Paramedicine |
    Midwifery | Nutrition and Dietetics | Speech Pathology | Remedial Massage | Dental Technology | Health Administration | Mental Health |
    Ageing Support | Individual Support | Medical Laboratory Science | Optometry | Radiography | Exercise and Sport Science | Ayurveda`),
  Education:
    list(`Early Childhood Education and Care | Teaching (Primary) | Teaching (Secondary) | Education (Early Childhood) | Education |
    Special Education | Educational Leadership | TESOL | Education Studies | Training and Assessment | Inclusive Education`),
  'Society and Culture':
    list(`Arts | Laws | Social Work | Psychology | Psychological Science | Criminology | International Relations |
    Community Services | Counselling | Theology | Ministry | Economics | Politics, Philosophy and Economics | Anthropology | Archaeology |
    Youth Work | Museum and Heritage Studies | Applied Linguistics | Translation and Interpreting | Public Policy | Islamic Studies`),
  'Creative Arts':
    list(`Graphic Design | Screen and Media | Music | Fine Arts | Visual Arts | Fashion Design | Fashion Business | Animation |
    Interior Design | Photography and Photo Imaging | Communication (Journalism) | Communication (Public Relations) | Design | Dance |
    Music Industry (Sound Production) | Film and Television | Creative Writing | Digital Media`),
  'Natural and Physical Sciences':
    list(`Science | Biotechnology | Mathematics | Mathematical Sciences | Chemistry | Physics |
    Marine Science | Environmental Science | Biomedical Science | Geology | Statistics | Microbiology | Food Science and Nutrition |
    Laboratory Techniques | Forensic Science | Bioinformatics`),
  'Agriculture, Environmental and Related Studies':
    list(`Agriculture | Agricultural Science | Agribusiness Management | Horticulture |
    Conservation and Land Management | Viticulture and Oenology | Sustainability | Animal Science | Veterinary Nursing | Wildlife Biology`),
  'Architecture and Building':
    list(`Architecture | Architectural Design | Construction Management | Building and Construction (Building) |
    Carpentry | Bricklaying and Blocklaying | Wall and Floor Tiling | Painting and Decorating | Landscape Architecture | Urban Planning |
    Quantity Surveying | Building Design`),
  'Food, Hospitality and Personal Services':
    list(`Commercial Cookery | Hospitality | Hospitality Management | Patisserie | Baking |
    Hairdressing | Beauty Therapy | Kitchen Management | Culinary Arts`),
};

/** Before the field. The trades and services have the first few, sciences the last. */
export const REGISTER_AWARDS = [
  ['Certificate II in', 'Under Graduate Certificate', 6],
  ['Certificate III in', 'Under Graduate Certificate', 12],
  ['Certificate IV in', 'Under Graduate Certificate', 12],
  ['Diploma of', 'Under Graduate Diploma', 12],
  ['Advanced Diploma of', 'Under Graduate Diploma', 18],
  ['Associate Degree of', 'Associate', 24],
  ['Bachelor of', 'Under Graduate', 36],
  ['Graduate Certificate in', 'Post Graduate Certificate', 6],
  ['Graduate Diploma in', 'Post Graduate Diploma', 12],
  ['Master of', 'Post Graduate', 24],
  ['Doctor of', 'Post Graduate', 48],
] as const;

export const SCHOOL_NAMES = [
  'General English',
  'General English - Upper Intermediate',
  'English for Academic Purposes',
  'IELTS Preparation',
  'Senior Secondary Studies (Years 11-12)',
  'Secondary Junior Years 8-10',
  'Primary (Kindergarten to Year 6)',
  'Cambridge First Certificate',
];

export const PUBLIC_UNIVERSITIES =
  list(`The University of Sydney (USYD) | The University of Melbourne (UniMelb) | Monash University (Monash) |
  The University of New South Wales (UNSW) | Macquarie University (Macquarie) | University of Technology Sydney (UTS) | Griffith University |
  Queensland University of Technology (QUT) | The University of Queensland (UQ) | Deakin University (Deakin) | La Trobe University |
  Royal Melbourne Institute of Technology (RMIT) | Curtin University | Flinders University | The University of Adelaide (Adelaide) |
  University of South Australia (UniSA) | University of Tasmania (UTas) | Charles Darwin University (CDU) | Western Sydney University |
  University of Wollongong (UoW) | The University of Newcastle (UoN) | Charles Sturt University (CSU) | Edith Cowan University (ECU) |
  Murdoch University (Murdoch) | The University of Western Australia (UWA) | Bond University | Torrens University Australia Limited |
  Australian Catholic University Limited (ACU) | Victoria University (VU) | Swinburne University of Technology | Southern Cross University |
  James Cook University (JCU) | Federation University Australia | Central Queensland University (CQU) | University of Canberra |
  University of Southern Queensland (USQ) | University of the Sunshine Coast | The University of Notre Dame Australia | TAFE Queensland |
  Melbourne Polytechnic | Box Hill Institute | Holmesglen Institute | Canberra Institute of Technology | Chisholm Institute`);

/** Of a private provider's name: what comes first, and what it is. */
export const PROVIDER_FIRSTS =
  list(`Acumen | Alpine | Apex | Aurora | Banksia | Bayside | Beacon | Blue Gum | Bradford | Canterbury |
  Capital | Captain Cook | Crown | Eagle | Eastern | Elite | Empire | Everest | Excelsia | Global | Harbour | Horizon | Imperial |
  Jacaranda | Kingston | Lonsdale | Mayfair | Mentor | Meridian | Milestone | Nova | Oxford | Pacific | Paragon | Pioneer | Regent | Salford |
  Sheffield | Skyline | Southern Cross | Spencer | St George | Stanley | Strathfield | Sunrise | Summit | Windsor | Yarra | Zenith`);
export const PROVIDER_KINDS =
  list(`College | Institute | Academy | Business School | Institute of Technology | College of Australia |
  Education Group | Training Institute | International College | Institute of Management | School of English | Hospitality College`);

function list(text: string): readonly string[] {
  return text.split('|').map((one) => one.trim().replace(/\s+/g, ' '));
}
