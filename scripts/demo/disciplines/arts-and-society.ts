import { ACADEMIC, ALL, DEGREES, type Discipline, subcategory } from './discipline';

const STUDIO = { fee: 1.05 };

export const ARTS_AND_SOCIETY: readonly Discipline[] = [
  {
    name: 'Law',
    background: 'law or a related subject',
    schoolSubjects: 'English and one essay subject',
    subcategories: [
      subcategory('Law', 'law', ['bachelor', 'master', 'short'], ['Law', 'Human Rights Law', 'Comparative Law'], {
        ieltsExtra: 0.5,
      }),
      subcategory(
        'Commercial and International Law',
        'law',
        ACADEMIC,
        ['International Law', 'Commercial Law', 'Intellectual Property Law', 'Environmental Law', 'Taxation Law'],
        { ieltsExtra: 0.5 },
      ),
      subcategory(
        'Legal Studies',
        'arts',
        ['bachelor', 'vocational', 'foundation'],
        ['Legal Studies', 'Paralegal Studies', 'Law Clerk Practice'],
      ),
      subcategory(
        'Policing and Justice',
        'arts',
        ['bachelor', 'master', 'vocational'],
        ['Justice Studies', 'Police Foundations', 'Community and Justice Services', 'Emergency Management'],
      ),
    ],
  },
  {
    name: 'Social Sciences',
    background: 'a social science or the humanities',
    schoolSubjects: 'English and one humanities subject',
    subcategories: [
      subcategory(
        'Psychology',
        'science',
        ['bachelor', 'master', 'short', 'foundation'],
        [
          'Psychology',
          'Clinical Psychology',
          'Cognitive Science',
          'Developmental Psychology',
          'Counselling Psychology',
        ],
      ),
      subcategory('Economics', 'arts', ACADEMIC, [
        'Economics',
        'Development Economics',
        'Econometrics',
        'Political Economy',
      ]),
      subcategory('Politics and International Relations', 'arts', DEGREES, [
        'Political Science',
        'International Relations',
        'Public Policy',
        'Public Administration',
        'Peace and Conflict Studies',
      ]),
      subcategory('Sociology and Anthropology', 'arts', ACADEMIC, [
        'Sociology',
        'Anthropology',
        'Gender Studies',
        'Indigenous Studies',
        'Human Geography',
      ]),
      subcategory(
        'Social Work',
        'socialWork',
        ['bachelor', 'master', 'vocational'],
        ['Social Work', 'Child and Youth Care', 'Community Services', 'Addictions and Mental Health'],
        { fee: 0.95, ieltsExtra: 0.5 },
      ),
      subcategory('Criminology', 'arts', ACADEMIC, ['Criminology', 'Security and Intelligence Studies', 'Victimology']),
      subcategory('International Development', 'arts', DEGREES, [
        'International Development',
        'Humanitarian Studies',
        'Migration and Refugee Studies',
      ]),
    ],
  },
  {
    name: 'Arts and Humanities',
    background: 'a subject of the humanities',
    schoolSubjects: 'English and one humanities subject',
    subcategories: [
      subcategory('History and Heritage', 'arts', ACADEMIC, [
        'History',
        'Archaeology',
        'Museum Studies',
        'Art History',
        'Classics',
      ]),
      subcategory('Literature and Writing', 'arts', ACADEMIC, [
        'English Literature',
        'Creative Writing',
        'Comparative Literature',
        'Publishing',
      ]),
      subcategory('Philosophy and Religion', 'arts', ACADEMIC, ['Philosophy', 'Religious Studies', 'Ethics']),
      subcategory(
        'Languages and Linguistics',
        'arts',
        ['bachelor', 'master', 'short', 'vocational'],
        ['Linguistics', 'Translation and Interpreting', 'French Studies', 'Spanish Studies', 'Asian Studies'],
      ),
      subcategory(
        'Liberal Arts',
        'arts',
        ['bachelor', 'master', 'vocational', 'foundation'],
        ['Liberal Arts', 'General Studies', 'Global Studies'],
      ),
    ],
  },
  {
    name: 'Media and Communication',
    background: 'media, communication or the humanities',
    schoolSubjects: 'English',
    subcategories: [
      subcategory(
        'Journalism',
        'arts',
        ['bachelor', 'master', 'vocational'],
        ['Journalism', 'Broadcast Journalism', 'Sports Journalism'],
      ),
      subcategory('Communication', 'arts', ALL, [
        'Communication Studies',
        'Professional Communication',
        'Public Relations',
        'Strategic Communication',
      ]),
      subcategory(
        'Advertising',
        'arts',
        ['bachelor', 'master', 'vocational'],
        ['Advertising', 'Social Media Management', 'Creative Advertising'],
      ),
      subcategory(
        'Film and Television',
        'arts',
        ['bachelor', 'master', 'vocational'],
        ['Film Production', 'Film Studies', 'Television Production', 'Screenwriting', 'Sound Production'],
        STUDIO,
      ),
      subcategory('Digital Media', 'arts', ALL, ['Digital Media', 'Interactive Media', 'Digital Humanities']),
    ],
  },
  {
    name: 'Art and Design',
    background: 'an art or design subject, with a portfolio',
    schoolSubjects: 'art or design, with a portfolio',
    subcategories: [
      subcategory(
        'Graphic and Communication Design',
        'design',
        ALL,
        ['Graphic Design', 'Visual Communication', 'User Experience Design', 'Illustration'],
        STUDIO,
      ),
      subcategory(
        'Fashion and Textiles',
        'design',
        ALL,
        ['Fashion Design', 'Textile Design', 'Fashion Business and Promotion'],
        STUDIO,
      ),
      subcategory(
        'Interior and Product Design',
        'design',
        ['bachelor', 'master', 'vocational'],
        ['Interior Design', 'Product Design', 'Industrial Design', 'Furniture Design'],
        STUDIO,
      ),
      subcategory(
        'Animation and Games Art',
        'design',
        ['bachelor', 'master', 'vocational'],
        ['Animation', 'Visual Effects', 'Games Art', '3D Modelling'],
        STUDIO,
      ),
      subcategory(
        'Fine Arts',
        'design',
        ['bachelor', 'master', 'foundation'],
        ['Fine Art', 'Photography', 'Ceramics'],
        STUDIO,
      ),
      subcategory(
        'Music and Performing Arts',
        'arts',
        ['bachelor', 'master', 'vocational'],
        ['Music', 'Music Technology', 'Acting', 'Dance', 'Musical Theatre', 'Theatre Production'],
        { fee: 1.1 },
      ),
    ],
  },
];
