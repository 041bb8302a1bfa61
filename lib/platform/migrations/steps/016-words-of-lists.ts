import type { Migration } from '../migration';
import { wordsOfTheBox } from './049-words-of-the-box';

/** Words are stored as they are made now: what stored fewer is done by the later step too. */
export const wordsOfLists: Migration = {
  version: 16,
  name: 'Store the words by which accounts, applications and enquiries are found',
  step: wordsOfTheBox.step,
};
