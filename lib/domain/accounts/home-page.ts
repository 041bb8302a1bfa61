import { type Country, countryCount } from '../countries';

/** The parts of the home page under its search, in the order that the specification gives them. */
export const HOME_BLOCKS = ['steps', 'tests', 'promises', 'counselor'] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

export const HOME_BLOCK_TITLES: Record<HomeBlock, string> = {
  steps: 'Six steps',
  tests: 'Free mock tests',
  promises: 'Our promises',
  counselor: 'Talk to a counsellor',
};

/** What the home page of a site that offers these countries says first where its owner has no words of their own. */
export const homeWords = (countries: readonly Country[]) => ({
  headline: 'Find your course abroad, and follow your application to the end.',
  sentence:
    `Compare fees, intakes and English scores in ${countryCount(countries)}. ` +
    'Apply in one place, and always know where your application stands.',
});
