import type { PTE_TIMES } from './pte-times';

const PENALTY = 'You lose a point for each wrong choice, but a task never scores below zero.';
const ONE = 'One answer is right.';

/** What each task of PTE is called here, and what is asked. */
export const PTE_WORDS: Record<keyof typeof PTE_TIMES, { name: string; how: string }> = {
  'read-aloud': { name: 'Read aloud', how: 'Read the text aloud.' },
  'repeat-sentence': { name: 'Repeat sentence', how: 'Listen, then repeat the sentence word for word.' },
  'describe-image': { name: 'Describe image', how: 'Say what the picture shows.' },
  'retell-lecture': { name: 'Retell lecture', how: 'Listen, then say what you heard in your own words.' },
  'short-question': { name: 'Answer short question', how: 'Listen, then answer in one or a few words.' },
  'group-discussion': {
    name: 'Summarise group discussion',
    how: 'Listen to three people, then say what each of them thinks.',
  },
  situation: { name: 'Respond to a situation', how: 'Say what you would say in this situation.' },
  'summarize-text': { name: 'Summarise written text', how: 'Write one sentence of 5 to 75 words.' },
  essay: { name: 'Write essay', how: 'Write 200 to 300 words.' },
  'summarize-spoken': { name: 'Summarise spoken text', how: 'Listen, then write 50 to 70 words.' },
  dropdown: { name: 'Fill in the blanks (dropdown)', how: 'Choose a word for each blank. You get one point for each.' },
  drag: {
    name: 'Fill in the blanks (drag and drop)',
    how: 'Choose a word from the box for each blank. Each word is used once, and some are not used.',
  },
  'multiple-reading': { name: 'Multiple choice, several answers', how: `More than one answer is right. ${PENALTY}` },
  'multiple-listening': { name: 'Multiple choice, several answers', how: `More than one answer is right. ${PENALTY}` },
  'single-reading': { name: 'Multiple choice, one answer', how: ONE },
  'single-listening': { name: 'Multiple choice, one answer', how: ONE },
  'correct-summary': { name: 'Highlight correct summary', how: ONE },
  'missing-word': {
    name: 'Select missing word',
    how: 'The recording ends with a beep. Choose the words it replaces.',
  },
  'type-in': { name: 'Fill in the blanks (type)', how: 'Type the words you hear. Spelling counts.' },
  'incorrect-words': {
    name: 'Highlight incorrect words',
    how: `Mark the words that differ from what you hear. ${PENALTY}`,
  },
  dictation: { name: 'Write from dictation', how: 'You get one point for each right word, spelled correctly.' },
  reorder: {
    name: 'Reorder paragraphs',
    how: 'Move the boxes up and down. You get one point for each pair of neighbouring boxes in the right order.',
  },
};
