export const FIRST_WEEKS = {
  title: 'The first four weeks in a new country',
  slug: 'first-four-weeks',
  description: `
<p>The visa is in the passport, the flight is booked, and suddenly the questions are small and many. Which papers belong in the hand luggage? Where does the first night's bed come from? This list is what students told us they would have liked to know.</p>
<h2>In the hand luggage</h2>
<ul>
<li>passport, visa or entry letter, offer, proof of enrolment, proof of funds, on paper;</li>
<li>the address and telephone number of the place where you sleep first;</li>
<li>medicine for a month, with the prescription in English;</li>
<li>a little cash of the country, a second card kept apart from the first.</li>
</ul>
<p>At the border an officer may ask what you study, where, and who pays. Short true answers are best.</p>
<h2>Week one: get registered</h2>
<p>Enrol at the university in person if it asks for that. Collect the student card, and whatever your country of study wants: a residence permit, a tax or social insurance number, a registration of your address. Keep photographs of all of them.</p>
<h2>Week two: money and health</h2>
<p>Open a bank account; many banks come to the campus at the start of term. Find out which doctor you are registered with before you are ill, and which number to call at night. Write down what your health cover doesn't pay.</p>
<h2>Week three: a home</h2>
<p>Never pay for a room that you or somebody you trust hasn't seen. Read the contract twice: how long it binds you, what the deposit covers, who pays for heating. The housing office of the university reads contracts with students for free.</p>
<h2>Week four: people</h2>
<p>Go to two things where you know nobody. Most new students are waiting for somebody else to speak first. Homesickness often comes in this week, when the newness wears off. It passes for nearly everybody, and talking helps: every university has advisers for exactly that.</p>
<h2>Working beside your studies</h2>
<p>Most student visas allow some work in term time and limit the hours. The limit is set by law and does change, so look it up on the government's page. Working more than allowed can cost you the visa, whatever the employer says.</p>
<h2>Stay in touch with us</h2>
<p>Write to your counsellor when the course differs from what was promised, when you think of changing it, or when money becomes tight. Early on there is nearly always a way. You can begin with the <a href="/courses">course search</a> if you want to see what a change could look like.</p>
`,
};
