/** Who runs this site, as admins fill it in. What is '' or empty is not known, and is shown nowhere. */
export interface OperatorDetails {
  name: string;
  /** Lines. */
  address: string;
  phone: string;
  /** E.164. */
  whatsapp: string;
  email: string;
  /** Paragraphs of plain text, with an empty line between two. */
  about: string;
  terms: string;
  /** Such as 'ICEF Agency 1234'. */
  licences: string[];
  partners: string[];
  people: OperatorPerson[];
}

export interface OperatorPerson {
  name: string;
  /** What they do. */
  role: string;
  /** The id of their picture; '' without one. */
  photo: string;
}

export const NO_OPERATOR: OperatorDetails = {
  name: '',
  address: '',
  phone: '',
  whatsapp: '',
  email: '',
  about: '',
  terms: '',
  licences: [],
  partners: [],
  people: [],
};

/** Whether there is anything for the page 'About'. */
export const hasAbout = ({ terms: _, ...about }: OperatorDetails): boolean =>
  Object.values(about).some((value) => value.length > 0);

/** Where a picture of the site's own is. */
export const picturePath = (fileId: string): string => `/api/v1/blog-images/${fileId}`;

/** The paragraphs of a plain text. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The public pages made of it. */
export const ownPages = (operator: OperatorDetails): ('/about' | '/terms')[] => [
  ...(hasAbout(operator) ? (['/about'] as const) : []),
  ...(operator.terms ? (['/terms'] as const) : []),
];
