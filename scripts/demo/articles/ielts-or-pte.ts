export const IELTS_OR_PTE = {
  title: 'IELTS or PTE: which test suits you?',
  slug: 'ielts-or-pte',
  description: `
<p>Both IELTS Academic and PTE Academic test reading, writing, listening and speaking. Both are accepted by most universities in our six countries, and the result of both is usually taken as valid for two years. Neither is “the easy one”. They are different, and one of them probably suits you better.</p>
<h2>What is the same</h2>
<p>The level of English that you need is the same: universities publish tables that match scores of one test with scores of the other. Both cost a similar amount, both can be repeated, and both give you a score for each skill as well as an overall score.</p>
<h2>What is different</h2>
<h3>Speaking</h3>
<p>In IELTS you talk with an examiner for about a quarter of an hour. It feels like a conversation, and you can ask to have a question repeated. In PTE you speak into a microphone, in short timed tasks, in a room where others speak too. If you freeze in front of strangers, the machine may be kinder. If you need a nod to go on, choose the examiner.</p>
<h3>Writing</h3>
<p>IELTS asks for a description of a chart or diagram and an essay. PTE asks for a summary in one sentence and an essay, both typed. IELTS can be taken on paper in some places and on a computer in most; PTE is on a computer everywhere. Slow typists should practise before they book.</p>
<h3>Marking</h3>
<p>People mark IELTS speaking and writing; PTE is marked mainly by software. Software is strict about pauses, fillers and word limits, and doesn't mind an accent that is clear. PTE tasks often count for two skills at once: reading a text aloud, for example, counts for speaking and for reading.</p>
<h3>Results</h3>
<p>PTE results usually arrive within about two days, computer-based IELTS within a few days, paper-based IELTS in about two weeks. That matters when a deadline is near.</p>
<h2>Before you book, check three things</h2>
<ul>
<li>The university. Open the entry requirements of each course on your list. A few departments accept only one of the two.</li>
<li>The visa. Immigration rules are separate from university rules. For some visas only certain versions of a test count; the United Kingdom, for instance, has a list of approved secure tests for some applicants. Read the government's page on the day you book.</li>
<li>The lowest part. “6.5 overall, no band less than 6.0” means that a 5.5 in writing is a no, even with 7.5 elsewhere.</li>
</ul>
<h2>How to decide in one weekend</h2>
<p>Take one full practice test of each, with a clock, on two mornings. Compare the results with the equivalence table of your first-choice university. If one is clearly better, you have your answer. If they are equal, choose the test whose speaking part you disliked less, and stay with it: switching back and forth costs more points than either test does.</p>
<h2>And the Duolingo test or TOEFL?</h2>
<p>TOEFL is accepted very widely, above all in the United States and Canada. The Duolingo English Test is accepted by many universities and is cheap, but not every visa office takes it. Each course in our <a href="/courses">search</a> lists the scores it asks for in every test it accepts.</p>
`,
};
