import { PTE_WORDS } from './pte-words';

/** What a learner is told of a kind of question: its name, and in one line how to do it. Facts of the exam in it come from `KIND_SOURCES`. */
export interface KindWords {
  name: string;
  how: string;
}

const ORDER = 'The answers come in the order of the text.';
const LIMIT = 'Count your words against the limit, and copy the spelling.';

/** The kinds of marked IELTS questions. */
const IELTS_KINDS = {
  truth: {
    name: 'True, false, not given',
    how: 'Find the sentence on the same point. It agrees: TRUE. It says the opposite: FALSE. It leaves the point open: NOT GIVEN.',
  },
  views: {
    name: 'Yes, no, not given',
    how: 'Look for what the writer thinks, not for facts. If the writer takes no side on the point, it is NOT GIVEN.',
  },
  choice: {
    name: 'Multiple choice, one answer',
    how: 'Answer in your own words first, then choose by meaning: the same words don’t make an option right.',
  },
  choose: {
    name: 'Multiple choice, several answers',
    how: 'Choose exactly as many letters as asked. Each right letter is one mark, so find a proof for each one.',
  },
  'match-headings': {
    name: 'Matching headings',
    how: 'Say the point of the whole paragraph in a few words, then look for it. Pass over a heading that fits one sentence only.',
  },
  'match-information': {
    name: 'Matching information to paragraphs',
    how: 'Note what is asked for (a reason, an example, a number) and scan for that. The answers may come in any order.',
  },
  'match-features': {
    name: 'Matching people, places or things',
    how: 'Mark each name in the text first, then read around it. A name may be used twice or never, if the instruction says so.',
  },
  'match-endings': {
    name: 'Matching sentence endings',
    how: `${ORDER} Leave out endings that don’t fit the grammar, then check the meaning in the text.`,
  },
  'match-labels': {
    name: 'Labelling a plan or map',
    how: 'Find the entrance and the compass before it begins, and follow the speaker’s way with your finger.',
  },
  'match-box': {
    name: 'Choosing from a box',
    how: 'Look for the same meaning, not the same words, and check the grammar of the gap.',
  },
  'match-speakers': {
    name: 'Matching speakers to opinions',
    how: 'Write each speaker’s initial beside an opinion as you hear it. Who raises a point may not be who agrees with it.',
  },
  'gaps-notes': { name: 'Completing notes', how: `The headings tell you where you are. ${LIMIT}` },
  'gaps-form': {
    name: 'Completing a form',
    how: `Decide before each gap whether it is a name, a number or a date. Listen for corrections. ${LIMIT}`,
  },
  'gaps-table': {
    name: 'Completing a table',
    how: `Go along each row, then down. The heads say what is missing. ${LIMIT}`,
  },
  'gaps-summary': {
    name: 'Completing a summary',
    how: `Find the part of the text that it sums up, and read the whole sentence after filling a gap. ${LIMIT}`,
  },
  'gaps-sentences': {
    name: 'Completing sentences',
    how: `${ORDER} The sentence must be right in grammar too. ${LIMIT}`,
  },
  'gaps-flow-chart': {
    name: 'Completing a flow chart',
    how: `Follow the arrows, and look for words of order: first, then, finally. ${LIMIT}`,
  },
  'gaps-short-answers': {
    name: 'Short answers',
    how: `${ORDER} Answer the question word: who, where, how many. ${LIMIT}`,
  },
  'gaps-diagram': {
    name: 'Labelling a diagram',
    how: `Its labels usually come from one part of the text. Find those that are given first. ${LIMIT}`,
  },
  list: { name: 'Listing several answers', how: `Each one is a mark, in any order. ${LIMIT}` },
} as const satisfies Record<string, KindWords>;

/** What helps with the marked tasks of PTE. */
const PTE_TIPS = {
  dropdown: 'Read the whole sentence. Decide by meaning first, then by which word goes with its neighbours.',
  drag: 'Find out whether each blank needs a noun, a verb or an adjective, and fill the sure ones first.',
  'multiple-reading': 'A wrong choice takes a point away: choose only what a sentence of the text supports.',
  'single-reading': 'Read the question before the text, and look for the sentence that settles it.',
  reorder: 'Find the box that can stand first, then follow words that point back: this, such, however, he.',
  'multiple-listening':
    'A wrong choice takes a point away: note points while you listen, and choose only what you noted.',
  'single-listening': 'Read the question before the recording begins, and listen for its answer alone.',
  'correct-summary': 'Take notes of the main points first. Pass over a summary with one wrong detail.',
  'missing-word': 'Follow where the argument goes, and choose the words that finish the thought.',
  'type-in': 'Write the beginning of each word as you hear it and finish them after the recording. Spelling counts.',
  'incorrect-words':
    'Follow each word with the cursor. A wrong mark takes a point away: leave what you are not sure of.',
  dictation: 'Write it down at once in short forms, then check endings, articles and plurals.',
} as const;

export const QUESTION_KINDS: Readonly<Record<string, KindWords>> = {
  ...IELTS_KINDS,
  ...Object.fromEntries(
    Object.entries(PTE_TIPS).map(([kind, how]) => [kind, { name: PTE_WORDS[kind as keyof typeof PTE_TIPS].name, how }]),
  ),
};

/**
 * The skills for which a task of PTE counts, by Pearson's score guide of July 2025 as public audits quote it. Tasks that are
 * not here count for the skill of their part; of typed blanks sources differ, so they count as listening alone.
 */
export const PTE_SKILLS: Readonly<Record<string, readonly string[]>> = {
  'correct-summary': ['Listening', 'Reading'],
  'incorrect-words': ['Listening', 'Reading'],
  dictation: ['Listening', 'Writing'],
};
