export interface Conversation {
  /** E-mail address of the member of the team. */
  staff: string;
  /** Each on a day; at what time of it follows from the working hours. */
  lines: readonly { from: 'student' | 'staff'; daysAgo: number; text: string }[];
  /** How many of the last lines are unread. */
  unread: number;
}

/** What the persona and the team wrote to one another. */
export const CONVERSATIONS: readonly Conversation[] = [
  {
    staff: 'team@example.com',
    unread: 1,
    lines: [
      said(
        'student',
        170,
        'Hello Harpreet, I am Priya. I finished my degree in Delhi and want to study computing in Canada. Where do I start?',
      ),
      said(
        'staff',
        170,
        'Hello Priya, good to meet you. Please fill in your academic information first, then the search shows which courses your marks and IELTS are enough for.',
      ),
      said('student', 169, 'Done. My IELTS is 7.0 with 6.5 in writing. Is that all right for a master’s?'),
      said(
        'staff',
        169,
        'Yes. Most master’s courses in your field ask for 6.5 or 7.0 overall with no band below 6.0. Look at “no band less than” on each course, not only at the overall score.',
      ),
      said('student', 167, 'Thank you. I have just sent my first application.'),
      said(
        'staff',
        139,
        'I have read it and your statement of purpose. It is clear; please add two sentences on what in your web work made you want to study further.',
      ),
      said('student', 139, 'Added. It reads better now.'),
      said(
        'staff',
        83,
        'Good news: the offer is here. Please read the page on deposits and refunds before you say yes, and ask me if anything is unclear.',
      ),
      said('student', 83, 'That is wonderful! If the study permit is refused, do I get the deposit back?'),
      said(
        'staff',
        83,
        'Usually yes, less an administration fee, and you have to send the refusal letter in time. The exact rule stands in your offer letter under “Refund policy”.',
      ),
      said('student', 60, 'I accepted and paid. What do I need for the study permit?'),
      said(
        'staff',
        60,
        'Passport, letter of acceptance, proof of funds, and whatever the checklist in your account names. Check the official page of IRCC as well: the amounts change every year.',
      ),
      said('student', 30, 'Everything is submitted. I got the biometrics letter.'),
      said(
        'staff',
        0,
        'Well done. Bring your passport and the letter to the appointment. I will watch the status and write as soon as something moves.',
      ),
    ],
  },
  {
    staff: 'emily.carter@example.com',
    unread: 2,
    lines: [
      said('student', 95, 'Hi Emily, I would also like a plan B in the UK. Is January or September better?'),
      said(
        'staff',
        95,
        'Hi Priya. September has more courses and more places; January is fine if your documents are ready now. A one-year master’s is quick, so think about the job search early.',
      ),
      said('student', 92, 'I applied just now.'),
      said(
        'staff',
        22,
        'You have a conditional offer. The only condition is your final degree certificate. Do you have it already?',
      ),
      said('student', 22, 'The convocation is next month. I have the provisional certificate.'),
      said(
        'staff',
        21,
        'Please upload the provisional certificate for now, and the original as soon as you get it. The university turns the offer into an unconditional one when it has seen the original.',
      ),
      said('student', 7, 'For the other application you asked for a second reference. Can my manager write it?'),
      said(
        'staff',
        6,
        'For a business master’s, yes: one academic and one professional reference is the usual pair. It needs letterhead, date and signature.',
      ),
      said(
        'staff',
        1,
        'A short reminder of that reference: the university holds the file open until the end of next week.',
      ),
    ],
  },
  {
    staff: 'daniel.okafor@example.com',
    unread: 0,
    lines: [
      said('student', 205, 'Hello, my transcript is 14 MB and the upload refuses it.'),
      said(
        'staff',
        205,
        'Hi Priya, the limit is 10 MB for each document. Scan it in greyscale at 200 dpi, or split it into two files; both can be added under the same heading.',
      ),
      said('student', 205, 'Greyscale worked, thank you.'),
    ],
  },
];

function said(from: 'student' | 'staff', daysAgo: number, text: string) {
  return { from, daysAgo, text };
}
