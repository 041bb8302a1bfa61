import { z } from 'zod';
import { accent, figure, letter, model, number, options, proved, reasons, selfCheck, text } from './parts';

/** The 22 tasks of PTE Academic. As with groups, each is declared in full and as a browser gets it. */

/** What is heard: the browser gets a recording of it. */
const heard = { audio: z.strictObject({ accent, text }) };
const blankTexts = z.record(letter, text);

/** Seconds to prepare and to speak. */
const spoken = { n: number, prepare: z.number().int().min(0), speak: z.number().int().min(5), selfCheck };
const written = { n: number, seconds: z.number().int(), selfCheck };
const asked = { n: number, q: text, options };

const readAloud = { ...spoken, kind: z.literal('read-aloud'), text };
const repeatSentence = { ...spoken, kind: z.literal('repeat-sentence') };
const describeImage = { ...spoken, kind: z.literal('describe-image'), figure };
const retellLecture = { ...spoken, kind: z.literal('retell-lecture') };
const shortQuestion = { ...spoken, kind: z.literal('short-question') };
const groupDiscussion = { ...spoken, kind: z.literal('group-discussion') };
const situation = { ...spoken, kind: z.literal('situation'), text };

const summarizeText = { ...written, kind: z.literal('summarize-text'), text };
const essay = { ...written, kind: z.literal('essay'), text };
const summarizeSpoken = { ...written, kind: z.literal('summarize-spoken') };

/** Texts have their blanks as `{1}`. */
const dropdown = { n: number, kind: z.literal('dropdown'), text, options: z.record(letter, z.array(text).length(4)) };
const drag = { n: number, kind: z.literal('drag'), text, box: z.array(text).min(4) };
const multipleReading = { ...asked, kind: z.literal('multiple-reading'), text };
const singleReading = { ...asked, kind: z.literal('single-reading'), text };
const reorder = { n: number, kind: z.literal('reorder'), boxes: z.record(letter, text) };

const multipleListening = { ...asked, kind: z.literal('multiple-listening') };
const singleListening = { ...asked, kind: z.literal('single-listening') };
const summary = { ...asked, kind: z.literal('correct-summary') };
const missingWord = { ...asked, kind: z.literal('missing-word') };
const typeIn = { n: number, kind: z.literal('type-in'), text };
/** `shown` differs from what is heard in the words that the key counts, from 1. */
const incorrectWords = { n: number, kind: z.literal('incorrect-words'), shown: text };
const dictation = { n: number, kind: z.literal('dictation') };

const many = { key: z.array(letter).min(2), ...proved, wrong: reasons };
const one = { key: letter, ...proved, wrong: reasons };

export const fullPteItem = z.discriminatedUnion('kind', [
  z.strictObject(readAloud),
  z.strictObject({ ...repeatSentence, ...heard }),
  z.strictObject({ ...describeImage, model }),
  z.strictObject({ ...retellLecture, ...heard, model }),
  z.strictObject({ ...shortQuestion, ...heard, model }),
  z.strictObject({
    ...groupDiscussion,
    voices: z.record(letter, accent),
    script: z.array(z.strictObject({ s: letter, t: text })).min(4),
    model,
  }),
  z.strictObject({ ...situation, model }),
  z.strictObject({ ...summarizeText, model }),
  z.strictObject({ ...essay, model }),
  z.strictObject({ ...summarizeSpoken, ...heard, model }),
  z.strictObject({ ...dropdown, keys: blankTexts, why: reasons }),
  z.strictObject({ ...drag, keys: blankTexts, why: reasons, unused: reasons }),
  z.strictObject({ ...multipleReading, ...many }),
  z.strictObject({ ...singleReading, ...one }),
  z.strictObject({ ...reorder, key: z.array(letter).min(4), why: z.array(text).min(3) }),
  z.strictObject({ ...multipleListening, ...heard, ...many }),
  z.strictObject({ ...singleListening, ...heard, ...one }),
  z.strictObject({ ...summary, ...heard, ...one }),
  z.strictObject({ ...missingWord, ...heard, ...one }),
  z.strictObject({ ...typeIn, ...heard, keys: blankTexts }),
  z.strictObject({ ...incorrectWords, ...heard, key: z.array(number).min(3), why: text }),
  z.strictObject({ ...dictation, ...heard }),
]);
export type PteItem = z.infer<typeof fullPteItem>;
export type PteKind = PteItem['kind'];

export const publicPteItem = z.discriminatedUnion('kind', [
  z.object(readAloud),
  z.object(repeatSentence),
  z.object(describeImage),
  z.object(retellLecture),
  z.object(shortQuestion),
  z.object(groupDiscussion),
  z.object(situation),
  z.object(summarizeText),
  z.object(essay),
  z.object(summarizeSpoken),
  z.object(dropdown),
  z.object(drag),
  z.object(multipleReading),
  z.object(singleReading),
  z.object(reorder),
  z.object(multipleListening),
  z.object(singleListening),
  z.object(summary),
  z.object(missingWord),
  z.object(typeIn),
  z.object(incorrectWords),
  z.object(dictation),
]);
