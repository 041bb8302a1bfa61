/**
 * Fields of study as a student names them, by the category of the catalogue that courses of the field stand in. What a
 * student studied is free text: this list is offered, and spares most of them the typing.
 */
export const FIELDS_OF_STUDY_BY_CATEGORY = {
  'Business and Management': [
    'Accounting and Finance',
    'Business Administration',
    'Marketing',
    'Human Resources',
    'Supply Chain and Operations',
    'International Business',
    'Entrepreneurship and Innovation',
    'Business Analytics',
  ],
  'Computing and IT': [
    'Computer Science',
    'Data Science',
    'Artificial Intelligence',
    'Cyber Security',
    'Software Engineering',
    'Information Technology',
    'Information Systems',
    'Games Development',
  ],
  Engineering: [
    'Civil Engineering',
    'Mechanical Engineering',
    'Electrical and Electronic Engineering',
    'Chemical Engineering',
    'Aerospace Engineering',
    'Biomedical Engineering',
    'Robotics and Mechatronics',
    'Industrial and Energy Engineering',
  ],
  Science: [
    'Biology',
    'Biotechnology',
    'Chemistry',
    'Physics and Astronomy',
    'Mathematics and Statistics',
    'Earth Sciences',
    'Forensic Science',
  ],
  'Agriculture and Environment': [
    'Agriculture',
    'Environmental Science',
    'Sustainability',
    'Food Science',
    'Animal and Veterinary Science',
    'Forestry and Fisheries',
  ],
  'Architecture and Built Environment': [
    'Architecture',
    'Landscape Architecture',
    'Urban Planning',
    'Construction Management',
    'Property and Real Estate',
  ],
  Health: [
    'Nursing',
    'Public Health',
    'Pharmacy and Pharmacology',
    'Allied Health',
    'Health Management',
    'Nutrition and Dietetics',
    'Medical Science',
    'Sport and Exercise',
  ],
  Education: [
    'Early Childhood Education',
    'School Teaching',
    'TESOL',
    'Special and Inclusive Education',
    'Educational Leadership',
  ],
  'Hospitality and Tourism': [
    'Hotel Management',
    'Culinary Arts',
    'Tourism',
    'Event Management',
    'Aviation Management',
  ],
  Law: ['Law', 'Commercial and International Law', 'Legal Studies', 'Policing and Justice'],
  'Social Sciences': [
    'Psychology',
    'Economics',
    'Politics and International Relations',
    'Sociology and Anthropology',
    'Social Work',
    'Criminology',
    'International Development',
  ],
  'Arts and Humanities': [
    'History and Heritage',
    'Literature and Writing',
    'Philosophy and Religion',
    'Languages and Linguistics',
    'Liberal Arts',
  ],
  'Media and Communication': ['Journalism', 'Communication', 'Advertising', 'Film and Television', 'Digital Media'],
  'Art and Design': [
    'Graphic and Communication Design',
    'Fashion and Textiles',
    'Interior and Product Design',
    'Animation and Games Art',
    'Fine Arts',
    'Music and Performing Arts',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The names of all fields, each once, by the alphabet: the categories too, for a degree that names no branch. */
export const FIELDS_OF_STUDY: readonly string[] = [
  ...new Set(Object.entries(FIELDS_OF_STUDY_BY_CATEGORY).flatMap(([category, fields]) => [category, ...fields])),
].sort();

/** The longest name of a field that is taken. */
export const FIELD_OF_STUDY_LENGTH = 100;
