/** Whom a part of a requirement text is for: people from some countries, or who studied there. */
export interface Applicants {
  /** Countries by the names of `WORLD_COUNTRIES`, or groups of `places/demonyms.ts`. */
  places: readonly string[];
  /** All but those. */
  but?: true;
  /** 'from': by nationality and studies, as 'students from India'. */
  by: 'from' | 'nationality' | 'studies';
  /** Of others the text does not say what it asks in its stead. */
  alone?: true;
}

const BY: Readonly<Record<Applicants['by'], readonly [string, string]>> = {
  from: ['applicants from', 'applicants not from'],
  nationality: ['nationals of', 'applicants who are not nationals of'],
  studies: ['applicants who studied in', 'applicants who did not study in'],
};

/** 'applicants from India or Nepal' */
export const sayApplicants = ({ places, but, by }: Applicants): string =>
  `${BY[by][but ? 1 : 0]} ${places.join(', ').replace(/, (?=[^,]*$)/, ' or ')}`;

const ALONE = ' alone';
/** As a course's field holds it before what is asked of them: 'for applicants from India, Nepal: '. */
export const applicantsText = ({ places, but, by, alone }: Applicants): string =>
  `for ${BY[by][but ? 1 : 0]} ${places.join(', ')}${alone ? ALONE : ''}: `;

/** What `applicantsText` made, with the words behind it; null where a text doesn't begin so. */
export function applicantsOf(text: string): { who: Applicants; rest: string } | null {
  if (!text.startsWith('for ')) return null;
  for (const by of Object.keys(BY) as Applicants['by'][])
    for (const [side, words] of BY[by].entries()) {
      const match = new RegExp(`^for ${words} ([^:]+?)(${ALONE})?: (.+)$`).exec(text);
      if (!match) continue;
      const who: Applicants = { places: (match[1] as string).split(', '), by };
      if (side === 1) who.but = true;
      if (match[2]) who.alone = true;
      return { who, rest: match[3] as string };
    }
  return null;
}
