export const COSTS_AND_PROOF_OF_FUNDS = {
  title: 'What it costs, and how you prove that you can pay',
  slug: 'costs-and-proof-of-funds',
  description: `
<p>A visa office asks one question about money: can this person live and study here for the first year without depending on luck? The answer is a set of papers, and every country wants slightly different ones. Amounts change, often once a year, so you won't find any here. Look them up on the government's own page in the week you apply.</p>
<h2>What belongs in your budget</h2>
<ul>
<li>tuition, and the deposit that is due when you accept;</li>
<li>living costs: rent, food, transport, telephone, winter clothes where there is a winter;</li>
<li>health cover, which is compulsory almost everywhere;</li>
<li>visa fee, medical examination, fingerprints, English test, couriers;</li>
<li>the flight and the first month, in which you pay a rent deposit and buy everything at once.</li>
</ul>
<p>Leave a reserve of at least a tenth. Exchange rates move while you wait.</p>
<h2>Country by country</h2>
<h3>Canada: the GIC</h3>
<p>A Guaranteed Investment Certificate is a deposit at a participating Canadian bank. You pay in the amount that the government sets for one year of living costs, the bank gives you a certificate for the application, and after arrival you get the money back in instalments. It is one of several accepted proofs, and a common one. Tuition is shown separately, usually with the receipt of what you have paid.</p>
<h3>Australia: OSHC and evidence of funds</h3>
<p>Overseas Student Health Cover must run for the whole stay, from arrival. Many universities arrange it and put it on the offer. Beside it you may be asked to show money for travel, for a year of tuition and for a year of living costs, or a sufficient income of your parents.</p>
<h3>United Kingdom: the 28 days and the IHS</h3>
<p>The money for outstanding tuition and for up to nine months of living costs must have been in the account for 28 days in a row, and the last day must be recent. If the balance drops below the amount for a single day, the count begins again. The Immigration Health Surcharge is paid together with the visa application, for the whole length of the visa, and opens the National Health Service to you.</p>
<h3>New Zealand, USA, Singapore</h3>
<p>New Zealand wants tuition paid or covered, living costs for the first year, insurance and a way home. American universities check your funds before they issue the I-20, and the officer may ask again in the interview. Singapore looks at the fees through the university's own process; some students pay a security deposit.</p>
<h2>Mistakes that cost a visa</h2>
<ul>
<li>A large sum that appeared last week, without a paper that says where it comes from.</li>
<li>An account of somebody whose relation to you isn't shown.</li>
<li>Statements without stamp, name or date, or in a language the office doesn't read.</li>
<li>A loan that is approved “in principle” only.</li>
</ul>
<p>And never use made-up documents. They are found, and a ban can last for years.</p>
<h2>Where scholarships come in</h2>
<p>Apply for them at the same time as for the course, since most close early. A scholarship letter counts as proof for the part it pays. Compare fees and lengths in the <a href="/courses">course search</a> first: the cheapest good course is a kind of scholarship too.</p>
`,
};
