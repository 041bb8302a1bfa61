/** The newest last. */
export const NEWS: readonly { title: string; slug: string; description: string; daysAgo: number }[] = [
  {
    title: 'Applications can now be followed step by step',
    slug: 'applications-step-by-step',
    daysAgo: 75,
    description: `
<p>Each application now shows where it stands and how it got there: when it was reviewed, when it went to the university, and what the answer was. Every step carries a date and a note of the counsellor who took it.</p>
<p>You find it in your account under My Applications. If a document is requested, the note says which one, and in which form.</p>
`,
  },
  {
    title: 'Compare courses in six countries with one search',
    slug: 'one-search-six-countries',
    daysAgo: 48,
    description: `
<p>The <a href="/courses">course search</a> covers Canada, Australia, New Zealand, the USA, the UK and Singapore. You can narrow it by intake month, level, field, university and the English score you have, and share the address of a result with your family.</p>
<p>A tip: write a subject, an @ and a part of a university's name, such as nursing@otago, to look for one thing in one place.</p>
`,
  },
  {
    title: 'Open evening on the next intakes',
    slug: 'open-evening-next-intakes',
    daysAgo: 20,
    description: `
<p>Our counsellors answer questions about the next intakes in an online evening: which courses are still open, which documents are needed first, and how long a visa usually takes.</p>
<ul>
<li>Canada, with Harpreet Gill</li>
<li>Australia and New Zealand, with Kavya Nair</li>
<li>UK, USA and Singapore, with Emily Carter</li>
</ul>
<p>Signed-in students find the link in their messages. Everybody else can <a href="/register">register</a> first; it costs nothing.</p>
`,
  },
  {
    title: 'When the office is closed',
    slug: 'when-the-office-is-closed',
    daysAgo: 4,
    description: `
<p>Universities and visa offices answer slowly around public holidays, theirs and yours. If a deadline of yours falls into such a week, please upload what is missing early, so that there is time to read it.</p>
<p>Messages are read on all working days. On the days between holidays somebody looks in once in the morning.</p>
`,
  },
];
