import { ACADEMIC, ALL, APPLIED, DEGREES, type Discipline, subcategory } from './discipline';

/** Registered professions ask for better English than the institution at large. */
const REGISTERED = { fee: 1.15, ieltsExtra: 0.5 };

export const HEALTH_AND_SERVICE: readonly Discipline[] = [
  {
    name: 'Health',
    background: 'a health or life science',
    schoolSubjects: 'biology or chemistry',
    subcategories: [
      subcategory(
        'Nursing',
        'nursing',
        ['bachelor', 'master', 'short', 'vocational'],
        ['Nursing', 'Mental Health Nursing', "Children's Nursing", 'Community Nursing', 'Advanced Nursing Practice'],
        REGISTERED,
      ),
      subcategory('Public Health', 'health', DEGREES, [
        'Public Health',
        'Global Health',
        'Epidemiology',
        'Health Promotion',
        'Occupational Health and Safety',
      ]),
      subcategory(
        'Pharmacy and Pharmacology',
        'science',
        ['bachelor', 'master', 'vocational'],
        ['Pharmaceutical Science', 'Pharmacology', 'Pharmacy Technology', 'Clinical Trials Management'],
        { fee: 1.15 },
      ),
      subcategory(
        'Allied Health',
        'health',
        ACADEMIC,
        [
          'Physiotherapy',
          'Occupational Therapy',
          'Speech and Language Therapy',
          'Medical Imaging',
          'Paramedicine',
          'Optometry',
        ],
        REGISTERED,
      ),
      subcategory('Health Management', 'health', ALL, [
        'Health Services Management',
        'Aged Care Management',
        'Health Care Quality and Safety',
        'Community Health',
      ]),
      subcategory('Nutrition and Dietetics', 'health', ACADEMIC, [
        'Nutrition',
        'Dietetics',
        'Sports Nutrition',
        'Human Nutrition and Food',
      ]),
      subcategory(
        'Medical Science',
        'science',
        ['bachelor', 'master', 'foundation'],
        ['Medical Science', 'Biomedical Science', 'Immunology', 'Anatomy and Physiology', 'Medical Laboratory Science'],
        { fee: 1.1 },
      ),
      subcategory(
        'Sport and Exercise',
        'science',
        ['bachelor', 'master', 'vocational'],
        [
          'Sport and Exercise Science',
          'Strength and Conditioning',
          'Sport Management',
          'Kinesiology',
          'Fitness and Health Promotion',
        ],
      ),
    ],
  },
  {
    name: 'Education',
    background: 'education or the subject to be taught',
    schoolSubjects: 'English',
    subcategories: [
      subcategory(
        'Early Childhood Education',
        'education',
        ALL,
        ['Early Childhood Education', 'Early Years Leadership'],
        {
          fee: 0.9,
          ieltsExtra: 0.5,
        },
      ),
      subcategory(
        'School Teaching',
        'education',
        DEGREES,
        [
          'Primary Education',
          'Secondary Education',
          'Mathematics Education',
          'Science Education',
          'Physical Education',
        ],
        { fee: 0.9, ieltsExtra: 0.5 },
      ),
      subcategory('TESOL', 'education', ['master', 'short'], ['TESOL', 'Applied Linguistics and TESOL'], { fee: 0.9 }),
      subcategory(
        'Special and Inclusive Education',
        'education',
        ['bachelor', 'master', 'short', 'vocational'],
        ['Inclusive Education', 'Special Educational Needs', 'Disability Studies'],
      ),
      subcategory(
        'Educational Leadership',
        'education',
        ['master', 'short'],
        [
          'Educational Leadership',
          'Higher Education Management',
          'Curriculum and Instruction',
          'Educational Technology',
        ],
      ),
    ],
  },
  {
    name: 'Hospitality and Tourism',
    background: 'any subject; experience in the industry is welcome',
    schoolSubjects: 'English',
    subcategories: [
      subcategory('Hotel Management', 'business', ALL, [
        'Hotel Management',
        'Hospitality Management',
        'Luxury Hospitality Management',
      ]),
      subcategory('Culinary Arts', 'business', APPLIED, [
        'Culinary Arts',
        'Baking and Pastry Arts',
        'Commercial Cookery',
        'Culinary Management',
      ]),
      subcategory('Tourism', 'business', ALL, [
        'Tourism Management',
        'Sustainable Tourism',
        'Travel and Tour Operations',
        'Adventure Tourism',
      ]),
      subcategory(
        'Event Management',
        'business',
        ['bachelor', 'master', 'vocational'],
        ['Event Management', 'Festivals and Live Entertainment', 'Conference Management'],
      ),
      subcategory(
        'Aviation Management',
        'business',
        ['bachelor', 'master', 'vocational'],
        ['Aviation Management', 'Airport Operations', 'Airline and Flight Services'],
      ),
    ],
  },
];
