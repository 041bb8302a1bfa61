export const STATEMENT_OF_PURPOSE = {
  title: 'A statement of purpose that only you could have written',
  slug: 'statement-of-purpose',
  description: `
<p>An admissions tutor may read forty statements in an afternoon. Most of them begin with a childhood dream and a quotation. Yours will be remembered if it answers four plain questions with facts: what have you done, what do you want to learn, why here, and what then?</p>
<h2>Before you write</h2>
<p>Read the task. Some universities want 500 words, some two pages, some answer boxes with a limit. Visa offices may ask for a statement of their own; that is another text with another purpose, so don't send the same one twice.</p>
<p>Then collect raw material, without sentences: projects with their results, courses in which you did well, a problem that you solved, a mistake that taught you something, three modules of the course that you look forward to.</p>
<h2>A structure that works</h2>
<h3>1. The question that moves you</h3>
<p>Begin with the work. “In my final year I built a stock system for my uncle's pharmacy and found that the forecast, not the code, was the hard part” says more than “I have always been passionate about technology”.</p>
<h3>2. What you bring</h3>
<p>Two or three pieces of evidence, each with a number or a result. If your marks have a weak year, explain it in one sentence and show what came after. Gaps are normal; unexplained gaps are not.</p>
<h3>3. Why this course</h3>
<p>Name modules, a research group, a laboratory, the way of teaching. If the paragraph would still be true with the name of another university in it, it is too general.</p>
<h3>4. What comes after</h3>
<p>A realistic plan: the kind of work, the kind of place, and how the course leads there. Nobody will hold you to it. It shows that you have thought about it.</p>
<h2>Style</h2>
<ul>
<li>Short sentences, active verbs, your own words.</li>
<li>No adjectives about yourself. “Hard-working” is a claim; “I tutored twelve pupils beside a full course load” is a fact.</li>
<li>No praise of the country. The reader lives there and knows.</li>
<li>No rare words that you wouldn't say aloud.</li>
</ul>
<h2>Honesty</h2>
<p>Universities compare statements with software, with your transcript and with your references. A bought or copied text can end an application and follow you to the next one. Many universities also have a rule about writing assistants and artificial intelligence: read it. Help with grammar is usually fine; a text that somebody or something else has thought up is not yours.</p>
<h2>The last three checks</h2>
<ul>
<li>Read it aloud. Where you stumble, the reader will too.</li>
<li>Give it to someone who knows you and ask: does this sound like me?</li>
<li>Check names. The wrong university in the third paragraph is the most common mistake of all.</li>
</ul>
<p>When it is ready, keep the file with your other papers: our <a href="/blog/view/application-timeline">timeline</a> shows when each of them is needed.</p>
`,
};
