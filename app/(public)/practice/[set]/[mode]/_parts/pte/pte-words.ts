import type { PublicItem } from './pte-task';

const PENALTY = 'Each wrong one takes a point away; a task never falls below nothing.';
const ONE = 'One answer is right.';

/** What each task of PTE is called here, and what is asked. */
export const PTE_WORDS: Record<PublicItem['kind'], { name: string; how: string }> = {
  'read-aloud': { name: 'Read aloud', how: 'Read the text aloud.' },
  'repeat-sentence': { name: 'Repeat the sentence', how: 'Listen, then say the sentence again, word for word.' },
  'describe-image': { name: 'Describe the picture', how: 'Say what the picture shows.' },
  'retell-lecture': { name: 'Retell the lecture', how: 'Listen, then say in your own words what you heard.' },
  'short-question': { name: 'Answer a short question', how: 'Listen, then answer in one or a few words.' },
  'group-discussion': {
    name: 'Sum up a discussion',
    how: 'Listen to three people, then say what each of them thinks.',
  },
  situation: { name: 'Respond to a situation', how: 'Say what you would say in this situation.' },
  'summarize-text': { name: 'Sum up a text', how: 'Write one sentence of 5 to 75 words.' },
  essay: { name: 'Write an essay', how: 'Write 200 to 300 words.' },
  'summarize-spoken': { name: 'Sum up what you hear', how: 'Listen, then write 50 to 70 words.' },
  dropdown: { name: 'Fill in the blanks (choose)', how: 'Choose a word for each blank. One point for each.' },
  drag: {
    name: 'Fill in the blanks (words from a box)',
    how: 'Choose a word from the box for each blank. Each word is used once, and some are not used.',
  },
  'multiple-reading': { name: 'Multiple choice, several answers', how: `More than one answer is right. ${PENALTY}` },
  'multiple-listening': { name: 'Multiple choice, several answers', how: `More than one answer is right. ${PENALTY}` },
  'single-reading': { name: 'Multiple choice, one answer', how: ONE },
  'single-listening': { name: 'Multiple choice, one answer', how: ONE },
  'correct-summary': { name: 'Choose the right summary', how: ONE },
  'missing-word': {
    name: 'Choose the missing words',
    how: 'The recording ends in a beep. Choose the words in its place.',
  },
  'type-in': { name: 'Fill in the blanks (type)', how: 'Type the words you hear. Spelling counts.' },
  'incorrect-words': { name: 'Mark the wrong words', how: `Mark the words that differ from what you hear. ${PENALTY}` },
  dictation: { name: 'Write the sentence', how: 'One point for each right word, spelled right.' },
  reorder: {
    name: 'Put the paragraphs in order',
    how: 'Move the boxes up and down. One point for each pair that stands next to each other in the right order.',
  },
};
