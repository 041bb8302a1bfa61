export const APPLICATION_TIMELINE = {
  title: 'An application timeline, counted back from the first lecture',
  slug: 'application-timeline',
  description: `
<p>“When should I apply?” has a simple answer: earlier than you think, because three offices work one after the other and none of them hurries for you. The university reads your application, you accept and pay, and only then can you ask for a visa. Count back from the month in which the course begins.</p>
<h2>Twelve to ten months before</h2>
<ul>
<li>Choose the field and make a short list. <a href="/blog/view/how-to-choose-a-course">This guide</a> helps.</li>
<li>Check the date on which your passport expires. It should be valid for the whole course; if not, renew it now.</li>
<li>Book the English test. Leave room for a second attempt.</li>
<li>Ask for transcripts. Some universities take weeks to issue them.</li>
</ul>
<h2>Nine to seven months before</h2>
<ul>
<li>Ask two people for references, and give each of them your CV and a month of time.</li>
<li>Write the statement of purpose, let it rest for a week, then write it again.</li>
<li>Fill in your profile once and completely. Missing documents are the most frequent reason for waiting.</li>
<li>Apply. Popular courses close when they are full, not on the day of the deadline.</li>
</ul>
<h2>Six to five months before</h2>
<p>Answers arrive, often after three to eight weeks. An offer may be conditional: it then names what you still have to show. Read <a href="/blog/view/what-a-conditional-offer-means">what a conditional offer means</a> before you celebrate or worry. Compare the offers, accept one in time, and pay the deposit only after you have read the refund rules.</p>
<h2>Four to three months before</h2>
<p>After you accept, the university issues the paper that the visa office wants to see. It has another name in each country:</p>
<ul>
<li>Canada: letter of acceptance, and for many students an attestation letter of the province;</li>
<li>Australia: Confirmation of Enrolment;</li>
<li>New Zealand: offer of place;</li>
<li>United Kingdom: Confirmation of Acceptance for Studies, the CAS;</li>
<li>United States: Form I-20;</li>
<li>Singapore: registration in the system for the Student's Pass.</li>
</ul>
<p>Apply for the visa as soon as you have it. Processing times differ by country and season, and the weeks before September are the slowest of the year. Some offices also ask for a medical examination or fingerprints, for which you need an appointment.</p>
<h2>Two months to two weeks before</h2>
<ul>
<li>Look for a room; student residences often close their lists early.</li>
<li>Book a flight that can be changed until the visa is in your passport.</li>
<li>Arrange health cover, a bank card that works abroad, and copies of all papers.</li>
</ul>
<h2>If you are late</h2>
<p>Don't send a careless application to save a week. Many courses have a second intake: January in the United Kingdom, January or May in Canada, July in Australia and New Zealand. Starting one term later with everything in order is better than arriving three weeks into the first one. The <a href="/courses">course search</a> can filter by intake month.</p>
`,
};
