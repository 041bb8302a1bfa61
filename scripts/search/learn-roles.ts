import { readFileSync, writeFileSync } from 'node:fs';
import { asFile } from '@/lib/engines/meaning/roles/weights';
import { labelled, learn, subjectsRight } from './roles-learner';

const ROOM = 'lib/engines/meaning/roles';

/** Learns the roles of words from the labelled sentences, keeps the weights, and says how well unseen ones are read. */
export async function main(): Promise<void> {
  const sentences = readFileSync(`${ROOM}/sentences.txt`, 'utf8').split('\n').filter(Boolean).map(labelled);
  // Every eighth is held back at first, to see how well those are read that were not learnt from.
  const isHeld = (_: unknown, at: number) => at % 8 === 0;
  const tried = learn(sentences.filter((one, at) => !isHeld(one, at)));
  const right = subjectsRight(sentences.filter(isHeld), tried);
  const weights = learn(sentences);
  writeFileSync(`${ROOM}/weights.json`, asFile(weights));
  console.log(
    `${sentences.length} sentences, ${Object.keys(weights.signs).length} signs. ` +
      `Of those held back ${(right * 100).toFixed(1)} % have their subject exactly.`,
  );
}
