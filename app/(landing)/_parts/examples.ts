/** Sentences that the search reads, each with the address it reads them as. */
export const EXAMPLES = [
  {
    country: 'Canada',
    words: 'data science in Canada in September',
    search: 'q=data+science&country=Canada&intake=Sep',
  },
  {
    country: 'Australia',
    words: 'business in Australia under A$40,000',
    search: 'q=business&country=Australia&maxFee=40000&currency=AUD',
  },
  { country: 'UK', words: 'nursing in the UK with IELTS 6.5', search: 'q=nursing&country=UK&test=ielts&score=6.5' },
] as const;
