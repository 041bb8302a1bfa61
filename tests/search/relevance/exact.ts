import { ANYTHING, type Topic } from './topic';

/** What is in names as it was typed: nothing may be guessed before it. */
export const EXACT: readonly Topic[] = [
  { q: 'computer science', field: /computer science/ },
  { q: 'nursing', field: /nursing/ },
  { q: 'Bachelor of Nursing', field: /bachelor of nursing/, asks: { level: ['Under Graduate'] } },
  { q: 'Master of Sociology', field: /master of sociology/ },
  { q: 'data science', field: /data science/ },
  { q: 'finance', field: /\bfinance\b/ },
  { q: 'physics', field: /\bphysics/ },
  { q: 'marketing', field: /marketing/ },
  { q: 'LLB (Hons)', field: /llb \(hons\)/ },
  { q: '3D Modelling', field: /3d modelling/ },
  { q: 'human-computer interaction', field: /human-computer interaction/ },
  { q: "children's nursing", field: /children's nursing/ },
  { q: 'Asia-Pacific Business', field: /asia-pacific business/ },
  { q: 'art', field: /\barts?\b/ },
  { q: 'nursing@college', field: /nursing/, asks: { university: /college/ } },
  { q: 'accounting@monash', field: /account/, asks: { university: /monash/ } },
  { q: '@seneca', field: ANYTHING, asks: { university: /seneca/ } },
  { q: 'University of Toronto', field: ANYTHING, asks: { university: /university of toronto/ } },
  { q: 'McGill', field: ANYTHING, asks: { university: /mcgill/ } },
  { q: 'San Jose', field: ANYTHING, asks: { university: /san jose/ } },
];
