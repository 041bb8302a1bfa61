import { ACADEMIC, ALL, DEGREES, type Discipline, subcategory } from './discipline';

export const BUSINESS_AND_COMPUTING: readonly Discipline[] = [
  {
    name: 'Business and Management',
    background: 'any subject, with introductory accounting or statistics',
    schoolSubjects: 'mathematics and English',
    subcategories: [
      subcategory('Accounting and Finance', 'business', ALL, [
        'Accounting',
        'Finance',
        'Professional Accounting',
        'Forensic Accounting',
        'Banking and Financial Markets',
        'Financial Planning',
      ]),
      subcategory(
        'Business Administration',
        'mba',
        ALL,
        ['Business Administration', 'General Management', 'Strategy and Leadership', 'Family Business'],
        { fee: 1.15 },
      ),
      subcategory('Marketing', 'business', ALL, [
        'Marketing',
        'Digital Marketing',
        'Brand Management',
        'Retail Management',
        'Fashion Marketing',
        'Professional Sales',
      ]),
      subcategory('Human Resources', 'business', ALL, [
        'Human Resource Management',
        'Organisational Psychology and Change',
        'Employment Relations',
      ]),
      subcategory('Supply Chain and Operations', 'business', ALL, [
        'Supply Chain Management',
        'Logistics and Transport Management',
        'Operations Management',
        'Procurement Management',
      ]),
      subcategory('International Business', 'business', DEGREES, [
        'International Business',
        'Global Trade',
        'International Management',
        'Asia-Pacific Business',
      ]),
      subcategory('Entrepreneurship and Innovation', 'business', DEGREES, [
        'Entrepreneurship',
        'Innovation Management',
        'Social Enterprise',
      ]),
      subcategory(
        'Business Analytics',
        'business',
        ['bachelor', 'master', 'short', 'vocational'],
        ['Business Analytics', 'Project Management', 'Business Information Management', 'Financial Technology'],
      ),
    ],
  },
  {
    name: 'Computing and IT',
    background: 'computing, engineering, mathematics or a related subject',
    schoolSubjects: 'mathematics',
    subcategories: [
      subcategory('Computer Science', 'computing', ALL, [
        'Computer Science',
        'Computer Systems',
        'Computer Graphics and Vision',
        'Human-Computer Interaction',
        'High Performance Computing',
      ]),
      subcategory('Data Science', 'computing', DEGREES, [
        'Data Science',
        'Applied Data Science',
        'Data Analytics',
        'Health Data Science',
        'Statistical Computing',
      ]),
      subcategory('Artificial Intelligence', 'computing', DEGREES, [
        'Artificial Intelligence',
        'Machine Learning',
        'Natural Language Processing',
        'Intelligent Systems',
      ]),
      subcategory('Cyber Security', 'computing', ALL, [
        'Cyber Security',
        'Digital Forensics',
        'Information Security Management',
        'Network Security',
      ]),
      subcategory('Software Engineering', 'computing', ALL, [
        'Software Engineering',
        'Web Development',
        'Mobile Application Development',
        'Full Stack Software Development',
      ]),
      subcategory('Information Technology', 'computing', ALL, [
        'Information Technology',
        'Cloud Computing',
        'Computer Systems Technology',
        'Networking and Telecommunications',
        'Database Administration',
      ]),
      subcategory('Information Systems', 'computing', ACADEMIC, [
        'Information Systems',
        'Business Information Systems',
        'Geographic Information Systems',
        'Health Informatics',
      ]),
      subcategory(
        'Games Development',
        'computing',
        ['bachelor', 'master', 'vocational'],
        ['Games Programming', 'Game Development', 'Immersive Technologies'],
      ),
    ],
  },
];
