import { hasWord } from './place-words';

/**
 * Whether a course in Canada is taught in Québec, whose ministry sets amounts of its own; 'either' where its campus and its
 * university don't tell.
 */
export function quebecOf({
  campus,
  university,
}: {
  campus: string;
  university: string;
}): 'quebec' | 'outside' | 'either' {
  if (hasWord(campus, TOWNS)) return 'quebec';
  if (hasWord(`${campus}, ${university}`, ELSEWHERE)) return 'outside';
  if (hasWord(university, INSTITUTIONS)) return 'quebec';
  return campus.trim() === '' ? 'either' : 'outside';
}

/** Québec's towns with a university, a cégep or a college (Répertoire des établissements, quebec.ca, read on 2026-11-26). */
const TOWNS = [
  ...[
    'quebec',
    'montreal',
    'laval',
    'gatineau',
    'longueuil',
    'sherbrooke',
    'lennoxville',
    'trois-rivieres',
    'saguenay',
  ],
  ...[
    'chicoutimi',
    'jonquiere',
    'levis',
    'rimouski',
    'rouyn-noranda',
    'val-d’or',
    'drummondville',
    'granby',
    'victoriaville',
  ],
  ...[
    'saint-hyacinthe',
    'st-hyacinthe',
    'saint-jean-sur-richelieu',
    'saint-jerome',
    'st-jerome',
    'saint-felicien',
    'alma',
  ],
  ...[
    'sainte-anne-de-bellevue',
    'ste-anne-de-bellevue',
    'saint-lambert',
    'st-lambert',
    'westmount',
    'joliette',
    'terrebonne',
  ],
  ...[
    'shawinigan',
    'sept-iles',
    'baie-comeau',
    'matane',
    'gaspe',
    'riviere-du-loup',
    'la pocatiere',
    'thetford',
    'valleyfield',
  ],
  ...['brossard', 'pointe-claire', 'saint-laurent', 'st-laurent'],
];
/** Universities and colleges of Québec (the same register), by the part of the name that no other has. */
const INSTITUTIONS = [
  ...[
    'quebec',
    'montreal',
    'universite laval',
    'laval university',
    'mcgill',
    'concordia university',
    'bishop’s university',
  ],
  ...[
    'universite de sherbrooke',
    'university of sherbrooke',
    'uqam',
    'uqac',
    'uqar',
    'uqo',
    'uqtr',
    'teluq',
    'enap',
    'inrs',
  ],
  ...[
    'ecole de technologie superieure',
    'hec montreal',
    'polytechnique montreal',
    'cegep',
    'dawson college',
    'vanier college',
  ],
  ...[
    'john abbott college',
    'champlain college saint-lambert',
    'champlain regional college',
    'marianopolis',
    'heritage college',
  ],
  ...['lasalle college', 'college lasalle', 'o’sullivan college', 'herzing college', 'tav college', 'collège ahuntsic'],
  ...[
    'college de bois-de-boulogne',
    'college de maisonneuve',
    'college de rosemont',
    'college jean-de-brebeuf',
    'college andre-grasset',
  ],
];
/** What a name that Québec shares is elsewhere, and the other provinces. */
const ELSEWHERE = [
  ...[
    'concordia university of edmonton',
    'edmonton',
    'lasalle college vancouver',
    'alberta',
    'british columbia',
    'manitoba',
  ],
  ...['new brunswick', 'newfoundland', 'labrador', 'nova scotia', 'ontario', 'prince edward island', 'saskatchewan'],
  ...[
    'yukon',
    'nunavut',
    'northwest territories',
    'toronto',
    'ottawa',
    'vancouver',
    'calgary',
    'winnipeg',
    'halifax',
    'victoria',
  ],
];
