import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/domain/applications/application-status';
import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS } from '@/lib/domain/course';
import { PERSONAS } from '../people';
import type { CoursePick } from './course-picks';

/** An application to be: who, for what, how far it got and when it began. */
export interface ApplicationPlan {
  /** The student's e-mail address. */
  applicant: string;
  pick: CoursePick;
  status: ApplicationStatus;
  startedDaysAgo: number;
}

/** Student (without domain) | country | level | category | status | days since applying. */
const PLANS = `
student | Canada | Post Graduate | Computing and IT | Visa Applied | 168
student | UK | Post Graduate | Computing and IT | Conditional Offer | 92
student | Australia | Post Graduate | Computing and IT | Offer Received | 110
student | Canada | Post Graduate | Business and Management | Rejected | 150
student | USA | Post Graduate | Computing and IT | Under Review | 16
student | UK | Post Graduate | Business and Management | Documents Requested | 24
student | New Zealand | Post Graduate | Computing and IT | Withdrawn | 80
student | Singapore | Post Graduate | Computing and IT | Pending | 2
aarav.patel | Canada | Under Graduate | Engineering | Visa Approved | 150
aarav.patel | Australia | Under Graduate | Engineering | Conditional Offer | 140
simran.kaur | Canada | Under Graduate Diploma | Health | Enrolled | 145
simran.kaur | New Zealand | Under Graduate | Health | Withdrawn | 138
gurjot.singh | Canada | Under Graduate Diploma | Engineering | Visa Refused | 136
gurjot.singh | Australia | Under Graduate Diploma | Hospitality and Tourism | Submitted | 30
meera.krishnan | UK | Post Graduate | Health | Visa Applied | 125
meera.krishnan | Australia | Post Graduate | Health | Offer Received | 118
vikram.reddy | USA | Post Graduate | Engineering | Submitted | 60
vikram.reddy | Canada | Post Graduate Certificate | Engineering | Documents Requested | 41
nisha.deshmukh | UK | Post Graduate | Media and Communication | Under Review | 12
bibek.shrestha | Australia | Under Graduate | Computing and IT | Accepted | 84
bibek.shrestha | New Zealand | Under Graduate | Computing and IT | Rejected | 83
karthik.subramanian | USA | Post Graduate | Computing and IT | Visa Approved | 170
karthik.subramanian | Singapore | Post Graduate | Computing and IT | Offer Received | 160
karthik.subramanian | USA | Post Graduate | Engineering | Rejected | 166
ayesha.khan | UK | Post Graduate | Education | Enrolled | 165
ayesha.khan | Canada | Post Graduate | Education | Withdrawn | 158
bilal.ahmed | UK | Post Graduate | Business and Management | Deferred | 150
bilal.ahmed | Australia | Post Graduate | Business and Management | Under Review | 20
anjali.gurung | Australia | Under Graduate | Hospitality and Tourism | Visa Applied | 130
tanvir.hossain | Canada | Post Graduate Diploma | Business and Management | Submitted | 45
ritika.joshi | UK | Post Graduate | Law | Offer Received | 100
ritika.joshi | Canada | Post Graduate | Law | Under Review | 38
imran.qureshi | UK | Post Graduate | Agriculture and Environment | Pending | 5
pooja.thapa | Canada | Post Graduate | Social Sciences | Conditional Offer | 77
ananya.iyer | Singapore | Under Graduate | Business and Management | Submitted | 50
ananya.iyer | Australia | Foundation | Business and Management | Offer Received | 66
rakib.hasan | USA | Post Graduate | Science | Documents Requested | 33
anna.mathew | New Zealand | Post Graduate | Health | Accepted | 68
anna.mathew | UK | Post Graduate | Health | Conditional Offer | 64
joel.varghese | Canada | Post Graduate Certificate | Computing and IT | Under Review | 18
tanya.kapoor | USA | Post Graduate | Art and Design | Interview | 40
tanya.kapoor | UK | Post Graduate | Architecture and Built Environment | Pending | 8
sagar.adhikari | Australia | Under Graduate | Science | Documents Requested | 27
sagar.adhikari | New Zealand | Under Graduate | Agriculture and Environment | Pending | 6
mehwish.raza | UK | Post Graduate | Social Sciences | Under Review | 15
mehwish.raza | USA | Post Graduate | Arts and Humanities | Pending | 1
`;

/** All applications of the demonstration; the first eight are the `student` persona's. */
export const APPLICATION_PLANS: readonly ApplicationPlan[] = PLANS.trim().split('\n').map(planOf);

/** What the `student` persona saved, newest last. */
export const SAVED_PICKS: readonly CoursePick[] = [
  { country: 'Canada', level: 'Post Graduate', category: 'Computing and IT', nth: 0 },
  { country: 'Canada', level: 'Post Graduate Certificate', category: 'Computing and IT', nth: 1 },
  { country: 'UK', level: 'Post Graduate', category: 'Computing and IT', nth: 1 },
  { country: 'Australia', level: 'Post Graduate', category: 'Computing and IT', nth: 2 },
  { country: 'Australia', level: 'Post Graduate', category: 'Business and Management', nth: 1 },
  { country: 'USA', level: 'Post Graduate', category: 'Computing and IT', nth: 4 },
  { country: 'New Zealand', level: 'Post Graduate', category: 'Computing and IT', nth: 1 },
  { country: 'Singapore', level: 'Post Graduate', category: 'Computing and IT', nth: 7 },
];

function planOf(line: string, index: number): ApplicationPlan {
  const [student, country, level, category = '', status, days] = line.split(' | ');
  return {
    applicant: student === 'student' ? PERSONAS.student : `${student}@example.com`,
    pick: { country: oneOf(COUNTRIES, country), level: oneOf(COURSE_LEVELS, level), category, nth: index },
    status: oneOf(APPLICATION_STATUSES, status),
    startedDaysAgo: Number(days),
  };
}

function oneOf<T extends string>(list: readonly T[], text: string | undefined): T {
  const found = list.find((entry) => entry === text);
  if (!found) throw new Error(`'${text}' is none of ${list.join(', ')}`);
  return found;
}
