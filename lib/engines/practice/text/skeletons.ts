/** Sets with nothing in them but what each needs: where an author begins who copies no other. */
export function skeletonOf(name: string): { title: string; text: string; drawings: [] } | null {
  const text = name === 'reading' ? READING : name === 'listening' ? LISTENING : null;
  return text === null ? null : { title: 'New set', text, drawings: [] };
}

const headOf = (skill: string, seconds: number): string => `exam: ielts-academic
skill: ${skill}
size: short
title: New set
author: The team of this site
drafted: person
formatCheckedOn: 2026-10-03
seconds: ${seconds}
sources:
  - Nothing here states a fact about the real world.
invented: Name all places, people and studies that you made up.
`;

const READING = `${headOf('reading', 1200)}parts:
  * n: 1
    title: The title of the passage
    lettered: no
    paragraphs:
      A: Your first paragraph on one line. The passage has 700 to 900 words in all.
      B: Your second paragraph.
    groups:
      * kind: truth
        values: TRUE/FALSE/NOT GIVEN
        instruction: Do the following statements agree with the information given in the passage? Choose TRUE, FALSE or NOT GIVEN.
        items:
          * n: 1
            q: A statement that says in other words what the passage says.
            key: TRUE
            proof:
              - Your first paragraph on one line
            why: Why the proof settles it.
      * kind: gaps
        style: sentences
        instruction: Complete the sentences below. Choose ONE WORD ONLY from the passage for each answer.
        limit:
          words: 1
          numbers: 0
        items:
          * n: 2
            q: A sentence with a {2} in it.
            key: paragraph
            proof:
              - Your second paragraph
            why: Why this word and no other fits.
      * kind: choice
        instruction: Choose the correct letter, A, B, C or D.
        items:
          * n: 3
            q: A question?
            options:
              A: One answer
              B: Another answer
              C: A third answer
              D: A fourth answer
            key: A
            proof:
              - Your second paragraph
            why: Why A is right.
            wrong:
              B: Why B fails.
              C: Why C fails.
              D: Why D fails.
`;

const LISTENING = `${headOf('listening', 600)}parts:
  * n: 1
    title: What is heard
    setting: You will hear a conversation between two people.
    speakers:
      A:
        name: A clerk
        accent: british
      B:
        name: A student
        accent: australian
    script:
      * pause: 30
      * s: A
        t: Good morning. A line of what is heard, on one line. A recording has 620 to 1,000 words in all.
      * s: B
        t: And what is answered.
      * pause: 3
      * s: A
        t: The word that is an answer is umbrella.
      * pause: 30
    groups:
      * kind: gaps
        style: notes
        instruction: Complete the notes below. Write ONE WORD ONLY for each answer.
        limit:
          words: 1
          numbers: 0
        title: A heading
        text:
          - - a line with a gap: {1}
        items:
          * n: 1
            key: umbrella
            proof:
              - The word that is an answer is umbrella
            why: Why this word and no other fits.
`;
