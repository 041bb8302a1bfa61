import type { Migration } from '../migration';
import { textsReadAgain } from './041-texts-read-again';

/** Texts whose floors, subjects and ways in were left unread are read as an upload would read them today. */
export const textsReadOnceMore: Migration = {
  ...textsReadAgain,
  version: 61,
  name: 'Read requirement texts once more',
};
