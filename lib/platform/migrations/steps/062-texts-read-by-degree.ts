import type { Migration } from '../migration';
import { textsReadAgain } from './041-texts-read-again';

/** Limits of papers failed, ages, named degrees and rows of sheets that were left unread are read as an upload would read them today. */
export const textsReadByDegree: Migration = {
  ...textsReadAgain,
  version: 62,
  name: 'Read limits, ages and named degrees of requirement texts',
};
