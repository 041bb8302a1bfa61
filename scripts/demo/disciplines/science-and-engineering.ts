import { ACADEMIC, ALL, APPLIED, DEGREES, type Discipline, subcategory } from './discipline';

const LABORATORY = { fee: 1.1 };
const WORKSHOP = { fee: 1.15 };

export const SCIENCE_AND_ENGINEERING: readonly Discipline[] = [
  {
    name: 'Engineering',
    background: 'a matching branch of engineering',
    schoolSubjects: 'mathematics and physics',
    subcategories: [
      subcategory(
        'Civil Engineering',
        'engineering',
        ALL,
        ['Civil Engineering', 'Structural Engineering', 'Geotechnical Engineering', 'Transportation Engineering'],
        WORKSHOP,
      ),
      subcategory(
        'Mechanical Engineering',
        'engineering',
        ALL,
        ['Mechanical Engineering', 'Automotive Engineering', 'Manufacturing Engineering', 'Thermofluids Engineering'],
        WORKSHOP,
      ),
      subcategory(
        'Electrical and Electronic Engineering',
        'engineering',
        ALL,
        [
          'Electrical Engineering',
          'Electronic Engineering',
          'Power Systems Engineering',
          'Communications Engineering',
          'Embedded Systems Engineering',
        ],
        WORKSHOP,
      ),
      subcategory(
        'Chemical Engineering',
        'engineering',
        DEGREES,
        ['Chemical Engineering', 'Process Engineering', 'Petroleum Engineering', 'Materials Engineering'],
        WORKSHOP,
      ),
      subcategory(
        'Aerospace Engineering',
        'engineering',
        ACADEMIC,
        ['Aerospace Engineering', 'Aeronautical Engineering', 'Space Systems Engineering'],
        { fee: 1.2 },
      ),
      subcategory(
        'Biomedical Engineering',
        'engineering',
        ACADEMIC,
        ['Biomedical Engineering', 'Tissue Engineering', 'Medical Device Engineering'],
        WORKSHOP,
      ),
      subcategory(
        'Robotics and Mechatronics',
        'engineering',
        ['bachelor', 'master', 'vocational'],
        ['Robotics', 'Mechatronics Engineering', 'Automation and Control Engineering'],
        WORKSHOP,
      ),
      subcategory(
        'Industrial and Energy Engineering',
        'engineering',
        DEGREES,
        ['Industrial Engineering', 'Engineering Management', 'Renewable Energy Engineering', 'Mining Engineering'],
        WORKSHOP,
      ),
    ],
  },
  {
    name: 'Science',
    background: 'a related science',
    schoolSubjects: 'mathematics and one science',
    subcategories: [
      subcategory(
        'Biology',
        'science',
        ['bachelor', 'master', 'foundation'],
        ['Biology', 'Marine Biology', 'Zoology', 'Microbiology', 'Genetics', 'Ecology', 'Neuroscience'],
        LABORATORY,
      ),
      subcategory(
        'Biotechnology',
        'science',
        ALL,
        ['Biotechnology', 'Bioinformatics', 'Molecular Biotechnology', 'Industrial Biotechnology'],
        LABORATORY,
      ),
      subcategory(
        'Chemistry',
        'science',
        ACADEMIC,
        ['Chemistry', 'Analytical Chemistry', 'Medicinal Chemistry', 'Biochemistry'],
        LABORATORY,
      ),
      subcategory(
        'Physics and Astronomy',
        'science',
        ACADEMIC,
        ['Physics', 'Astrophysics', 'Medical Physics', 'Nanoscience'],
        LABORATORY,
      ),
      subcategory('Mathematics and Statistics', 'science', DEGREES, [
        'Mathematics',
        'Applied Mathematics',
        'Statistics',
        'Actuarial Science',
        'Financial Mathematics',
      ]),
      subcategory(
        'Earth Sciences',
        'science',
        ACADEMIC,
        ['Geology', 'Geophysics', 'Oceanography', 'Atmospheric Science', 'Physical Geography'],
        LABORATORY,
      ),
      subcategory(
        'Forensic Science',
        'science',
        ['bachelor', 'master', 'vocational'],
        ['Forensic Science', 'Forensic Biology', 'Crime Scene Investigation'],
        LABORATORY,
      ),
    ],
  },
  {
    name: 'Agriculture and Environment',
    background: 'science, agriculture, geography or engineering',
    schoolSubjects: 'biology or geography',
    subcategories: [
      subcategory('Agriculture', 'science', ALL, [
        'Agriculture',
        'Agribusiness',
        'Horticulture',
        'Crop and Soil Science',
        'Viticulture and Oenology',
      ]),
      subcategory('Environmental Science', 'science', DEGREES, [
        'Environmental Science',
        'Environmental Management',
        'Climate Science and Policy',
        'Water Resources Management',
      ]),
      subcategory('Sustainability', 'science', DEGREES, [
        'Sustainability',
        'Sustainable Development',
        'Energy and Environmental Policy',
      ]),
      subcategory('Food Science', 'science', ALL, ['Food Science', 'Food Technology', 'Food Safety and Quality'], {
        fee: 1.05,
      }),
      subcategory(
        'Animal and Veterinary Science',
        'science',
        ['bachelor', 'master', 'vocational'],
        ['Animal Science', 'Veterinary Nursing and Technology', 'Wildlife Conservation', 'Equine Studies'],
      ),
      subcategory('Forestry and Fisheries', 'science', APPLIED, [
        'Forestry',
        'Aquaculture',
        'Parks and Natural Resource Management',
      ]),
    ],
  },
  {
    name: 'Architecture and Built Environment',
    background: 'architecture, design, engineering or planning',
    schoolSubjects: 'mathematics, and a portfolio where the course asks for one',
    subcategories: [
      subcategory(
        'Architecture',
        'architecture',
        ['bachelor', 'master', 'foundation'],
        ['Architecture', 'Architectural Technology', 'Architectural Conservation'],
        { fee: 1.15 },
      ),
      subcategory('Landscape Architecture', 'architecture', ACADEMIC, ['Landscape Architecture', 'Garden Design'], {
        fee: 1.1,
      }),
      subcategory('Urban Planning', 'science', DEGREES, [
        'Urban and Regional Planning',
        'Urban Design',
        'Smart Cities',
        'Housing and Community Planning',
      ]),
      subcategory('Construction Management', 'science', ALL, [
        'Construction Management',
        'Quantity Surveying',
        'Building Services',
        'Building Information Modelling',
      ]),
      subcategory('Property and Real Estate', 'business', DEGREES, [
        'Property and Valuation',
        'Real Estate Development',
        'Facilities Management',
      ]),
    ],
  },
];
