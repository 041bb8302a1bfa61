import type { Migration } from '../migration';
import { textsReadAgain } from './041-texts-read-again';

/** Grades of certificates, marks in single subjects and studies in English are read as an upload would read them today. */
export const textsReadByGrade: Migration = {
  ...textsReadAgain,
  version: 65,
  name: 'Read grades, marks by subject and studies in English of requirement texts',
};
