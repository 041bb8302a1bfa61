import { EXAM_NAMES_IN_TEXTS } from '@/lib/domain/requirements/test-names';
import { single } from './patterns';

const ITEM = `(?:an? )?(?:${Object.values(EXAM_NAMES_IN_TEXTS)
  .map((source) => `(?:${source})`)
  .join(
    '|',
  )})\\s*[:\\-]?\\s*\\d{1,3}(?:\\.\\d{1,2})?\\+?(?:\\s*\\(\\s*(?:no less than |not less than )?\\d{1,3}(?:\\.\\d{1,2})?\\s*\\)|,?\\s*(?:no|not) less than \\d{1,3}(?:\\.\\d{1,2})?)?`;
const LIST = single`^[\s*\-]*(?:${ITEM})(?:\s*(?:,|;|\||\/|\bor\b|,\s*or\b|\s)\s*(?:${ITEM}))*\s*[.;,|]?\s*$`;

/** Whether a sentence is a list of tests with their numbers and nothing else. */
export const isList = (sentence: string): boolean => LIST.test(sentence);
