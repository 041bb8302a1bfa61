import type { Migration } from '../migration';
import { textsReadAgain } from './041-texts-read-again';

/** GMAT of another edition, licences, excluded fields and whom a waiver is for are read as an upload would read them today. */
export const textsReadByDemand: Migration = {
  ...textsReadAgain,
  version: 64,
  name: 'Read second demands, licences and waivers of requirement texts',
};
