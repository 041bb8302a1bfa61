/** People who filled in "Talk to a counselor"; the one from Lahore has an account by now. */
export const ENQUIRIES: readonly { name: string; email: string; mobile: string; message: string; daysAgo: number }[] = [
  {
    name: 'Ishaan Kapoor',
    email: 'ishaan.kapoor@example.com',
    mobile: '915550000801',
    message: 'I finish my B.Com in May. Is a post-baccalaureate diploma in Canada better for me than a master’s?',
    daysAgo: 1,
  },
  {
    name: 'Lakshmi Menon',
    email: 'lakshmi.menon@example.com',
    mobile: '915550000802',
    message:
      'Staff nurse with three years of work. Which English score do I need for nursing in Australia or New Zealand?',
    daysAgo: 3,
  },
  {
    name: 'Sagar Thapa',
    email: 'sagar.thapa@example.com',
    mobile: '9775550000803',
    message: 'My PTE is 54. Which computing diplomas in Australia can I apply to for July?',
    daysAgo: 7,
  },
  {
    name: 'Ayesha Khan',
    email: 'ayesha.khan@example.com',
    mobile: '925550000110',
    message: 'Can I change my course after the CAS has been issued?',
    daysAgo: 14,
  },
  {
    name: 'Emeka Obi',
    email: 'emeka.obi@example.com',
    mobile: '2345550000804',
    message: 'Please call me about master’s courses in public health in the UK with a January start.',
    daysAgo: 19,
  },
  {
    name: 'Thao Pham',
    email: 'thao.pham@example.com',
    mobile: '845550000805',
    message: 'Do the polytechnics in Singapore take students with a Vietnamese high school diploma?',
    daysAgo: 26,
  },
  {
    name: 'Lucas Almeida',
    email: 'lucas.almeida@example.com',
    mobile: '555550000806',
    message: 'I would like to compare the cost of a master’s in the USA and in Canada, living costs included.',
    daysAgo: 40,
  },
];
