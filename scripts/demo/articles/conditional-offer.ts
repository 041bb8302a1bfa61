export const CONDITIONAL_OFFER = {
  title: 'What a conditional offer means, and what to do next',
  slug: 'what-a-conditional-offer-means',
  description: `
<p>The letter says “we are pleased to offer you a place, subject to the following conditions”. It is good news: the university wants you. It is not yet a place, and in most countries it isn't enough for a visa. Here is how to read it.</p>
<h2>Two kinds of offer</h2>
<p>An unconditional offer says that everything academic is done. You may accept, pay what is due, and get the paper for the visa. A conditional offer names what is still missing. When you have shown it, the university checks it and sends a new letter without the condition.</p>
<h2>The usual conditions</h2>
<ul>
<li>Final marks. You applied before your last examinations. The letter names the average, and sometimes single subjects.</li>
<li>Certificates. You have finished, but only have a provisional certificate or marks from a website.</li>
<li>English. You have no valid test yet, or one part of it is below the limit. Some universities offer a language course before the term instead.</li>
<li>References, portfolio or interview that arrived late.</li>
<li>Money. A deposit, or the evidence of a sponsor.</li>
</ul>
<h2>Read these five things first</h2>
<ul>
<li>The date by which you must answer, and the date by which the conditions must be met. They are rarely the same.</li>
<li>The course, campus, start and fee. Mistakes happen, and they are easy to mend now.</li>
<li>What the deposit is, and when you get it back. Look for the case of a refused visa.</li>
<li>In which form a document must arrive: upload, certified copy, or directly from the examining board.</li>
<li>Whether you can accept before the conditions are met. In many places you can, and it keeps your place.</li>
</ul>
<h2>What to do in the first week</h2>
<p>Write down each condition with a date and the person who has to act. Order the slowest document first, which is nearly always the one from your old university. If you need a better English score, book the test at once: the next free seat may be a month away. Upload what you have to your profile, so that your counsellor can send it on the same day.</p>
<h2>If you can't meet a condition</h2>
<p>Say so early. A mark that is one point below the limit is sometimes accepted, above all when the rest is strong and you ask before the deadline. A missing document can often be replaced by a letter of your university. The university may offer a later intake, a foundation year or a related course. What it can't do is help you after the date has passed in silence.</p>
<h2>If you have several offers</h2>
<p>Compare them with the reasons you wrote down when you chose the courses, not with the colour of the letter. An unconditional offer of your third choice is no reason to drop a conditional offer of your first, so long as the dates leave room for both. Decline the others politely: somebody is waiting for that place.</p>
<p>In your account the application shows “Conditional Offer”, and turns into “Offer Received” once the university has confirmed it. The months that follow are in our <a href="/blog/view/application-timeline">application timeline</a>.</p>
`,
};
