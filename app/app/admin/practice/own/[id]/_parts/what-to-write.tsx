const ROWS = [
  ['name: text', 'All after the first colon and space is text as it stands, on one line however long.'],
  ['further in', 'What belongs to a name stands below it, two spaces further in.'],
  ['- text', 'A list of texts: proofs, sources, lines with gaps such as {14}.'],
  ['* name: text', 'A list of blocks: parts, groups, items, lines of a script.'],
  ['winter | the winter', 'A list of short texts on one line: forms of a key, cells of a table.'],
  ['proof', 'Words that stand literally in the passage or script, and settle the answer alone.'],
  ['why, wrong, unused', 'Why the key is right; why each other option fails; why an option is used by no question.'],
  ['key', 'Of a gap, every form that a marker would accept, in British and American spelling.'],
  ['limit', 'Words, and numbers besides. The instruction prints it: ONE WORD ONLY.'],
  ['svg', 'The name of a drawing that is uploaded below.'],
] as const;

/** How a set is written, for those who have no other set at hand. */
export function WhatToWrite() {
  return (
    <details className="mb-4 max-w-reading text-sm">
      <summary className="cursor-pointer">How a set is written</summary>
      <dl className="mt-2 space-y-2">
        {ROWS.map(([name, meaning]) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt className="basis-44 font-mono">{name}</dt>
            <dd className="min-w-0 flex-1 basis-60 text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
