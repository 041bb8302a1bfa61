export const CHOOSING_A_COURSE = {
  title: 'How to choose a course you will still like in the second year',
  slug: 'how-to-choose-a-course',
  description: `
<p>Most people begin with a country or with a famous name. Both matter, but neither sits in the lecture hall with you. A better order is: what you want to be able to do, which courses teach that, and only then where. This article gives you a way through that takes two or three evenings.</p>
<h2>Start with the work, not with the title</h2>
<p>Write down three jobs that you could imagine doing five years from now. Read ten real advertisements for each and mark the skills that come up again and again. You now have a list against which any course can be measured. If a course teaches two of your eight skills, its name doesn't help you, however good it sounds.</p>
<h2>Read the list of modules</h2>
<p>Two courses with the same name can have little in common. A master's in data science may be half statistics at one university and mostly programming at another. On the course's own page look for:</p>
<ul>
<li>the compulsory modules, because you will take all of them;</li>
<li>the choices, and whether they run every year;</li>
<li>how you are examined: written papers, projects, presentations;</li>
<li>whether a placement is part of the course or only possible, and who finds it.</li>
</ul>
<h2>Check that you can get in</h2>
<p>Compare your own marks and scores with the entry requirement line by line. For English tests look at two numbers: the overall score and the lowest score allowed in any part. Many applicants meet the first and miss the second. Our <a href="/courses">course search</a> shows both, and lets you filter by the score you have.</p>
<h2>Check that it is recognised where you need it</h2>
<p>Nursing, teaching, law, engineering, psychology and accounting are regulated in many countries. Before you pay anything, find the professional body of the country in which you want to work and look whether it accepts the course. If you plan to go home afterwards, ask the body in your own country as well.</p>
<h2>Count the whole price</h2>
<p>Tuition is the number everybody compares, and only one part. Add rent, food, transport, health cover, books and the flights. A course that is cheaper by a tenth in a city where rent is twice as high is no bargain. Also look at the length: one year in the United Kingdom and two years in Canada are very different sums, and very different experiences.</p>
<h2>Make a short list of six</h2>
<p>Two that are a stretch, two where your profile fits, two where you are clearly above the requirement. Save them in your account and open them side by side. For each write one sentence that begins with “I want this one because”. If you can't finish the sentence, the course leaves the list.</p>
<h2>Talk to people</h2>
<p>Write to the department with one precise question; the answer shows how it treats students. Find two graduates and ask what surprised them. And ask a counsellor to look at the list before you apply: a second pair of eyes finds the condition you have overlooked.</p>
<p>When the list stands, our <a href="/blog/view/application-timeline">application timeline</a> tells you what to do in which month.</p>
`,
};
