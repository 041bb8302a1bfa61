import type { PublicSet } from '@/lib/engines/practice/format/set';

export type SpeakingSet = Extract<PublicSet, { skill: 'speaking' }>;

/** The card of part 2: what the talk is about. */
export function Card({ card: { topic, prompts } }: { card: SpeakingSet['parts'][1] }) {
  return (
    <div className="mb-4 max-w-reading rounded-card border border-line bg-raised px-4 py-3">
      <p className="font-medium">{topic}</p>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {prompts.map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ul>
    </div>
  );
}

/** What a part's questions are about; of the talk its card says it. */
export const titleOf = ({ part, topic }: { part: number; topic: string }): string =>
  part === 2 ? 'Part 2: your talk' : `Part ${part}: ${topic}`;
